import UIKit

/// A row whose items get smaller away from the middle, and which rests with an item in the middle.
final class CarouselFlowLayout: UICollectionViewFlowLayout {
    override func prepare() {
        defer { super.prepare() }
        guard let collectionView else { return }
        scrollDirection = .horizontal
        minimumLineSpacing = 20
        itemSize = CGSize(width: 200, height: 200)
        let side = max((collectionView.bounds.width - itemSize.width) / 2, 0)
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let middle = collectionView.bounds.midX
        return super.layoutAttributesForElements(in: rect)?.map { original in
            let attributes = original.copy() as! UICollectionViewLayoutAttributes
            let distance = min(abs(attributes.center.x - middle) / (itemSize.width + minimumLineSpacing), 1)
            let scale = 1 - 0.2 * distance
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.alpha = 1 - 0.5 * distance
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let step = itemSize.width + minimumLineSpacing
        let last = CGFloat(collectionView.numberOfItems(inSection: 0) - 1)
        let place = proposedContentOffset.x / step
        let rounded = velocity.x > 0.2 ? ceil(place) : velocity.x < -0.2 ? floor(place) : place.rounded()
        return CGPoint(x: min(max(rounded, 0), last) * step, y: proposedContentOffset.y)
    }
}

/// A coloured square with a name.
final class CoverCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.textColor = .white
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 20
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ album: String, hue: CGFloat) {
        label.text = album
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.7, alpha: 1)
    }
}
