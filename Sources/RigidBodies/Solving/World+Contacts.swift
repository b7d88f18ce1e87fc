extension World {
    /// What touches, or will before the next step.
    mutating func findContacts() {
        let old = contacts
        contacts = []
        guard !groups.isEmpty else { return }
        var places = Dictionary(minimumCapacity: old.count) as [Contact.Key: Int]
        for (index, contact) in old.enumerated() { places[contact.key] = index }
        var finder = ContactFinder(world: self, old: old, places: places)
        for group in groups { finder.find(in: group) }
        contacts = finder.found
    }
}

/// Goes through the groups of a world once a step.
private struct ContactFinder {
    let bodies: [Body]
    let old: [Contact]
    let places: [Contact.Key: Int]
    var found: [Contact] = []
    private var corners: [Vector] = []
    private var pieces: [[PlacedPiece]] = []
    private var boxes: [Box] = []
    /// A pair of bodies in two groups is one contact.
    private var seen: Set<SIMD2<Int>> = []

    private struct Box {
        var low: Vector
        var high: Vector

        func meets(_ other: Box) -> Bool {
            low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
        }
    }

    init(world: World, old: [Contact], places: [Contact.Key: Int]) {
        bodies = world.bodies
        self.old = old
        self.places = places
        pieces = Array(repeating: [], count: bodies.count)
        boxes = Array(repeating: Box(low: .zero, high: .zero), count: bodies.count)
    }

    /// The body's corners where they are now.
    private mutating func place(_ slot: Int) {
        guard pieces[slot].isEmpty else { return }
        let body = bodies[slot]
        let rotation = Rotation(body.angle)
        var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
        for piece in body.shape.pieces {
            let start = corners.count
            for corner in piece.corners {
                let place = body.position + corner.rotated(by: rotation)
                corners.append(place)
                low = pointwiseMin(low, place - piece.radius)
                high = pointwiseMax(high, place + piece.radius)
            }
            pieces[slot].append(PlacedPiece(corners: start..<corners.count, radius: piece.radius))
        }
        // As far as it can come in this step.
        let acceleration = body.acceleration.length * World.step + body.angularVelocity.magnitude * body.shape.reach
        let way = (body.velocity.length + acceleration) * World.step * 1.5 + 1
        boxes[slot] = Box(low: low - way, high: high + way)
    }

    private func reach(_ slot: Int) -> Double {
        let body = bodies[slot]
        return
            (body.velocity.length + body.acceleration.length * World.step
            + body.angularVelocity.magnitude * body.shape.reach) * World.step * 1.5 + 0.5
    }

    mutating func find(in group: CollisionGroup) {
        for slot in group.bodies { place(slot) }
        if group.bodiesCollide { findPairs(in: group) }
        for boundary in group.boundaries { find(boundary, in: group) }
    }

    /// Sorted by their left sides, so that each body is compared only with those beside it.
    private mutating func findPairs(in group: CollisionGroup) {
        let sorted = group.bodies.sorted { (boxes[$0].low.x, $0) < (boxes[$1].low.x, $1) }
        for (index, first) in sorted.enumerated() {
            for second in sorted[(index + 1)...] {
                guard boxes[second].low.x <= boxes[first].high.x else { break }
                let pair = SIMD2(min(first, second), max(first, second))
                guard boxes[first].meets(boxes[second]), first != second,
                    bodies[first].inverseMass + bodies[second].inverseMass > 0, seen.insert(pair).inserted
                else { continue }
                let margin = reach(first) + reach(second)
                for (p, one) in pieces[pair.x].enumerated() {
                    for (q, other) in pieces[pair.y].enumerated() {
                        let collision = PieceCollision(corners: corners, margin: margin)
                        guard let manifold = collision.manifold(one, other) else { continue }
                        add(
                            manifold,
                            Contact.Key(
                                group: group.id, first: pair.x, second: pair.y, boundary: 0, segment: 0, firstPiece: p,
                                secondPiece: q))
                    }
                }
            }
        }
    }

    private mutating func find(_ boundary: CollisionGroup.Boundary, in group: CollisionGroup) {
        for (number, segment) in boundary.segments.enumerated() {
            let box = Box(
                low: pointwiseMin(segment.from, segment.to), high: pointwiseMax(segment.from, segment.to))
            let start = corners.count
            corners += [segment.from, segment.to]
            let line = PlacedPiece(corners: start..<start + 2, radius: 0)
            for slot in group.bodies where bodies[slot].inverseMass > 0 && boxes[slot].meets(box) {
                for (p, piece) in pieces[slot].enumerated() {
                    let collision = PieceCollision(corners: corners, margin: reach(slot))
                    guard let manifold = collision.manifold(piece, line) else { continue }
                    add(
                        manifold,
                        Contact.Key(
                            group: group.id, first: slot, second: -1, boundary: boundary.id, segment: number,
                            firstPiece: p, secondPiece: 0))
                }
            }
        }
    }

    private mutating func add(_ manifold: Manifold, _ key: Contact.Key) {
        let before = places[key].map { old[$0] }
        let first = bodies[key.first]
        let second = key.second >= 0 ? bodies[key.second] : nil
        let (normal, tangent) = (manifold.normal, manifold.normal.perpendicular)
        // A boundary is made of what hits it.
        let elasticity = max(first.material.elasticity, second?.material.elasticity ?? 0)
        let friction =
            second.map { (first.material.friction * $0.material.friction).squareRoot() } ?? first.material.friction
        var contact = Contact(key: key, normal: normal, elasticity: elasticity, friction: friction, points: [])
        for point in manifold.points {
            let firstArm = point.position - first.position
            let secondArm = second.map { point.position - $0.position } ?? .zero
            func row(_ way: Vector) -> Row {
                var row = Row(
                    first: key.first, second: key.second, normal: way, firstLever: firstArm.cross(way),
                    secondLever: secondArm.cross(way), error: point.separation)
                row.weigh(bodies)
                return row
            }
            var (normalRow, frictionRow) = (row(normal), row(tangent))
            if let known = before?.points.first(where: { $0.feature == point.feature }) {
                normalRow.impulse = known.normalRow.impulse
                frictionRow.impulse = known.frictionRow.impulse
            }
            contact.points.append(
                Contact.Point(
                    feature: point.feature, position: point.position, separation: point.separation,
                    normalRow: normalRow, frictionRow: frictionRow, firstSpeed: 0,
                    firstLocal: firstArm.unrotated(by: Rotation(first.angle)),
                    secondLocal: second.map { secondArm.unrotated(by: Rotation($0.angle)) } ?? point.position))
        }
        found.append(contact)
    }
}
