import UIKit

/// A grid in which one tile follows two fingers: it has their distance as its size, and their middle as its place.
final class PinchLayout: UICollectionViewFlowLayout {
    /// The tile under the fingers, and what they do with it; nil while there are none.
    struct Pinched {
        let path: IndexPath
        var center: CGPoint
        var scale: CGFloat
    }

    var pinched: Pinched? {
        didSet { invalidateLayout() }
    }

    override init() {
        super.init()
        itemSize = CGSize(width: 100, height: 100)
        sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        sectionInsetReference = .fromSafeArea
    }

    required init?(coder: NSCoder) { fatalError("The layout is made in code.") }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let pinched else { return super.layoutAttributesForElements(in: rect) }
        let others = (super.layoutAttributesForElements(in: rect) ?? []).filter { $0.indexPath != pinched.path }
        // Its place may be outside the rectangle, and the tile inside, or the other way round.
        let tile = layoutAttributesForItem(at: pinched.path).map { [$0] } ?? []
        return others + tile.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(applyingPinch)
    }

    private func applyingPinch(to attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let pinched, attributes.indexPath == pinched.path,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else {
            return attributes
        }
        copy.center = pinched.center
        copy.transform = CGAffineTransform(scaleX: pinched.scale, y: pinched.scale)
        copy.zIndex = 1
        return copy
    }
}
