import UIKit

/// A flow layout whose cells hang on springs. The further a cell is from the finger, the more it lags behind.
final class SpringLayout: UICollectionViewFlowLayout {
    private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private var springs: [IndexPath: UIAttachmentBehavior] = [:]

    /// Makes springs for visible cells and those a little beyond.
    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let sight = collectionView.bounds.insetBy(dx: 0, dy: -100)
        let inSight = super.layoutAttributesForElements(in: sight) ?? []
        let paths = Set(inSight.map(\.indexPath))
        for (path, spring) in springs where !paths.contains(path) {
            animator.removeBehavior(spring)
            springs[path] = nil
        }
        for attributes in inSight where springs[attributes.indexPath] == nil {
            let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
            spring.length = 0
            spring.damping = 0.8
            spring.frequency = 1
            springs[attributes.indexPath] = spring
            animator.addBehavior(spring)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        guard newBounds.size == collectionView.bounds.size else {
            animator.removeAllBehaviors()
            springs = [:]
            return true
        }
        stretch(by: newBounds.minY - collectionView.bounds.minY, in: collectionView)
        return false
    }

    /// Moves the cells against the scrolling direction, so that their springs pull them back.
    private func stretch(by delta: CGFloat, in collectionView: UICollectionView) {
        let touch = collectionView.panGestureRecognizer.location(in: collectionView)
        for spring in springs.values {
            guard let item = spring.items.first else { continue }
            let share = min(abs(touch.y - spring.anchorPoint.y) / 1500, 1)
            item.center.y += delta * share
            animator.updateItem(usingCurrentState: item)
        }
    }
}
