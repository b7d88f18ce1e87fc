import Foundation

/// The steps that make up an affine transform: scale and shear first, then the turn, then the move.
public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The scale along x and along y.
    public var scale: CGSize
    /// How far x leans for each point of y.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// The shift.
    public var translation: CGVector

    /// The components of a transform that leaves everything where it is.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Components one by one, the angle in radians.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Puts the steps together again. ``decomposed()`` takes them apart.
    public init(_ components: CGAffineTransformComponents) {
        let scaled = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let sheared = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
        let turned = CGAffineTransform(rotationAngle: components.rotation)
        let moved = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scaled.concatenating(sheared).concatenating(turned).concatenating(moved)
    }

    /// The scale, shear, turn and move that give `self` when put together in that order.
    ///
    /// The x scale is never negative; a mirror shows as a negative y scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let angle = atan2(b, a)
        let (sine, cosine) = (sin(angle), cos(angle))
        // With the turn undone the second row is (shear · scaleY, scaleY).
        let height = d * cosine - c * sine
        let lean = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : lean / height,
            rotation: angle,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
