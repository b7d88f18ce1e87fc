extension World {
    /// Finds what touches, or will touch before the next step.
    mutating func findContacts() {
        let (old, oldPoints) = (contacts, points)
        (contacts, points) = ([], [])
        guard !groups.isEmpty else { return }
        var finder = ContactFinder(world: self, old: old, oldPoints: oldPoints)
        for group in groups { finder.find(in: group) }
        (contacts, points) = (finder.found, finder.points)
    }
}

/// Searches the groups of a world, once per step.
private struct ContactFinder {
    let bodies: [Body]
    let motions: [Motion]
    /// The ranges of the contacts of the last step in `oldPoints`.
    private var places: [Contact.Key: Range<Int>] = [:]
    private let oldPoints: [ContactPoint]
    var found: [Contact] = []
    var points: [ContactPoint] = []
    private var corners: [Vector] = []
    private var pieces: [[PlacedPiece]] = []
    private var boxes: [Box] = []
    /// A pair of bodies in two groups is only one contact.
    private var seen: Set<SIMD2<Int>> = []
    /// How many other bodies each body touches.
    private var neighbors: [Int] = []

    private struct Box {
        var low: Vector
        var high: Vector

        func meets(_ other: Box) -> Bool {
            low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
        }
    }

    init(world: World, old: [Contact], oldPoints: [ContactPoint]) {
        (bodies, motions) = (world.bodies, world.motions)
        self.oldPoints = oldPoints
        places.reserveCapacity(old.count)
        for contact in old { places[contact.key] = contact.points }
        found.reserveCapacity(old.count + 8)
        points.reserveCapacity(oldPoints.count + 16)
        pieces = Array(repeating: [], count: bodies.count)
        boxes = Array(repeating: Box(low: .zero, high: .zero), count: bodies.count)
        neighbors = Array(repeating: 0, count: bodies.count)
    }

    /// Computes the present places of the body's corners.
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
        // As far as the body can move in this step.
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

    /// Sorts by the left sides, so that each body is compared only with those beside it.
    private mutating func findPairs(in group: CollisionGroup) {
        let sorted = group.bodies.sorted { (boxes[$0].low.x, $0) < (boxes[$1].low.x, $1) }
        let smallest = group.bodies.map { bodies[$0].shape.reach }.min() ?? 0
        for (index, first) in sorted.enumerated() {
            for second in sorted[(index + 1)...] {
                guard boxes[second].low.x <= boxes[first].high.x,
                    neighbors[first] < mostNeighbors(bodies[first].shape.reach, besideThoseOf: smallest)
                else { break }
                let pair = SIMD2(min(first, second), max(first, second))
                guard boxes[first].meets(boxes[second]), first != second,
                    bodies[first].inverseMass + bodies[second].inverseMass > 0, hasRoom(first, beside: second),
                    hasRoom(second, beside: first), seen.insert(pair).inserted
                else { continue }
                let contactsBefore = found.count
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
                if found.count > contactsBefore {
                    neighbors[first] += 1
                    neighbors[second] += 1
                }
            }
        }
    }

    private func hasRoom(_ one: Int, beside other: Int) -> Bool {
        neighbors[one] < mostNeighbors(bodies[one].shape.reach, besideThoseOf: bodies[other].shape.reach)
    }

    /// How many bodies of one size a body may push. About 3.2 (1 + reach / other) of them fit around it. Only bodies on
    /// top of each other have more, and those get apart step by step; all pairs of them would take minutes.
    private func mostNeighbors(_ reach: Double, besideThoseOf other: Double) -> Int {
        let share = other > 0 ? reach / other : 0
        return share < 100_000 ? Int(16 * (1 + share)) : .max
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
        let before = places[key] ?? 0..<0
        let pair = MotionPair(first: key.first, second: key.second)
        let first = motions[key.first]
        let second = key.second >= 0 ? motions[key.second] : nil
        let firstMaterial = bodies[key.first].material
        let secondMaterial = key.second >= 0 ? bodies[key.second].material : nil
        let (firstTurn, secondTurn) = (Rotation(first.angle), Rotation(second?.angle ?? 0))
        // A boundary takes the material of what hits it.
        let start = points.count
        for point in manifold.points {
            let firstArm = point.position - first.position
            let secondArm = second.map { point.position - $0.position } ?? .zero
            func lever(_ way: Vector) -> Lever {
                Lever(
                    normal: way, firstLever: firstArm.cross(way), secondLever: secondArm.cross(way), pair: pair,
                    motions: motions)
            }
            var new = ContactPoint(
                feature: point.feature, position: point.position, separation: point.separation,
                push: lever(manifold.normal), slide: lever(manifold.normal.perpendicular),
                firstLocal: firstArm.unrotated(by: firstTurn),
                secondLocal: second == nil ? point.position : secondArm.unrotated(by: secondTurn),
                wantedSpeed: -max(point.separation, 0) / World.step)
            for index in before where oldPoints[index].feature == point.feature {
                new.pushImpulse = oldPoints[index].pushImpulse
                new.slideImpulse = oldPoints[index].slideImpulse
            }
            points.append(new)
        }
        found.append(
            Contact(
                key: key, pair: pair, normal: manifold.normal,
                elasticity: max(firstMaterial.elasticity, secondMaterial?.elasticity ?? 0),
                friction: secondMaterial.map { (firstMaterial.friction * $0.friction).squareRoot() }
                    ?? firstMaterial.friction,
                points: start..<points.count))
    }
}
