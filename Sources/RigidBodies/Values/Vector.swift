import Foundation

/// A place or a direction in the plane, in points.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Returns the component of the cross product that points out of the plane.
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    package var length: Double { (x * x + y * y).squareRoot() }

    /// The vector rotated by a quarter turn from `x` towards `y`.
    package var perpendicular: Vector { Vector(-y, x) }

    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns the direction with a length of one point; `fallback` if the vector has no direction.
    package func normalized(or fallback: Vector = Vector(1, 0)) -> Vector {
        let length = length
        return length > 1e-9 ? self / length : fallback
    }

    package func rotated(by rotation: Rotation) -> Vector {
        Vector(rotation.cosine * x - rotation.sine * y, rotation.sine * x + rotation.cosine * y)
    }

    package func unrotated(by rotation: Rotation) -> Vector {
        Vector(rotation.cosine * x + rotation.sine * y, rotation.cosine * y - rotation.sine * x)
    }
}

/// An angle by its sine and cosine.
package struct Rotation: Sendable, Hashable {
    package let sine: Double
    package let cosine: Double

    package init(_ angle: Double) {
        // Most bodies never rotate.
        (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    }
}
