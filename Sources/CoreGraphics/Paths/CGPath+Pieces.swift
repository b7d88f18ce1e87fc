extension CGPath {
    /// The path as straight lines: the points of each part. A closed part repeats its first point at the end.
    package var straightPieces: [[CGPoint]] {
        elements.polylines.map { piece in
            guard piece.isClosed, let first = piece.points.first, piece.points.last != first else {
                return piece.points
            }
            return piece.points + [first]
        }
    }
}
