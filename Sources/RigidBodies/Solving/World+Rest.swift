extension World {
    /// A body that is slower than this, in points per second, and stays within a distance for a time, is at rest.
    static let restSpeed = 2.0
    static let restDistance = 0.15
    static let restTime = 0.25

    mutating func noteRest(_ slot: Int) {
        let motion = motions[slot]
        let reach = max(bodies[slot].shape.reach, 1)
        let isSlow =
            motion.velocity.length < Self.restSpeed && motion.angularVelocity.magnitude * reach < Self.restSpeed
        // A correction of places is a movement, too.
        let way = (motion.position - bodies[slot].restPlace).length
        let turn = (motion.angle - bodies[slot].restAngle).magnitude * reach
        guard isSlow, way < Self.restDistance, turn < Self.restDistance else {
            (bodies[slot].restPlace, bodies[slot].restAngle) = (motion.position, motion.angle)
            bodies[slot].restTime = 0
            return
        }
        bodies[slot].restTime += Self.step
    }

    /// Whether nothing has moved for a while, and no joint is moving.
    package var isResting: Bool {
        active.allSatisfy { bodies[$0].inverseMass == 0 || bodies[$0].restTime >= Self.restTime }
            && joints.allSatisfy { $0.placeVelocity == .zero }
    }

    /// Makes all bodies come to rest again, because something changed.
    package mutating func wake() {
        for slot in active { bodies[slot].restTime = 0 }
    }

    /// Stops bodies at rest, and puts a body that a spring has pulled to a place exactly there.
    package mutating func standStill() {
        for slot in active {
            bodies[slot].velocity = .zero
            bodies[slot].angularVelocity = 0
            bodies[slot].lastAcceleration = .zero
            bodies[slot].lastAngularAcceleration = 0
        }
        for joint in joints where joint.endsAtPlace {
            let slot = joint.first
            guard (bodies[slot].position - joint.place).length < 0.5, isAlone(slot, with: joint) else { continue }
            if bodies[slot].inverseMass > 0 { bodies[slot].position = joint.place }
            guard joint.kind == .snap, bodies[slot].angle.magnitude < 0.02 else { continue }
            if bodies[slot].inverseInertia > 0 { bodies[slot].angle = 0 }
        }
    }

    private func isAlone(_ slot: Int, with joint: Joint) -> Bool {
        bodies[slot].acceleration == .zero && bodies[slot].force == .zero
            && !joints.contains { $0.id != joint.id && ($0.first == slot || $0.second == slot) }
            && !contacts.contains { contact in
                (contact.key.first == slot || contact.key.second == slot)
                    && contact.points.contains { points[$0].isTouching }
            }
    }

    // MARK: Touching

    /// Returns the two bodies, or the body and the boundary, for any of their pieces and segments.
    private func pair(_ key: Contact.Key) -> Contact.Key {
        var key = key
        (key.segment, key.firstPiece, key.secondPiece) = (0, 0, 0)
        return key
    }

    mutating func noteTouching() {
        guard !contacts.isEmpty || !touching.isEmpty else { return }
        var (near, now): (Set<Contact.Key>, Set<Contact.Key>) = ([], [])
        for contact in contacts {
            let pair = pair(contact.key)
            if contact.points.contains(where: { points[$0].separation < 0.5 }) { near.insert(pair) }
            guard contact.points.contains(where: { points[$0].isTouching }), now.insert(pair).inserted,
                touching.insert(pair).inserted
            else { continue }
            events.append(event(pair, isBeginning: true, at: points[contact.points.lowerBound].position))
        }
        // They cease to touch when there is a gap between them, not when they tremble.
        let ended = touching.subtracting(now).subtracting(near).sorted { $0.order < $1.order }
        for pair in ended {
            touching.remove(pair)
            events.append(event(pair, isBeginning: false, at: .zero))
        }
    }

    private func event(_ key: Contact.Key, isBeginning: Bool, at point: Vector) -> ContactEvent {
        ContactEvent(
            group: key.group, body: key.first,
            other: key.second >= 0 ? .body(key.second) : .boundary(key.boundary), isBeginning: isBeginning,
            point: point)
    }
}

extension Contact.Key {
    /// The keys of a set are in no order, but events must be.
    fileprivate var order: (Int, Int, Int, Int) { (group, first, second, boundary) }
}
