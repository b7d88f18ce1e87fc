import CoreGraphics
import Foundation

/// Returns whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether both transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m41 = tx
    transform.m42 = ty
    transform.m43 = tz
    return transform
}

/// Returns a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = sx
    transform.m22 = sy
    transform.m33 = sz
    return transform
}

/// Returns a rotation by `angle` radians about the line from the origin through (x, y, z); the identity if that is the
/// origin.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    // A rotation about a coordinate axis leaves this axis exactly in place, so a flat rotation stays flat.
    func along(_ part: CGFloat) -> CGFloat { part * part == 1 ? 1 : cosine + part * part * rest }
    var transform = CATransform3DIdentity
    transform.m11 = along(x)
    transform.m12 = x * y * rest + z * sine
    transform.m13 = x * z * rest - y * sine
    transform.m21 = y * x * rest - z * sine
    transform.m22 = along(y)
    transform.m23 = y * z * rest + x * sine
    transform.m31 = z * x * rest + y * sine
    transform.m32 = z * y * rest - x * sine
    transform.m33 = along(z)
    return transform
}

/// Returns a transform that first moves, and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that first scales, and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that first rotates, and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var rows = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            var sum: CGFloat = 0
            for index in 0..<4 { sum += left[row * 4 + index] * right[index * 4 + column] }
            rows[row * 4 + column] = sum
        }
    }
    return CATransform3D(rows: rows)
}

/// Returns the inverse of `t`, or `t` itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination, with the largest pivot of each column.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }!
        guard left[pivot * 4 + column] != 0 else { return t }
        for index in 0..<4 where pivot != column {
            left.swapAt(pivot * 4 + index, column * 4 + index)
            right.swapAt(pivot * 4 + index, column * 4 + index)
        }
        let divisor = left[column * 4 + column]
        for index in 0..<4 {
            left[column * 4 + index] /= divisor
            right[column * 4 + index] /= divisor
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            guard factor != 0 else { continue }
            for index in 0..<4 {
                left[row * 4 + index] -= factor * left[column * 4 + index]
                right[row * 4 + index] -= factor * right[column * 4 + index]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// Returns a transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns whether the transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
