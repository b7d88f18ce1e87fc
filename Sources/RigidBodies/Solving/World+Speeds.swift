extension World {
    /// Corrects speeds until joints hold and nothing overlaps, as well as the number of passes allows.
    mutating func solveSpeeds(_ rows: inout [Row]) {
        for contact in contacts {
            for index in contact.points { points[index].firstSpeed = points[index].push.speed(contact.pair, motions) }
        }
        // The impulses of the last step are a good first guess.
        for row in rows { row.apply(row.impulse, to: &motions) }
        for contact in contacts {
            for index in contact.points {
                points[index].push.apply(points[index].pushImpulse, contact.pair, to: &motions)
                points[index].slide.apply(points[index].slideImpulse, contact.pair, to: &motions)
            }
        }
        if !rows.isEmpty || !contacts.isEmpty {
            for _ in 0..<Self.velocityRounds {
                solve(&rows)
                for contact in contacts {
                    if contact.friction > 0 { solveSlides(contact) }
                    solvePushes(contact)
                }
            }
        }
        for row in rows where row.number < 4 { joints[row.joint].impulses[row.number] = row.impulse }
    }

    private mutating func solveSlides(_ contact: Contact) {
        for index in contact.points {
            let slide = points[index].slide
            let (limit, before) = (contact.friction * points[index].pushImpulse, points[index].slideImpulse)
            let impulse = max(-limit, min(limit, before - slide.mass * slide.speed(contact.pair, motions)))
            slide.apply(impulse - before, contact.pair, to: &motions)
            points[index].slideImpulse = impulse
        }
    }

    /// No point approaches faster than the wanted speed (which is negative while there is room). Impulses only push.
    private mutating func solvePushes(_ contact: Contact) {
        if contact.points.count == 2, solveBoth(contact) { return }
        for index in contact.points {
            let (push, before) = (points[index].push, points[index].pushImpulse)
            let excess = push.speed(contact.pair, motions) - points[index].wantedSpeed
            let impulse = max(0, before - push.mass * excess)
            push.apply(impulse - before, contact.pair, to: &motions)
            points[index].pushImpulse = impulse
        }
    }

    /// Solves both points of a side together: one after the other would rotate a body that lands flat. Returns false if
    /// there is no solution.
    private mutating func solveBoth(_ contact: Contact) -> Bool {
        let (place, other) = (contact.points.lowerBound, contact.points.lowerBound + 1)
        let (one, two) = (points[place].push, points[other].push)
        guard one.mass > 0, two.mass > 0 else { return true }
        let coupling = one.answer(to: two, pair: contact.pair, motions: motions)
        let (k1, k2) = (1 / one.mass, 1 / two.mass)
        let determinant = k1 * k2 - coupling * coupling
        guard determinant > 1e-3 * k1 * k2 else { return false }
        // The speeds without these impulses, relative to the wanted speeds.
        let before = (points[place].pushImpulse, points[other].pushImpulse)
        let b1 = one.speed(contact.pair, motions) - points[place].wantedSpeed - k1 * before.0 - coupling * before.1
        let b2 = two.speed(contact.pair, motions) - points[other].wantedSpeed - coupling * before.0 - k2 * before.1
        var answer = (-(k2 * b1 - coupling * b2) / determinant, -(k1 * b2 - coupling * b1) / determinant)
        if answer.0 < 0 || answer.1 < 0 {
            answer = (max(0, -b1 / k1), 0)
            if answer.0 * coupling + b2 < 0 {
                answer = (0, max(0, -b2 / k2))
                guard answer.1 * coupling + b1 >= 0 else { return false }
            }
        }
        one.apply(answer.0 - before.0, contact.pair, to: &motions)
        two.apply(answer.1 - before.1, contact.pair, to: &motions)
        (points[place].pushImpulse, points[other].pushImpulse) = answer
        return true
    }

    /// Reverses the speed of bodies that hit something, after they have come as close as possible.
    mutating func bounce() {
        let bouncing = contacts.filter { contact in
            contact.elasticity > 0
                && contact.points.contains { points[$0].firstSpeed < -Self.leastBounce && points[$0].pushImpulse > 0 }
        }
        guard !bouncing.isEmpty else { return }
        for contact in bouncing {
            for index in contact.points where points[index].firstSpeed < -Self.leastBounce {
                // A point that wasn't hit keeps at least its speed.
                guard points[index].pushImpulse > 0 else { continue }
                points[index].wantedSpeed = -contact.elasticity * points[index].firstSpeed
            }
        }
        for _ in 0..<4 {
            for contact in bouncing { solvePushes(contact) }
        }
    }

    /// Slows down bodies that hardly move and touch something, as after rolling and trembling.
    mutating func calm() {
        for contact in contacts where contact.points.contains(where: { points[$0].isTouching }) {
            calm(contact.pair.first)
            if contact.pair.second >= 0 { calm(contact.pair.second) }
        }
    }

    private mutating func calm(_ slot: Int) {
        let turn = motions[slot].angularVelocity.magnitude * bodies[slot].shape.reach
        guard motions[slot].velocity.length < Self.calmSpeed, turn < Self.calmSpeed else { return }
        motions[slot].velocity *= 0.98
        motions[slot].angularVelocity *= 0.98
    }

    /// Moves bodies until joints have their length and nothing overlaps.
    mutating func correctPlaces() {
        let isTight = points.contains { $0.separation < 2 }
        guard isTight || joints.contains(where: { !$0.isSpring }) else { return }
        for _ in 0..<Self.placeRounds {
            correctJoints()
            for contact in contacts {
                for index in contact.points where points[index].separation < 2 { correct(contact, points[index]) }
            }
        }
    }

    private mutating func correct(_ contact: Contact, _ point: ContactPoint) {
        let first = motions[contact.pair.first].place(of: point.firstLocal)
        let second =
            contact.pair.second >= 0 ? motions[contact.pair.second].place(of: point.secondLocal) : point.secondLocal
        let separation = point.separation + (second - first).dot(contact.normal)
        guard separation < -Self.slop else { return }
        let depth = min(-separation - Self.slop, 8) * 0.4
        point.push.shift(depth * point.push.mass, contact.pair, of: &motions)
    }
}
