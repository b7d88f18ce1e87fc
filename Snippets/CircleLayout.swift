import UIKit

// A custom layout: items on a circle that fills the view. Documentation/WritingALayout.md explains it step by step.

final class CircleLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        attributes = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let bounds = collectionView.bounds
        let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let radius = min(bounds.width, bounds.height) / 2 - 40
        let count = collectionView.numberOfItems(inSection: 0)
        for item in 0..<count {
            let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            place.size = CGSize(width: 60, height: 60)
            place.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            attributes.append(place)
        }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
