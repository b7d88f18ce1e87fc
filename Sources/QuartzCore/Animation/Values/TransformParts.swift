import CoreGraphics
import Foundation

/// The parts of a transform in order: perspective, scale, skew, rotation, translation.
///
/// Transforms are mixed part by part, so that a rotating layer keeps its size.
struct TransformParts {
    var translation = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0))
    var scale = (x: CGFloat(1), y: CGFloat(1), z: CGFloat(1))
    /// How far x leans towards y, x towards z, and y towards z.
    var skew = (xy: CGFloat(0), xz: CGFloat(0), yz: CGFloat(0))
    var turn = Quaternion.none
    /// The last column: m14, m24, m34, m44.
    var perspective = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0), w: CGFloat(1))
}

extension TransformParts {
    /// Returns nil for a transform that flattens space, because its rotation is undefined.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.hasInverse else { return nil }
        if t.isAffine { self.init(flat: t.affine) } else { self.init(deep: t) }
    }

    private init(flat: CGAffineTransform) {
        let parts = flat.decomposed()
        translation = (parts.translation.dx, parts.translation.dy, 0)
        scale = (parts.scale.width, parts.scale.height, 1)
        skew.xy = parts.horizontalShear
        turn = Quaternion(angle: parts.rotation)
    }

    private init(deep t: CATransform3D) {
        var rows = [Vector(t.m11, t.m12, t.m13), Vector(t.m21, t.m22, t.m23), Vector(t.m31, t.m32, t.m33)]
        perspective = Self.perspective(of: t)
        translation = (t.m41 / t.m44, t.m42 / t.m44, t.m43 / t.m44)
        for index in 0..<3 { rows[index] = rows[index] * (1 / t.m44) }

        // Gram-Schmidt: subtracts from each row its share of the rows before.
        scale.x = rows[0].length
        rows[0] = rows[0] * (1 / scale.x)
        skew.xy = rows[0].dot(rows[1])
        rows[1] = rows[1] - rows[0] * skew.xy
        scale.y = rows[1].length
        rows[1] = rows[1] * (1 / scale.y)
        skew.xy /= scale.y
        skew.xz = rows[0].dot(rows[2])
        rows[2] = rows[2] - rows[0] * skew.xz
        skew.yz = rows[1].dot(rows[2])
        rows[2] = rows[2] - rows[1] * skew.yz
        scale.z = rows[2].length
        rows[2] = rows[2] * (1 / scale.z)
        skew.xz /= scale.z
        skew.yz /= scale.z
        // A mirrored transform gets a negative height, as in ``CGAffineTransform/decomposed()``.
        if rows[0].dot(rows[1].cross(rows[2])) < 0 {
            scale.y = -scale.y
            skew.xy = -skew.xy
            skew.yz = -skew.yz
            rows[1] = rows[1] * -1
        }
        turn = Quaternion(rows)
    }

    /// The last column without the effect of the rest of the transform.
    private static func perspective(of t: CATransform3D) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        guard t.m14 != 0 || t.m24 != 0 || t.m34 != 0 else { return (0, 0, 0, 1) }
        var rest = t
        (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
        guard rest.hasInverse else { return (0, 0, 0, 1) }
        let inverse = CATransform3DInvert(rest)
        func along(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            a * t.m14 + b * t.m24 + c * t.m34 + d * t.m44
        }
        return (
            along(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
            along(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
            along(inverse.m31, inverse.m32, inverse.m33, inverse.m34),
            along(inverse.m41, inverse.m42, inverse.m43, inverse.m44)
        )
    }

    var transform: CATransform3D {
        var rows = turn.rows
        // The reverse: each row gets back its share of the rows before, and then its length.
        let (first, second, third) = (rows[0], rows[1], rows[2])
        rows[0] = first * scale.x
        rows[1] = (second + first * skew.xy) * scale.y
        rows[2] = (third + first * skew.xz + second * skew.yz) * scale.z
        var t = CATransform3DIdentity
        (t.m11, t.m12, t.m13) = (rows[0].x, rows[0].y, rows[0].z)
        (t.m21, t.m22, t.m23) = (rows[1].x, rows[1].y, rows[1].z)
        (t.m31, t.m32, t.m33) = (rows[2].x, rows[2].y, rows[2].z)
        (t.m41, t.m42, t.m43) = translation
        guard perspective != (0, 0, 0, 1) else { return t }
        let p = perspective
        let column = [
            t.m11 * p.x + t.m12 * p.y + t.m13 * p.z, t.m21 * p.x + t.m22 * p.y + t.m23 * p.z,
            t.m31 * p.x + t.m32 * p.y + t.m33 * p.z, t.m41 * p.x + t.m42 * p.y + t.m43 * p.z + p.w,
        ]
        (t.m14, t.m24, t.m34, t.m44) = (column[0], column[1], column[2], column[3])
        return t
    }

    func mixed(with other: TransformParts, _ fraction: CGFloat) -> TransformParts {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from.mixed(with: to, fraction) }
        var result = TransformParts()
        let (to, p) = (other.translation, other.perspective)
        result.translation = (mix(translation.x, to.x), mix(translation.y, to.y), mix(translation.z, to.z))
        result.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y), mix(scale.z, other.scale.z))
        result.skew = (mix(skew.xy, other.skew.xy), mix(skew.xz, other.skew.xz), mix(skew.yz, other.skew.yz))
        result.turn = turn.mixed(with: other.turn, fraction)
        result.perspective = (
            mix(perspective.x, p.x), mix(perspective.y, p.y), mix(perspective.z, p.z), mix(perspective.w, p.w)
        )
        return result
    }
}

extension CATransform3D {
    var isFinite: Bool {
        (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }

    /// Whether the transform can be inverted. A scale of 0 can't.
    var hasInverse: Bool {
        if isAffine { return m11 * m22 - m12 * m21 != 0 }
        return CATransform3DInvert(self) != self || CATransform3DConcat(self, self) == CATransform3DIdentity
    }

    /// Returns the transform part of the way to `other`. If one of them flattens space, mixes number by number.
    package func mixed(with other: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        if isMove, other.isMove {
            return CATransform3DMakeTranslation(
                m41.mixed(with: other.m41, fraction), m42.mixed(with: other.m42, fraction),
                m43.mixed(with: other.m43, fraction))
        }
        if let from = TransformParts(self), let to = TransformParts(other) {
            return from.mixed(with: to, fraction).transform
        }
        return CATransform3D(rows: zip(rows, other.rows).map { $0.mixed(with: $1, fraction) })
    }

    private var isMove: Bool {
        m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m44 == 1
    }
}

/// A vector in space.
struct Vector {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
    }

    var length: CGFloat { dot(self).squareRoot() }

    func dot(_ other: Vector) -> CGFloat { x * other.x + y * other.y + z * other.z }

    func cross(_ other: Vector) -> Vector {
        Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    static func * (vector: Vector, factor: CGFloat) -> Vector {
        Vector(vector.x * factor, vector.y * factor, vector.z * factor)
    }

    static func + (one: Vector, two: Vector) -> Vector { Vector(one.x + two.x, one.y + two.y, one.z + two.z) }

    static func - (one: Vector, two: Vector) -> Vector { one + two * -1 }
}
