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

    var key: Key
    var pair: MotionPair
    var normal: Vector
    var elasticity: Double
    var friction: Double
    /// One or two of the world's contact points.
    var points: Range<Int>
}

/// A place at which two things touch, or will.
struct ContactPoint {
    var feature: Int
    var position: Vector
    var separation: Double
    /// Along the contact's normal, and across it.
    var push: Lever
    var slide: Lever
    var pushImpulse = 0.0
    var slideImpulse = 0.0
    /// Before anything was corrected.
    var firstSpeed = 0.0
    /// From the bodies' middles, as they lie when they aren't turned.
    var firstLocal: Vector
    var secondLocal: Vector
    /// How fast the two may come closer: as far as there is room.
    var wantedSpeed: Double

    var isTouching: Bool { separation < World.touchDistance || pushImpulse > 0 }
}
