/// One number that a joint keeps: a distance, a difference of angles.
struct Row {
    enum Kind {
        /// The error is 0.
        case equal
        /// The error is 0 or above.
        case atLeast
        /// Changes as little as a limited impulse can bring about.
        case friction(limit: Double)
    }

    var kind: Kind
    var pair: MotionPair
    var lever: Lever
    var error: Double
    /// How fast the error grows by itself.
    var drift: Double
    var impulse = 0.0
    var joint: Int
    /// Which of the joint's numbers it is.
    var number: Int

    func speed(_ motions: [Motion]) -> Double { lever.speed(pair, motions) + drift }

    func apply(_ impulse: Double, to motions: inout [Motion]) { lever.apply(impulse, pair, to: &motions) }
}
