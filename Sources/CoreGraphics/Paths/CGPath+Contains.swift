extension CGPath {
    /// Whether a point lies inside; pieces that are open count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let placed = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
        let turns = placed.polylines.reduce(0) { $0 + $1.turns(around: point) }
        return rule == .winding ? turns != 0 : !turns.isMultiple(of: 2)
    }

    /// The rectangle that this path is, if it is one.
    package var rectangle: CGRect? {
        let pieces = elements.polylines
        guard pieces.count == 1, var corners = pieces.first?.points else { return nil }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4, Set(corners.map(\.x)).count == 2, Set(corners.map(\.y)).count == 2 else { return nil }
        // Each side runs along an axis, so every step changes either x or y.
        let steps = zip(corners, corners.dropFirst() + corners.prefix(1))
        guard steps.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }) else {
            return nil
        }
        return boundingBox
    }

    /// Whether the path is one upright rectangle; then it is written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle else { return false }
        rect?.pointee = rectangle
        return true
    }
}

extension Polyline {
    /// How often the piece goes around a point, clockwise minus counterclockwise.
    fileprivate func turns(around point: CGPoint) -> Int {
        var closed = self
        closed.isClosed = true
        return closed.segments.reduce(0) { turns, segment in
            let (start, end) = segment
            guard (start.y <= point.y) != (end.y <= point.y) else { return turns }
            let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
            if start.y <= point.y { return side > 0 ? turns + 1 : turns }
            return side < 0 ? turns - 1 : turns
        }
    }
}
