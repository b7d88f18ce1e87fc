extension CGPath {
    /// Returns whether a point is inside the path or on its edge. Open parts count as closed.
    ///
    /// - Behaviour: documented: the area that filling the path would paint. On iOS all edges belong to it, including
    ///   those at the right and at the bottom.
    /// - Complexity: O(elements).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var search = PointSearch(for: point)
        for element in elements { search.follow(transform.isIdentity ? element : element.applying(transform)) }
        search.endPiece()
        return search.isOnEdge || (rule == .winding ? search.turns != 0 : !search.turns.isMultiple(of: 2))
    }

    /// The rectangle that this path draws; nil if it draws anything else.
    package var rectangle: CGRect? {
        let pieces = elements.polylines
        guard pieces.count == 1, var corners = pieces.first?.points else { return nil }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4, Set(corners.map(\.x)).count == 2, Set(corners.map(\.y)).count == 2 else { return nil }
        // Each side is parallel to an axis, so every step changes either x or y.
        let steps = zip(corners, corners.dropFirst() + corners.prefix(1))
        guard steps.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }) else {
            return nil
        }
        return boundingBox
    }

    /// Returns whether the path is one upright rectangle, and writes the rectangle to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle else { return false }
        rect?.pointee = rectangle
        return true
    }
}
