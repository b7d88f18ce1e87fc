import CoreGraphics

/// What two fingers on a trackpad have done since the gesture began.
struct TransformSoFar: Equatable, Sendable {
    var scale: CGFloat
    /// The rotation, clockwise, in radians.
    var rotation: CGFloat
}
