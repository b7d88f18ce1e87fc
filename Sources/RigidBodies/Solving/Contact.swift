/// Two bodies, or a body and a segment, that are near each other: what was found in this step, and the resulting
/// impulses.
struct Contact {
    /// Identifies the two, from step to step.
    struct Key: Hashable {
        var group: Int
        var first: Int
        /// The number of a body; -1 for a segment.
        var second: Int
        var boundary: Int
        var segment: Int
        var firstPiece: Int
        var secondPiece: Int
    }

    var key: Key
    var pair: MotionPair
    var normal: Vector
    var elasticity: Double
    var friction: Double
    /// The range of one or two of the world's contact points.
    var points: Range<Int>
}

/// A point at which two things touch, or will touch.
struct ContactPoint {
    var feature: Int
    var position: Vector
    var separation: Double
    /// The levers along the contact's normal and across it.
    var push: Lever
    var slide: Lever
    var pushImpulse = 0.0
    var slideImpulse = 0.0
    /// The speed before any correction.
    var firstSpeed = 0.0
    /// The places from the bodies' middles, when the bodies aren't rotated.
    var firstLocal: Vector
    var secondLocal: Vector
    /// The speed at which the two may approach, which uses up the distance between them.
    var wantedSpeed: Double

    var isTouching: Bool { separation < World.touchDistance || pushImpulse > 0 }
}
