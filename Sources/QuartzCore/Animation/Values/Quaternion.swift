import CoreGraphics
import Foundation

/// A rotation in space about one axis.
struct Quaternion {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
    var w: CGFloat

    static let none = Quaternion(x: 0, y: 0, z: 0, w: 1)
}

extension Quaternion {
    /// Makes a rotation in the plane of the screen, in radians.
    init(angle: CGFloat) {
        self.init(x: 0, y: 0, z: sin(angle / 2), w: cos(angle / 2))
    }

    /// Makes the rotation of a matrix that only rotates. Points are rows.
    init(_ rows: [Vector]) {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        // Of the four formulas this uses the one that divides by the largest number.
        let squares = [1 + a.x + b.y + c.z, 1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z]
        let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
        let root = max(squares[largest], 0).squareRoot()
        let (half, part) = (root / 2, root > 0 ? 1 / (2 * root) : 0)
        switch largest {
        case 0: self.init(x: (b.z - c.y) * part, y: (c.x - a.z) * part, z: (a.y - b.x) * part, w: half)
        case 1: self.init(x: half, y: (a.y + b.x) * part, z: (c.x + a.z) * part, w: (b.z - c.y) * part)
        case 2: self.init(x: (a.y + b.x) * part, y: half, z: (b.z + c.y) * part, w: (c.x - a.z) * part)
        default: self.init(x: (c.x + a.z) * part, y: (b.z + c.y) * part, z: half, w: (a.y - b.x) * part)
        }
    }

    /// The matrix of the rotation.
    var rows: [Vector] {
        [
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// Returns the rotation a part of the shorter way to `other`, at a constant pace.
    func mixed(with other: Quaternion, _ fraction: CGFloat) -> Quaternion {
        var target = other
        var cosine = x * other.x + y * other.y + z * other.z + w * other.w
        // For half a turn both ways are equally long. Rounding must not decide between them.
        if cosine < -1e-9 {
            target = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
            cosine = -cosine
        }
        guard cosine < 1 - 1e-12 else { return target }
        let angle = acos(min(max(cosine, -1), 1))
        let (own, others) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
        return Quaternion(
            x: own * x + others * target.x, y: own * y + others * target.y, z: own * z + others * target.z,
            w: own * w + others * target.w)
    }

    /// The angles about x, y and z, applied in this order, in radians.
    var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let sine = 2 * (w * y - z * x)
        let about = (
            x: atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), y: asin(min(max(sine, -1), 1)),
            z: atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
        )
        return about
    }

    init(angles: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let (cx, sx) = (cos(angles.x / 2), sin(angles.x / 2))
        let (cy, sy) = (cos(angles.y / 2), sin(angles.y / 2))
        let (cz, sz) = (cos(angles.z / 2), sin(angles.z / 2))
        self.init(
            x: sx * cy * cz - cx * sy * sz, y: cx * sy * cz + sx * cy * sz, z: cx * cy * sz - sx * sy * cz,
            w: cx * cy * cz + sx * sy * sz)
    }
}
