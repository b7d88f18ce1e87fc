import UIKit

/// Cells of one size in rows and columns; those of the first row and the first column stay in view.
final class StickyGridLayout: UICollectionViewLayout {
    private let cellSize = CGSize(width: 80, height: 40)

    private var rows: Int {
        return collectionView?.numberOfSections ?? 0
    }

    private var columns: Int {
        guard let collectionView = collectionView, rows > 0 else { return 0 }
        return collectionView.numberOfItems(inSection: 0)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rows > 0, columns > 0 else { return nil }
        let rowsInRect = range(from: rect.minY, to: rect.maxY, step: cellSize.height, count: rows)
        let columnsInRect = range(from: rect.minX, to: rect.maxX, step: cellSize.width, count: columns)
        var paths = Set<IndexPath>()
        for row in rowsInRect.union([0]) {
            for column in columnsInRect.union([0]) { paths.insert(IndexPath(item: column, section: row)) }
        }
        return paths.compactMap(layoutAttributesForItem)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let insets = collectionView.adjustedContentInset
        let offset = CGPoint(
            x: collectionView.contentOffset.x + insets.left, y: collectionView.contentOffset.y + insets.top)
        var origin = CGPoint(
            x: CGFloat(indexPath.item) * cellSize.width, y: CGFloat(indexPath.section) * cellSize.height)
        if indexPath.item == 0 {
            origin.x = offset.x
            attributes.zIndex += 1
        }
        if indexPath.section == 0 {
            origin.y = offset.y
            attributes.zIndex += 2
        }
        attributes.frame = CGRect(origin: origin, size: cellSize)
        return attributes
    }

    private func range(from start: CGFloat, to end: CGFloat, step: CGFloat, count: Int) -> Set<Int> {
        let first = max(Int(start / step), 0)
        let last = min(Int(end / step), count - 1)
        return first <= last ? Set(first...last) : []
    }
}
