import UIKit

/// Covers on a shelf: one faces the person, those at its sides turn towards it and stand closer to each other.
final class CoverFlowLayout: UICollectionViewLayout {
    static let side: CGFloat = 200
    /// The distance to scroll from one cover to the next, in points.
    static let step: CGFloat = 60
    /// How much further from the middle the covers at the sides stand.
    static let gap: CGFloat = 60
    /// The angle of a cover at the side.
    static let angle = CGFloat.pi / 3
    /// How far the eye is from the covers. The nearer it is, the more a turned cover shrinks towards its far edge.
    static let eye: CGFloat = 700

    private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }

    /// The visible part of the content: what no bar covers.
    private var room: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

    /// The first and the last cover get to the middle.
    override var collectionViewContentSize: CGSize {
        CGSize(width: room.width + CGFloat(max(count - 1, 0)) * Self.step, height: room.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // Where a cover faces the person, in covers. Those at the sides are `gap` further away than that.
        let reach = Self.gap + Self.side
        let first = Int(((rect.minX - reach - room.width / 2) / Self.step).rounded(.down))
        let last = Int(((rect.maxX + reach - room.width / 2) / Self.step).rounded(.up))
        let (from, to) = (max(first, 0), min(last, count - 1))
        guard from <= to else { return [] }
        return (from...to).map { attributes(of: $0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.section == 0 && indexPath.item < count ? attributes(of: indexPath.item) : nil
    }

    private func attributes(of item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let distance = (room.width / 2 + CGFloat(item) * Self.step - room.midX) / Self.step
        let side = min(max(distance, -1), 1)
        attributes.size = CGSize(width: Self.side, height: Self.side)
        attributes.center = CGPoint(x: room.midX + distance * Self.step + side * Self.gap, y: room.height / 2)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / Self.eye
        attributes.transform3D = CATransform3DRotate(transform, -side * Self.angle, 0, 1, 0)
        attributes.zIndex = -Int(abs(distance * 10).rounded())
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let start = -(collectionView?.adjustedContentInset.left ?? 0)
        let cover = ((proposedContentOffset.x - start) / Self.step).rounded()
        return CGPoint(x: start + cover * Self.step, y: proposedContentOffset.y)
    }
}
