import UIKit

/// Pages side by side, each as large as the view, with twelve items on a grid of four by four.
final class PagesLayout: UICollectionViewLayout {
    /// The insets around the grid of each page, in points, in addition to the safe area.
    var pageInsets = UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8) {
        didSet { invalidateLayout() }
    }

    /// The gap between neighbours, in points.
    var spacing: CGFloat = 8 {
        didSet { invalidateLayout() }
    }

    private(set) var pages = SpanPages()

    override class var layoutAttributesClass: AnyClass { SpanLayoutAttributes.self }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        pages = SpanPages(of: collectionView, edges: pageInsets, spacing: spacing)
    }

    override var collectionViewContentSize: CGSize { pages.contentSize }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, (0..<pages.itemCount).contains(indexPath.item) else { return nil }
        let attributes = SpanLayoutAttributes(forCellWith: indexPath)
        attributes.frame = pages.frame(ofItem: indexPath.item)
        attributes.kind = pages.spot(ofItem: indexPath.item).span
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pages.items(in: rect)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    /// Scrolling changes no frame. Rotating the device does.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
