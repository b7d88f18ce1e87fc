import UIKit

/// One row of tiles. A tile grows while it is near the middle of the screen, and scrolling comes to rest where one is
/// exactly there.
final class LineLayout: UICollectionViewFlowLayout {
    static let side: CGFloat = 200
    static let spacing: CGFloat = 50
    /// A tile this far from the middle, in points, has its own size.
    static let reach: CGFloat = 200
    /// How much larger the tile in the middle is: 0.3 is 260 points instead of 200.
    static let growth: CGFloat = 0.3

    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: Self.side, height: Self.side)
        minimumLineSpacing = Self.spacing
        sectionInsetReference = .fromContentInset
    }

    required init?(coder: NSCoder) { fatalError("The layout is made in code.") }

    /// Insets of half the room, so that there is one row, and the first and the last tile get to the middle.
    override func prepare() {
        if let collectionView {
            let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
            let (across, along) = ((room.height - Self.side) / 2, (room.width - Self.side) / 2)
            sectionInset = UIEdgeInsets(
                top: max(across, 0), left: max(along, 0), bottom: max(across, 0), right: max(along, 0))
        }
        super.prepare()
    }

    /// Every scroll step changes the sizes.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // A tile that grew reaches further than its place.
        let reach = Self.side * Self.growth / 2
        let near = super.layoutAttributesForElements(in: rect.insetBy(dx: -reach, dy: -reach)) ?? []
        return near.map(grown).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(grown)
    }

    private func grown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let distance = abs(attributes.center.x - middle)
        guard distance < Self.reach, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        let scale = 1 + Self.growth * (1 - distance / Self.reach)
        copy.transform = CGAffineTransform(scaleX: scale, y: scale)
        copy.zIndex = 1
        return copy
    }

    /// The middle of the screen, in the content's coordinates.
    private var middle: CGFloat {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset).midX } ?? 0
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let proposed = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
        let middle = proposed.inset(by: collectionView.adjustedContentInset).midX
        let centers = (super.layoutAttributesForElements(in: proposed) ?? []).map(\.center.x)
        guard let nearest = centers.min(by: { abs($0 - middle) < abs($1 - middle) }) else {
            return proposedContentOffset
        }
        return CGPoint(x: proposedContentOffset.x + nearest - middle, y: proposedContentOffset.y)
    }
}
