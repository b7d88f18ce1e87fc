import UIKit

/// Pages side by side, each as large as the view, with twelve items on a grid of four by four.
final class PagesLayout: UICollectionViewLayout {
    /// Around the grid of each page, in points; what covers the device's edges comes on top.
    var pageInsets = UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8) {
        didSet { invalidateLayout() }
    }

    /// Between neighbours, in points.
    var spacing: CGFloat = 8 {
        didSet { invalidateLayout() }
    }

    private var grid = PageGrid()
    private var itemCount = 0

    override class var layoutAttributesClass: AnyClass { SpanLayoutAttributes.self }

    /// How many pages there are, the last of which may be filled in part.
    var pageCount: Int { (itemCount + PageSpot.all.count - 1) / PageSpot.all.count }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        itemCount = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        let (edges, covered) = (pageInsets, collectionView.safeAreaInsets)
        grid = PageGrid(
            size: collectionView.bounds.size,
            insets: UIEdgeInsets(
                top: edges.top, left: edges.left + covered.left, bottom: edges.bottom,
                right: edges.right + covered.right),
            spacing: spacing,
            scale: max(collectionView.traitCollection.displayScale, 1))
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(pageCount) * grid.size.width, height: grid.size.height)
    }

    // MARK: Answers

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, (0..<itemCount).contains(indexPath.item) else { return nil }
        let (page, place) = indexPath.item.quotientAndRemainder(dividingBy: PageSpot.all.count)
        let spot = PageSpot.all[place]
        let attributes = SpanLayoutAttributes(forCellWith: indexPath)
        attributes.frame = grid.frame(of: spot, onPage: page)
        attributes.kind = spot.span
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        items(onPages: pages(in: rect))
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    /// Those that the rectangle meets: no others are looked at.
    func pages(in rect: CGRect) -> Range<Int> {
        guard rect.minX < collectionViewContentSize.width, rect.maxX > 0 else { return 0..<0 }
        let first = max(rect.minX / grid.size.width, 0)
        let last = min(rect.maxX / grid.size.width, CGFloat(pageCount - 1))
        return Int(first)..<(Int(last) + 1)
    }

    private func items(onPages pages: Range<Int>) -> Range<Int> {
        let count = PageSpot.all.count
        return (pages.lowerBound * count)..<min(pages.upperBound * count, itemCount)
    }

    /// Scrolling changes nothing; turning the device does.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
