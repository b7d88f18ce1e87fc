import UIKit

/// Items on a circle, clockwise from its top. New ones fly in from the centre, deleted ones back into it.
///
/// Where items overlap, the lower one lies above the other, as in a ring that is seen a little from above.
final class CircleLayout: UICollectionViewLayout {
    private static let itemSize = CGSize(width: 100, height: 100)

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var center = CGPoint.zero
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    override func prepare() {
        super.prepare()
        attributes = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let room = CGRect(origin: .zero, size: collectionView.bounds.size).inset(by: collectionView.safeAreaInsets)
        let radius = max(min(room.width, room.height) / 2 - 100, 0)
        center = CGPoint(x: room.midX, y: room.midY)
        let count = collectionView.numberOfItems(inSection: 0)
        attributes = (0..<count).map { item in
            let angle = 2 * CGFloat.pi / CGFloat(count) * CGFloat(item)
            let middle = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            place.frame = CGRect(
                x: floor(middle.x - Self.itemSize.width / 2), y: floor(middle.y - Self.itemSize.height / 2),
                width: Self.itemSize.width, height: Self.itemSize.height)
            place.zIndex = Self.zIndex(of: item, count: count)
            return place
        }
    }

    /// Rising in the right half, 0, 2, 4 …, and falling in the left half, … 5, 3, 1: each number once.
    static func zIndex(of item: Int, count: Int) -> Int { min(2 * item, 2 * (count - item) - 1) }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    // MARK: Coming and going

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            switch update.updateAction {
            case .insert: update.indexPathAfterUpdate.map { _ = inserted.insert($0) }
            case .delete: update.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
            default: break
            }
        }
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        // Asked for those that only slide, too.
        if inserted.contains(itemIndexPath) { putIntoCenter(attributes) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) { putIntoCenter(attributes) }
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
        deleted = []
    }

    /// Small and transparent.
    private func putIntoCenter(_ attributes: UICollectionViewLayoutAttributes?) {
        attributes?.center = center
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        attributes?.alpha = 0
    }
}
