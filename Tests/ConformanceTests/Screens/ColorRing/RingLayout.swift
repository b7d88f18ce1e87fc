import UIKit

/// Discs on a circle, the first at the top. They come from the middle and go back there.
final class RingLayout: UICollectionViewLayout {
    private let diameter: CGFloat = 60
    private var count = 0
    private var inserted = [IndexPath]()
    private var deleted = [IndexPath]()

    private var center: CGPoint {
        let bounds = collectionView?.bounds ?? .zero
        return CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    private var radius: CGFloat {
        let bounds = collectionView?.bounds ?? .zero
        return min(bounds.width, bounds.height) / 2 - diameter
    }

    override var collectionViewContentSize: CGSize {
        return collectionView?.bounds.size ?? .zero
    }

    override func prepare() {
        super.prepare()
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(count, 1)) - CGFloat.pi / 2
        attributes.size = CGSize(width: diameter, height: diameter)
        attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            switch update.updateAction {
            case .insert: inserted.append(update.indexPathAfterUpdate!)
            case .delete: deleted.append(update.indexPathBeforeUpdate!)
            default: break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted.removeAll()
        deleted.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        attributes?.center = center
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard deleted.contains(itemIndexPath) else {
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        attributes?.center = center
        attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
        return attributes
    }
}
