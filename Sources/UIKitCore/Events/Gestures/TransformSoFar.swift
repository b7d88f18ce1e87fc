import CoreGraphics

/// What two fingers on a trackpad have done since they began.
struct TransformSoFar: Equatable, Sendable {
    var scale: CGFloat
    /// Clockwise, in radians.
    var rotation: CGFloat
}
