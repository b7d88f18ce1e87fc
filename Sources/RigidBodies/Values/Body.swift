/// Something that moves: its place, its speed, and the forces on it.
package struct Body: Sendable {
    package var position: Vector
    /// The angle in radians, from `x` towards `y`.
    package var angle: Double
    /// The velocity, in points per second.
    package var velocity: Vector = .zero
    /// The angular velocity, in radians per second.
    package var angularVelocity: Double = 0

    package var shape: Shape { didSet { updateMass() } }
    package var material = BodyMaterial() { didSet { updateMass() } }

    /// A lasting acceleration, such as gravity, in points/s². Set before each step.
    package var acceleration: Vector = .zero
    package var angularAcceleration = 0.0
    /// A force that depends on place and speed, such as that of a field. Set before each step.
    package var force: Vector = .zero

    package private(set) var mass = 1.0
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 1.0

    /// The acceleration of the last step.
    var lastAcceleration: Vector = .zero
    var lastAngularAcceleration = 0.0
    /// How long the body has hardly moved, in seconds.
    var restTime = 0.0
    /// The place where that began.
    var restPlace: Vector = .zero
    var restAngle = 0.0

    package init(position: Vector, angle: Double = 0, shape: Shape) {
        self.position = position
        self.angle = angle
        self.shape = shape
        updateMass()
    }

    /// Applies a lasting force at `point`, a place in the plane.
    package mutating func push(by force: Vector, at point: Vector) {
        guard inverseMass > 0 else { return }
        acceleration += force * inverseMass
        angularAcceleration += (point - position).cross(force) * inverseInertia
    }

    /// Applies an impulse at once.
    package mutating func kick(by impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += (point - position).cross(impulse) * inverseInertia
    }

    /// Takes the result of a step.
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

    /// Returns the place in the plane of a place on the body, which is given from the middle.
    package func place(of local: Vector) -> Vector { position + local.rotated(by: Rotation(angle)) }

    var isFinite: Bool { position.isFinite && velocity.isFinite && angle.isFinite && angularVelocity.isFinite }
}
