import Foundation

/// A 3 × 3 matrix that moves, scales, rotates or shears a drawing. Its last column is (0, 0, 1).
///
/// Points are rows: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. With y pointing down, as on screen, a positive angle
/// rotates clockwise.
///
///     let badge = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)   // move by 10, then double
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The share of x in the new x: a scale.
    public var a: CGFloat
    /// The share of x in the new y.
    public var b: CGFloat
    /// The share of y in the new x.
    public var c: CGFloat
    /// The share of y in the new y: a scale.
    public var d: CGFloat
    /// The shift along x, in points.
    public var tx: CGFloat
    /// The shift along y, in points.
    public var ty: CGFloat

    /// Makes a matrix of zeros, as on Apple's platforms. It maps every point to the origin. See ``identity``.
    public init() {
        self.init(0, 0, 0, 0, 0, 0)
    }

    /// Makes a transform from its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.init(a, b, c, d, tx, ty)
    }

    /// Makes a rotation by `angle` radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Makes a transform that scales.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// Makes a transform that moves.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    /// The transform that leaves every point in place.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// Whether the transform leaves every point in place.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
    /// Returns a transform that applies `self` first, and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * t2.a + b * t2.c,
            a * t2.b + b * t2.d,
            c * t2.a + d * t2.c,
            c * t2.b + d * t2.d,
            tx * t2.a + ty * t2.c + t2.tx,
            tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// Returns a transform that first moves, and then applies `self`.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns a transform that first scales, and then applies `self`.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns a transform that first rotates by `angle` radians, and then applies `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse of `self`, or `self` itself if there is none (a matrix without area), as documented by
    /// Apple.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant,
            -b / determinant,
            -c / determinant,
            a / determinant,
            (c * ty - d * tx) / determinant,
            (b * tx - a * ty) / determinant
        )
    }
}

extension CGAffineTransform: CustomDebugStringConvertible {
    public var debugDescription: String {
        "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
    }
}
