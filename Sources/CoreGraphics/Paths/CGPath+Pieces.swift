extension CGPath {
    /// The path as straight lines: the points of each piece, the first of them again at the end of one that is closed.
    package var straightPieces: [[CGPoint]] {
        elements.polylines.map { piece in
            guard piece.isClosed, let first = piece.points.first, piece.points.last != first else {
                return piece.points
            }
            return piece.points + [first]
        }
    }
}
