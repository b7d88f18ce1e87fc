import Foundation

/// The parts of an affine transform, in order: scale and shear, rotation, translation.
public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The scale along x and along y.
    public var scale: CGSize
    /// How far x moves for each point of y.
    public var horizontalShear: CGFloat
    /// The angle, in radians.
    public var rotation: CGFloat
    /// The shift, in points.
    public var translation: CGVector

    /// Makes the components of the identity.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes components from their values. The angle is in radians.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform of these components. ``decomposed()`` does the reverse.
    public init(_ components: CGAffineTransformComponents) {
        let scaled = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let sheared = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
        let turned = CGAffineTransform(rotationAngle: components.rotation)
        let moved = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scaled.concatenating(sheared).concatenating(turned).concatenating(moved)
    }

    /// Returns the scale, shear, rotation and translation that give `self` when combined in that order.
    ///
    /// The x scale is never negative. A mirrored transform has a negative y scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let angle = atan2(b, a)
        let (sine, cosine) = (sin(angle), cos(angle))
        // Without the rotation the second row is (shear · scaleY, scaleY).
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
