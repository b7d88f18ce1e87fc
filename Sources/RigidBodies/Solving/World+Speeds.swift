extension World {
    /// Corrects speeds until joints hold and nothing enters anything else, as well as the rounds allow.
    mutating func solveSpeeds(_ rows: inout [Row]) {
        for index in contacts.indices {
            for point in contacts[index].points.indices {
                let row = contacts[index].points[point].normalRow
                contacts[index].points[point].firstSpeed = row.speed(bodies)
            }
        }
        // What the last step did is a good guess of what this one has to do.
        for row in rows { row.apply(row.impulse, to: &bodies) }
        for contact in contacts {
            for point in contact.points {
                point.normalRow.apply(point.normalRow.impulse, to: &bodies)
                point.frictionRow.apply(point.frictionRow.impulse, to: &bodies)
            }
        }
        if !rows.isEmpty || !contacts.isEmpty {
            for _ in 0..<Self.velocityRounds {
                solve(&rows)
                for index in contacts.indices {
                    solveFriction(index)
                    solveNormals(index) { -max($0.separation, 0) / Self.step }
                }
            }
        }
        for row in rows where row.number < 4 { joints[row.joint].impulses[row.number] = row.impulse }
    }

    private mutating func solveFriction(_ index: Int) {
        guard contacts[index].friction > 0 else { return }
        for point in contacts[index].points.indices {
            let row = contacts[index].points[point].frictionRow
            let limit = contacts[index].friction * contacts[index].points[point].normalRow.impulse
            let impulse = max(-limit, min(limit, row.impulse - row.mass * row.speed(bodies)))
            row.apply(impulse - row.impulse, to: &bodies)
            contacts[index].points[point].frictionRow.impulse = impulse
        }
    }

    /// No point comes closer than at the speed `wanted` (which is negative while there is room). Impulses only push.
    private mutating func solveNormals(_ index: Int, wanted: (Contact.Point) -> Double) {
        let points = contacts[index].points
        if points.count == 2, solveBoth(index, wanted: (wanted(points[0]), wanted(points[1]))) { return }
        for number in points.indices {
            let row = contacts[index].points[number].normalRow
            let impulse = max(0, row.impulse - row.mass * (row.speed(bodies) - wanted(points[number])))
            row.apply(impulse - row.impulse, to: &bodies)
            contacts[index].points[number].normalRow.impulse = impulse
        }
    }

    /// Both points of a side at once: one after the other would turn a body that lands flat. false where that has no solution.
    private mutating func solveBoth(_ index: Int, wanted: (Double, Double)) -> Bool {
        let (one, two) = (contacts[index].points[0].normalRow, contacts[index].points[1].normalRow)
        guard one.mass > 0, two.mass > 0 else { return true }
        let coupling = self.coupling(one, two)
        let (k1, k2) = (1 / one.mass, 1 / two.mass)
        let determinant = k1 * k2 - coupling * coupling
        guard determinant > 1e-3 * k1 * k2 else { return false }
        // What the speeds would be without these impulses, above what is wanted.
        let b1 = one.speed(bodies) - wanted.0 - k1 * one.impulse - coupling * two.impulse
        let b2 = two.speed(bodies) - wanted.1 - coupling * one.impulse - k2 * two.impulse
        var answer = (-(k2 * b1 - coupling * b2) / determinant, -(k1 * b2 - coupling * b1) / determinant)
        if answer.0 < 0 || answer.1 < 0 {
            answer = (max(0, -b1 / k1), 0)
            if answer.0 * coupling + b2 < 0 {
                answer = (0, max(0, -b2 / k2))
                guard answer.1 * coupling + b1 >= 0 else { return false }
            }
        }
        one.apply(answer.0 - one.impulse, to: &bodies)
        two.apply(answer.1 - two.impulse, to: &bodies)
        contacts[index].points[0].normalRow.impulse = answer.0
        contacts[index].points[1].normalRow.impulse = answer.1
        return true
    }

    private func coupling(_ one: Row, _ two: Row) -> Double {
        let first = bodies[one.first]
        var sum =
            one.normal.dot(two.normal) * first.inverseMass + one.firstLever * two.firstLever * first.inverseInertia
        if one.second >= 0 {
            let second = bodies[one.second]
            sum += one.normal.dot(two.normal) * second.inverseMass
            sum += one.secondLever * two.secondLever * second.inverseInertia
        }
        return sum
    }

    /// What hit something turns back, after it has come as far as it could.
    mutating func bounce() {
        let bouncing = contacts.indices.filter { contacts[$0].elasticity > 0 }
        guard !bouncing.isEmpty else { return }
        for _ in 0..<4 {
            for index in bouncing {
                let elasticity = contacts[index].elasticity
                let hits = contacts[index].points.contains {
                    $0.firstSpeed < -Self.leastBounce && $0.normalRow.impulse > 0
                }
                guard hits else { continue }
                solveNormals(index) { point in
                    // A point that wasn't hit keeps its speed at least.
                    point.firstSpeed < -Self.leastBounce && point.normalRow.impulse > 0
                        ? -elasticity * point.firstSpeed : -max(point.separation, 0) / Self.step
                }
            }
        }
    }

    /// Moves bodies until joints are as long as they should be, and nothing is inside of anything else.
    mutating func correctPlaces() {
        let isTight = contacts.contains { $0.points.contains { $0.separation < 2 } }
        guard isTight || joints.contains(where: { !$0.isSpring }) else { return }
        for _ in 0..<Self.placeRounds {
            correctJoints()
            for contact in contacts {
                for point in contact.points { correct(contact, point) }
            }
        }
    }

    private mutating func correct(_ contact: Contact, _ point: Contact.Point) {
        let first = bodies[contact.key.first].place(of: point.firstLocal)
        let second =
            contact.key.second >= 0 ? bodies[contact.key.second].place(of: point.secondLocal) : point.secondLocal
        let separation = point.separation + (second - first).dot(contact.normal)
        guard separation < -Self.slop else { return }
        let depth = min(-separation - Self.slop, 8) * 0.4
        point.normalRow.shift(depth * point.normalRow.mass, of: &bodies)
    }
}
