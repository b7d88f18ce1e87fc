import UIKit

/// The items of the first section on a circle in the middle of the view.
final class DiscsLayout: UICollectionViewLayout {
    private var discs: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        discs = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let bounds = collectionView.bounds
        let count = collectionView.numberOfItems(inSection: 0)
        let radius = min(bounds.width, bounds.height) / 2 - 30
        for item in 0..<count {
            let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
            let disc = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            disc.size = CGSize(width: 50, height: 50)
            disc.center = CGPoint(
                x: bounds.width / 2 + radius * cos(angle), y: bounds.height / 2 + radius * sin(angle))
            discs.append(disc)
        }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        discs.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.section == 0 && indexPath.item < discs.count ? discs[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        fromMiddle(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        fromMiddle(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
    }

    private func fromMiddle(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes, copy.alpha == 0,
            let bounds = collectionView?.bounds
        else { return attributes }
        copy.center = CGPoint(x: bounds.midX, y: bounds.midY)
        return copy
    }
}
