/// Something that moves: where it is, how fast it is, and what acts on it.
package struct Body: Sendable {
    package var position: Vector
    /// In radians, from `x` towards `y`.
    package var angle: Double
    /// In points a second.
    package var velocity: Vector = .zero
    /// In radians a second.
    package var angularVelocity: Double = 0

    package var shape: Shape { didSet { updateMass() } }
    package var material = BodyMaterial() { didSet { updateMass() } }

    /// What accelerates it for as long as it stays so, as gravity does; in points/s². Set before each step.
    package var acceleration: Vector = .zero
    package var angularAcceleration = 0.0
    /// What changes with place and speed, as fields do. Set before each step.
    package var force: Vector = .zero

    package private(set) var mass = 1.0
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 1.0

    /// Of the last step.
    var lastAcceleration: Vector = .zero
    var lastAngularAcceleration = 0.0
    /// How long it has hardly moved, in seconds.
    var restTime = 0.0
    /// Where it was when that began.
    var restPlace: Vector = .zero
    var restAngle = 0.0

    package init(position: Vector, angle: Double = 0, shape: Shape) {
        self.position = position
        self.angle = angle
        self.shape = shape
        updateMass()
    }

    /// A force that acts at `point`, a place in the plane, for as long as it stays so.
    package mutating func push(by force: Vector, at point: Vector) {
        guard inverseMass > 0 else { return }
        acceleration += force * inverseMass
        angularAcceleration += (point - position).cross(force) * inverseInertia
    }

    /// A force that acts at once.
    package mutating func kick(by impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += (point - position).cross(impulse) * inverseInertia
    }

    /// What a step made of it.
    mutating func take(_ motion: Motion, isLost: Bool) {
        (position, angle) = (motion.position, motion.angle)
        (velocity, angularVelocity) = (motion.velocity, motion.angularVelocity)
        lastAcceleration = isLost ? .zero : acceleration
        lastAngularAcceleration = isLost ? 0 : angularAcceleration
    }

    private mutating func updateMass() {
        let density = max(material.density, 0)
        mass = max(shape.area * density / 10_000, 1e-9)
        inverseMass = material.isAnchored || density == 0 ? 0 : 1 / mass
        let turns = inverseMass > 0 && material.allowsRotation
        inverseInertia = turns ? inverseMass / shape.inertia : 0
        if inverseMass == 0 { (velocity, lastAcceleration) = (.zero, .zero) }
        if inverseInertia == 0 { (angularVelocity, lastAngularAcceleration) = (0, 0) }
    }

    /// Where a place of the body, given from its middle, is in the plane.
    package func place(of local: Vector) -> Vector { position + local.rotated(by: Rotation(angle)) }

    var isFinite: Bool { position.isFinite && velocity.isFinite && angle.isFinite && angularVelocity.isFinite }
}
