/// Where two convex pieces touch, or will touch before the next step.
struct Manifold {
    struct Point {
        var position: Vector
        /// The distance; negative if they overlap.
        var separation: Double
        /// Identifies the corners that meet there: the same from step to step.
        var feature: Int
    }

    /// The direction from the first piece to the second.
    var normal: Vector
    var points: [Point]
}

/// A piece at its place in the plane: a range of corners, and a radius if it is a disc.
struct PlacedPiece {
    var corners: Range<Int>
    var radius: Double
}

/// Finds where two pieces touch.
struct PieceCollision {
    let corners: [Vector]
    /// Points further apart than this aren't reported.
    let margin: Double

    func manifold(_ first: PlacedPiece, _ second: PlacedPiece) -> Manifold? {
        switch (first.corners.count == 1, second.corners.count == 1) {
        case (true, true): discs(first, second)
        case (true, false): disc(first, polygon: second).map { Manifold(normal: -$0.normal, points: $0.points) }
        case (false, true): disc(second, polygon: first)
        case (false, false): polygons(first, second)
        }
    }

    private func discs(_ first: PlacedPiece, _ second: PlacedPiece) -> Manifold? {
        let (center, other) = (corners[first.corners.lowerBound], corners[second.corners.lowerBound])
        let separation = (other - center).length - first.radius - second.radius
        guard separation < margin else { return nil }
        let normal = (other - center).normalized(or: Vector(0, 1))
        let position = center + normal * (first.radius + separation / 2)
        return Manifold(normal: normal, points: [.init(position: position, separation: separation, feature: 0)])
    }

    /// The normal points from the polygon to the disc.
    private func disc(_ disc: PlacedPiece, polygon: PlacedPiece) -> Manifold? {
        let center = corners[disc.corners.lowerBound]
        var normal = Vector.zero
        var distance = Double.infinity
        let side = deepestSide(of: polygon) { (center - $0).dot($1) }
        if side.separation <= 0, polygon.corners.count > 2 {
            (normal, distance) = (side.normal, side.separation)
        } else {
            for index in polygon.corners {
                let (from, to) = ends(of: index, in: polygon)
                let way = to - from
                let part = max(0, min(1, (center - from).dot(way) / max(way.dot(way), 1e-12)))
                let gap = center - (from + way * part)
                guard gap.length < distance else { continue }
                distance = gap.length
                normal = gap.normalized(or: way.perpendicular.normalized())
            }
        }
        let separation = distance - disc.radius
        guard separation < margin else { return nil }
        let position = center - normal * (disc.radius + separation / 2)
        return Manifold(normal: normal, points: [.init(position: position, separation: separation, feature: 0)])
    }

    // MARK: Polygons

    private func ends(of side: Int, in piece: PlacedPiece) -> (Vector, Vector) {
        (corners[side], corners[side + 1 == piece.corners.upperBound ? piece.corners.lowerBound : side + 1])
    }

    /// Returns the side with the greatest `distance`, which is computed from a point and a normal.
    private func deepestSide(
        of piece: PlacedPiece, distance: (Vector, Vector) -> Double
    ) -> (index: Int, normal: Vector, separation: Double) {
        var found = (index: piece.corners.lowerBound, normal: Vector(0, 1), separation: -Double.infinity)
        for index in piece.corners {
            let (from, to) = ends(of: index, in: piece)
            let way = to - from
            guard way.dot(way) > 1e-18 else { continue }
            let normal = Vector(way.y, -way.x).normalized()
            let separation = distance(from, normal)
            if separation > found.separation { found = (index, normal, separation) }
        }
        return found
    }

    private func largestSeparation(
        of piece: PlacedPiece, from other: PlacedPiece
    ) -> (index: Int, normal: Vector, separation: Double) {
        deepestSide(of: piece) { point, normal in
            var least = Double.infinity
            for index in other.corners { least = min(least, (corners[index] - point).dot(normal)) }
            return least
        }
    }

    /// Uses separating axes, and then clips the facing side to the side opposite.
    private func polygons(_ first: PlacedPiece, _ second: PlacedPiece) -> Manifold? {
        let ofFirst = largestSeparation(of: first, from: second)
        guard ofFirst.separation < margin else { return nil }
        let ofSecond = largestSeparation(of: second, from: first)
        guard ofSecond.separation < margin else { return nil }
        // Takes the first unless the second is clearly better. Otherwise two equally good sides would alternate.
        let isFlipped = ofSecond.separation > ofFirst.separation + 0.01
        let (reference, incident) = isFlipped ? (second, first) : (first, second)
        let side = isFlipped ? ofSecond : ofFirst
        guard side.separation.isFinite else { return nil }
        let (from, to) = ends(of: side.index, in: reference)
        let along = (to - from).normalized()
        let facing = incidentSide(of: incident, against: side.normal)
        let (start, end) = ends(of: facing, in: incident)

        var points: [Manifold.Point] = []
        let (low, high) = (from.dot(along), to.dot(along))
        for (number, cut) in cutEnds(start, end, along: along, low: low, high: high).enumerated() {
            let separation = (cut - from).dot(side.normal)
            guard separation < margin else { continue }
            let feature = (isFlipped ? 1 << 20 : 0) + (side.index - reference.corners.lowerBound) << 10
            points.append(
                .init(
                    position: cut - side.normal * (separation / 2), separation: separation,
                    feature: feature + (facing - incident.corners.lowerBound) << 1 + number))
        }
        guard !points.isEmpty else { return nil }
        return Manifold(normal: isFlipped ? -side.normal : side.normal, points: points)
    }

    private func incidentSide(of piece: PlacedPiece, against normal: Vector) -> Int {
        var (found, least) = (piece.corners.lowerBound, Double.infinity)
        for index in piece.corners {
            let (from, to) = ends(of: index, in: piece)
            let outward = Vector((to - from).y, -(to - from).x).normalized(or: -normal).dot(normal)
            if outward < least { (found, least) = (index, outward) }
        }
        return found
    }

    private func cutEnds(_ start: Vector, _ end: Vector, along: Vector, low: Double, high: Double) -> [Vector] {
        let (a, b) = (start.dot(along), end.dot(along))
        guard max(a, b) >= low, min(a, b) <= high else { return [] }
        let way = b - a
        guard way.magnitude > 1e-9 else { return [start, end] }
        func cut(_ place: Double) -> Vector { start + (end - start) * ((place - a) / way) }
        let first = a < low ? cut(low) : a > high ? cut(high) : start
        let last = b < low ? cut(low) : b > high ? cut(high) : end
        return [first, last]
    }
}
