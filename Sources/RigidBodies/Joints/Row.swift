/// A number that a joint keeps within limits: a distance, or a difference of angles.
struct Row {
    enum Kind {
        /// The error must be 0.
        case equal
        /// The error must not be negative.
        case atLeast
        /// The number changes as little as a limited impulse allows.
        case friction(limit: Double)
    }

    var kind: Kind
    var pair: MotionPair
    var lever: Lever
    var error: Double
    /// How fast the error grows on its own.
    var drift: Double
    var impulse = 0.0
    var joint: Int
    /// The number of the row in the joint.
    var number: Int

    func speed(_ motions: [Motion]) -> Double { lever.speed(pair, motions) + drift }

    func apply(_ impulse: Double, to motions: inout [Motion]) { lever.apply(impulse, pair, to: &motions) }
}
