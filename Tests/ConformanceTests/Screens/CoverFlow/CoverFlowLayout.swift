import UIKit

/// A row in perspective: items beside the middle are turned by 60 degrees at most, and lie behind it.
final class CoverFlowLayout: UICollectionViewFlowLayout {
    private let maximumAngle = CGFloat.pi / 3

    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 160, height: 160)
        minimumLineSpacing = -40
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        if let collectionView {
            let side = max((collectionView.bounds.width - itemSize.width) / 2, 0)
            let above = max((collectionView.bounds.height - itemSize.height) / 2, 0)
            let insets = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
            if sectionInset != insets { sectionInset = insets }
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return super.layoutAttributesForElements(in: rect)?.map { turned($0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return super.layoutAttributesForItem(at: indexPath).map { turned($0) }
    }

    private func turned(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let bounds = collectionView?.bounds else { return original }
        let attributes = original.copy() as! UICollectionViewLayoutAttributes
        let step = itemSize.width + minimumLineSpacing
        let place = max(min((attributes.center.x - bounds.midX) / step, 1), -1)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, -place * maximumAngle, 0, 1, 0)
        attributes.transform3D = transform
        attributes.zIndex = -Int(abs(attributes.center.x - bounds.midX))
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let step = itemSize.width + minimumLineSpacing
        let last = CGFloat((collectionView?.numberOfItems(inSection: 0) ?? 1) - 1)
        let place = (proposedContentOffset.x / step).rounded()
        return CGPoint(x: max(min(place, last), 0) * step, y: proposedContentOffset.y)
    }
}
