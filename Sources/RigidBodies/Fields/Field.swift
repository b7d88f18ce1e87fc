import Foundation

/// A force that depends on a body's place and speed.
package struct Field: Sendable {
    package enum Kind: Sendable, Hashable {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    }

    package var kind: Kind
    package var position = Vector.zero
    package var direction = Vector.zero
    package var strength = 1.0
    package var falloff = 0.0
    package var minimumRadius = 1.0
    package var smoothness = 0.0
    package var animationSpeed = 0.0

    /// What a strength of 1 does to a mass of 1, in points/s², as a push of magnitude 1 does.
    package static let unit = 100.0
    /// The distance at which a field with falloff has its nominal strength, and at which forces that grow with distance
    /// are 1.
    package static let unitDistance = 100.0

    package init(kind: Kind) { self.kind = kind }

    /// Returns the force on `body`.
    package func force(on body: Body, at time: Double) -> Vector {
        let gap = position - body.position
        let toward = gap.normalized(or: .zero)
        let strength = strength * fall(gap.length)
        let unit = Self.unit
        switch kind {
        case .drag: return body.velocity * -strength * body.mass
        case .linearGravity: return direction * (strength * unit * body.mass)
        case .radialGravity: return toward * (strength * unit * body.mass)
        case .vortex: return toward.perpendicular * (strength * unit * body.mass * gap.length / Self.unitDistance)
        case .spring: return gap * (strength * unit / Self.unitDistance)
        case .electric: return toward * (-strength * unit * body.material.charge)
        case .magnetic: return body.velocity.perpendicular * (-strength * body.material.charge)
        case .noise: return noise(at: body.position, time: time) * (strength * unit)
        case .turbulence: return noise(at: body.position, time: time) * (strength * body.velocity.length)
        case .velocity: return .zero
        }
    }

    private func fall(_ distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return pow(max(distance, minimumRadius, 1e-3) / Self.unitDistance, -falloff)
    }

    private func noise(at place: Vector, time: Double) -> Vector {
        // A wave of 400 points for the greatest smoothness, and of 8 points for the least.
        let wave = 8 + 392 * max(0, min(1, smoothness))
        let (x, y, t) = (place.x / wave, place.y / wave, time * animationSpeed)
        return Vector(Noise.value(x, y, t, seed: 1), Noise.value(x, y, t, seed: 2))
    }
}
