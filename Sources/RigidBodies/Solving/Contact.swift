/// Two bodies, or a body and a segment, that are near each other: what was found this step, and what it did.
struct Contact {
    /// Between which two things, the same from step to step.
    struct Key: Hashable {
        var group: Int
        var first: Int
        /// A body; -1 for a segment.
        var second: Int
        var boundary: Int
        var segment: Int
        var firstPiece: Int
        var secondPiece: Int
    }

    struct Point {
        var feature: Int
        var position: Vector
        var separation: Double
        var normalRow: Row
        var frictionRow: Row
        var firstSpeed: Double
        /// From the bodies' middles, as they lie when they aren't turned.
        var firstLocal: Vector
        var secondLocal: Vector
    }

    var key: Key
    var normal: Vector
    var elasticity: Double
    var friction: Double
    var points: [Point]

    var isTouching: Bool {
        points.contains { $0.separation < World.touchDistance || $0.normalRow.impulse > 0 }
    }
}
