/// What a step changes of a body, and what it needs for that: a few numbers, without the shape.
struct Motion {
    var position: Vector
    var angle: Double
    var velocity: Vector
    var angularVelocity: Double
    let inverseMass: Double
    let inverseInertia: Double

    init(_ body: Body) {
        (position, angle) = (body.position, body.angle)
        (velocity, angularVelocity) = (body.velocity, body.angularVelocity)
        (inverseMass, inverseInertia) = (body.inverseMass, body.inverseInertia)
    }

    var isFinite: Bool {
        position.isFinite && velocity.isFinite && angle.isFinite && angularVelocity.isFinite && position.length < 1e9
    }

    mutating func stop() {
        velocity = .zero
        angularVelocity = 0
    }

    /// Returns the place in the plane of a place on the body, which is given from the middle.
    func place(of local: Vector) -> Vector { position + local.rotated(by: Rotation(angle)) }
}

/// The two bodies that a number depends on.
struct MotionPair {
    var first: Int
    /// -1 is the plane itself.
    var second: Int
}

/// How a number depends on two bodies: it grows by `normal · (v₂ − v₁) + secondLever ω₂ − firstLever ω₁` per second.
struct Lever {
    var normal: Vector
    var firstLever: Double
    var secondLever: Double
    /// The mass to push in order to change the number; 0 if neither body moves.
    private(set) var mass = 0.0

    init(normal: Vector, firstLever: Double, secondLever: Double, pair: MotionPair, motions: [Motion]) {
        (self.normal, self.firstLever, self.secondLever) = (normal, firstLever, secondLever)
        let inverse = answer(to: self, pair: pair, motions: motions)
        mass = inverse > 0 ? 1 / inverse : 0
    }

    /// Returns how much a unit of impulse on another number changes this one.
    func answer(to other: Lever, pair: MotionPair, motions: [Motion]) -> Double {
        let along = normal.dot(other.normal)
        var sum = along * motions[pair.first].inverseMass
        sum += firstLever * other.firstLever * motions[pair.first].inverseInertia
        if pair.second >= 0 {
            sum += along * motions[pair.second].inverseMass
            sum += secondLever * other.secondLever * motions[pair.second].inverseInertia
        }
        return sum
    }

    func speed(_ pair: MotionPair, _ motions: [Motion]) -> Double {
        var speed = -normal.dot(motions[pair.first].velocity) - firstLever * motions[pair.first].angularVelocity
        if pair.second >= 0 {
            speed += normal.dot(motions[pair.second].velocity) + secondLever * motions[pair.second].angularVelocity
        }
        return speed
    }

    func apply(_ impulse: Double, _ pair: MotionPair, to motions: inout [Motion]) {
        guard impulse != 0 else { return }
        let inverseMass = motions[pair.first].inverseMass
        motions[pair.first].velocity -= normal * (impulse * inverseMass)
        motions[pair.first].angularVelocity -= firstLever * impulse * motions[pair.first].inverseInertia
        guard pair.second >= 0 else { return }
        let otherMass = motions[pair.second].inverseMass
        motions[pair.second].velocity += normal * (impulse * otherMass)
        motions[pair.second].angularVelocity += secondLever * impulse * motions[pair.second].inverseInertia
    }

    /// Moves the bodies without changing their speeds.
    func shift(_ amount: Double, _ pair: MotionPair, of motions: inout [Motion]) {
        let inverseMass = motions[pair.first].inverseMass
        motions[pair.first].position -= normal * (amount * inverseMass)
        motions[pair.first].angle -= firstLever * amount * motions[pair.first].inverseInertia
        guard pair.second >= 0 else { return }
        let otherMass = motions[pair.second].inverseMass
        motions[pair.second].position += normal * (amount * otherMass)
        motions[pair.second].angle += secondLever * amount * motions[pair.second].inverseInertia
    }
}
