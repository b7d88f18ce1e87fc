/// Bodies that collide with each other, lines that they collide with, or both.
package struct CollisionGroup: Sendable {
    /// A line that bodies can't cross, from either side.
    package struct Boundary: Sendable {
        /// An identifier that the caller chooses.
        package var id: Int
        package var segments: [(from: Vector, to: Vector)]

        package init(id: Int, segments: [(from: Vector, to: Vector)]) {
            self.id = id
            self.segments = segments
        }

        /// Makes segments between consecutive points.
        package init(id: Int, points: [Vector]) {
            self.init(id: id, segments: zip(points, points.dropFirst()).map { ($0, $1) })
        }
    }

    /// An identifier that the caller chooses.
    package var id: Int
    package var bodies: [Int]
    package var bodiesCollide: Bool
    package var boundaries: [Boundary]

    package init(id: Int, bodies: [Int], bodiesCollide: Bool, boundaries: [Boundary]) {
        self.id = id
        self.bodies = bodies
        self.bodiesCollide = bodiesCollide
        self.boundaries = boundaries
    }
}

/// Reports that two bodies, or a body and a boundary, began or ceased to touch.
package struct ContactEvent: Sendable, Hashable {
    package enum Other: Sendable, Hashable {
        case body(Int)
        case boundary(Int)
    }

    package var group: Int
    package var body: Int
    package var other: Other
    package var isBeginning: Bool
    package var point: Vector
}
