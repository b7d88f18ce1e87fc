/// One number that a joint or a contact keeps: a distance, a difference of angles.
///
/// It grows by `normal · (v₂ − v₁) + secondLever ω₂ − firstLever ω₁` a second.
struct Row {
    enum Kind {
        /// The error is 0.
        case equal
        /// The error is 0 or above.
        case atLeast
        /// Changes as little as a limited impulse can bring about.
        case friction(limit: Double)
    }

    var kind = Kind.equal
    var first: Int
    /// -1 is the plane itself.
    var second: Int
    var normal: Vector
    var firstLever: Double
    var secondLever: Double
    var error: Double
    /// How fast the error grows by itself.
    var drift = 0.0
    var mass = 0.0
    var impulse = 0.0
    var joint = 0
    /// Which of the joint's numbers it is.
    var number = 0

    /// What a unit of impulse changes.
    mutating func weigh(_ bodies: [Body]) {
        let a = bodies[first]
        var inverse = normal.dot(normal) * a.inverseMass + firstLever * firstLever * a.inverseInertia
        if second >= 0 {
            let b = bodies[second]
            inverse += normal.dot(normal) * b.inverseMass + secondLever * secondLever * b.inverseInertia
        }
        mass = inverse > 0 ? 1 / inverse : 0
    }

    func speed(_ bodies: [Body]) -> Double {
        var speed = drift - normal.dot(bodies[first].velocity) - firstLever * bodies[first].angularVelocity
        if second >= 0 {
            speed += normal.dot(bodies[second].velocity) + secondLever * bodies[second].angularVelocity
        }
        return speed
    }

    func apply(_ impulse: Double, to bodies: inout [Body]) {
        let inverseMass = bodies[first].inverseMass
        bodies[first].velocity -= normal * (impulse * inverseMass)
        bodies[first].angularVelocity -= firstLever * impulse * bodies[first].inverseInertia
        guard second >= 0 else { return }
        let otherMass = bodies[second].inverseMass
        bodies[second].velocity += normal * (impulse * otherMass)
        bodies[second].angularVelocity += secondLever * impulse * bodies[second].inverseInertia
    }

    /// Moves the bodies themselves, and leaves their speeds.
    func shift(_ amount: Double, of bodies: inout [Body]) {
        let inverseMass = bodies[first].inverseMass
        bodies[first].position -= normal * (amount * inverseMass)
        bodies[first].angle -= firstLever * amount * bodies[first].inverseInertia
        guard second >= 0 else { return }
        let otherMass = bodies[second].inverseMass
        bodies[second].position += normal * (amount * otherMass)
        bodies[second].angle += secondLever * amount * bodies[second].inverseInertia
    }
}
