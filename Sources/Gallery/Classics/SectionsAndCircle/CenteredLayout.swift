import UIKit

/// Items around a centre. Inserted ones fly in from it, deleted ones back into it.
class CenteredLayout: UICollectionViewLayout {
    static let itemSize = CGSize(width: 100, height: 100)

    /// The point that items fly out of and into. Subclasses set it.
    var center = CGPoint.zero

    /// How far from the centre the items are, as a multiple of the distance that the layout gives them.
    var spread: CGFloat = 1 {
        didSet { invalidateLayout() }
    }

    /// The item between two fingers, and what they do with it.
    struct Pinched {
        let path: IndexPath
        var center: CGPoint
        var scale: CGFloat
    }

    /// nil while two fingers hold no item.
    var pinched: Pinched? {
        didSet { invalidateLayout() }
    }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    /// The centre and `zIndex` of each item. Subclasses override this, and set ``center``.
    func places(of count: Int, in collectionView: UICollectionView) -> [(center: CGPoint, zIndex: Int)] { [] }

    override func prepare() {
        super.prepare()
        attributes = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let places = places(of: collectionView.numberOfItems(inSection: 0), in: collectionView)
        attributes = places.enumerated().map { item, place in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = Self.itemSize
            attributes.center = place.center
            attributes.zIndex = place.zIndex
            return attributes
        }
        lift()
    }

    /// Gives the pinched item the place and the size that the fingers want, in front of all others.
    private func lift() {
        guard let pinched, attributes.indices.contains(pinched.path.item) else { return }
        let item = attributes[pinched.path.item]
        item.center = pinched.center
        item.transform = CGAffineTransform(scaleX: pinched.scale, y: pinched.scale)
        item.zIndex = attributes.count * 2
    }

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

    // MARK: Insertions and deletions

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
        // The collection view asks for all items, including those that only move.
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

    /// Makes the item small and transparent, in the centre.
    private func putIntoCenter(_ attributes: UICollectionViewLayoutAttributes?) {
        attributes?.center = center
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        attributes?.alpha = 0
    }
}
