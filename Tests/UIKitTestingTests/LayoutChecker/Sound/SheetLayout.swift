import UIKit

/// A sheet: sections are rows, items are cells, and the first cell of each row stays at the left edge.
final class SheetLayout: UICollectionViewLayout {
    private let cell = CGSize(width: 90, height: 40)

    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let sections = 0..<collectionView.numberOfSections
        let columns = sections.map { collectionView.numberOfItems(inSection: $0) }.max() ?? 0
        return CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(sections.count) * cell.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        var found: [UICollectionViewLayoutAttributes] = []
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)),
                    attributes.frame.intersects(rect)
                else { continue }
                found.append(attributes)
            }
        }
        return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            origin: CGPoint(x: CGFloat(indexPath.item) * cell.width, y: CGFloat(indexPath.section) * cell.height),
            size: cell)
        if indexPath.item == 0 {
            attributes.frame.origin.x = max(collectionView?.contentOffset.x ?? 0, 0)
            attributes.zIndex = 1
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
