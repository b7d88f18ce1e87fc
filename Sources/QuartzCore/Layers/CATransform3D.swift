import CoreGraphics
import Foundation

/// A 4 × 4 matrix that moves, scales and rotates a layer in space. Points are rows: `p' = p · M`.
///
///     var fold = CATransform3DIdentity
///     fold.m34 = -1 / 500                               // seen from 500 points away
///     fold = CATransform3DRotate(fold, .pi / 4, 0, 1, 0)
public struct CATransform3D: Sendable, Hashable {
    /// The share of x in the new x: a scale.
    public var m11: CGFloat
    /// The share of x in the new y.
    public var m12: CGFloat
    /// The share of x in the new z.
    public var m13: CGFloat
    /// The share of x in the divisor: perspective along x.
    public var m14: CGFloat
    /// The share of y in the new x.
    public var m21: CGFloat
    /// The share of y in the new y: a scale.
    public var m22: CGFloat
    /// The share of y in the new z.
    public var m23: CGFloat
    /// The share of y in the divisor: perspective along y.
    public var m24: CGFloat
    /// The share of z in the new x.
    public var m31: CGFloat
    /// The share of z in the new y.
    public var m32: CGFloat
    /// The share of z in the new z: a scale.
    public var m33: CGFloat
    /// The share of z in the divisor. −1 / *d* is the perspective of an eye at a distance of *d* points.
    public var m34: CGFloat
    /// The shift along x, in points.
    public var m41: CGFloat
    /// The shift along y, in points.
    public var m42: CGFloat
    /// The shift along z, in points.
    public var m43: CGFloat
    /// The constant part of the divisor; 1 in nearly all transforms.
    public var m44: CGFloat

    /// Makes a matrix of zeros, as on Apple's platforms. See `CATransform3DIdentity`.
    public init() {
        self.init(rows: Array(repeating: 0, count: 16))
    }

    /// Makes a transform from its sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// The sixteen numbers row by row.
    package init(rows: [CGFloat]) {
        self.init(
            m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
            m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
            m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
            m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
    }

    package var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    package init(_ affine: CGAffineTransform) {
        self = CATransform3DIdentity
        m11 = affine.a
        m12 = affine.b
        m21 = affine.c
        m22 = affine.d
        m41 = affine.tx
        m42 = affine.ty
    }

    /// Whether the transform stays in the plane of the screen, so that a CGAffineTransform is enough.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
    }

    package var affine: CGAffineTransform { CGAffineTransform(m11, m12, m21, m22, m41, m42) }
}

/// The transform that leaves every point in place.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0,
    m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
