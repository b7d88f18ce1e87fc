import UIKit

/// A number of items on pages of twelve, side by side. Both layouts get their frames from this value.
struct SpanPages {
    var grid = PageGrid()
    var itemCount = 0

    /// The number of pages. The last one may be partly filled.
    var count: Int { (itemCount + PageSpot.all.count - 1) / PageSpot.all.count }

    var contentSize: CGSize { CGSize(width: CGFloat(count) * grid.size.width, height: grid.size.height) }

    init() {}

    /// - Parameters:
    /// - edges: The insets around the grid of each page, in addition to the safe area.
    @MainActor init(of collectionView: UICollectionView, edges: UIEdgeInsets, spacing: CGFloat) {
        itemCount = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        let covered = collectionView.safeAreaInsets
        grid = PageGrid(
            size: collectionView.bounds.size,
            insets: UIEdgeInsets(
                top: edges.top, left: edges.left + covered.left, bottom: edges.bottom,
                right: edges.right + covered.right),
            spacing: spacing,
            scale: max(collectionView.traitCollection.displayScale, 1))
    }

    func frame(ofItem item: Int) -> CGRect { grid.frame(of: spot(ofItem: item), onPage: item / PageSpot.all.count) }

    func spot(ofItem item: Int) -> PageSpot { PageSpot.all[item % PageSpot.all.count] }

    // MARK: Items in a rectangle

    /// Returns the items of all pages that intersect the rectangle.
    func items(in rect: CGRect) -> Range<Int> { items(onPages: pages(in: rect)) }

    func pages(in rect: CGRect) -> Range<Int> {
        guard rect.minX < contentSize.width, rect.maxX > 0 else { return 0..<0 }
        let first = max(rect.minX / grid.size.width, 0)
        let last = min(rect.maxX / grid.size.width, CGFloat(count - 1))
        return Int(first)..<(Int(last) + 1)
    }

    private func items(onPages pages: Range<Int>) -> Range<Int> {
        let count = PageSpot.all.count
        return (pages.lowerBound * count)..<min(pages.upperBound * count, itemCount)
    }
}
