import CoreGraphics

/// The axes along which a drag moves content. They are decided when the drag begins.
struct DragAxes: Sendable, Hashable {
    var horizontal: Bool
    var vertical: Bool

    /// - Parameters:
    ///   - direction: The direction of the finger when its drag was recognised.
    ///   - isLocked: Whether a drag that begins along one axis stays on it. As Apple documents, a diagonal drag isn't
    ///     locked.
    init(canDrag: (horizontal: Bool, vertical: Bool), direction: CGPoint, isLocked: Bool) {
        (horizontal, vertical) = canDrag
        guard isLocked, horizontal, vertical else { return }
        let (across, down) = (direction.x.magnitude, direction.y.magnitude)
        guard min(across, down) <= max(across, down) * ScrollConstants.lockedSlant else { return }
        (horizontal, vertical) = (across > down, down >= across)
    }

    /// Returns the velocity of released content, in points per second. It is opposite to the finger's.
    func releaseVelocity(ofFinger velocity: CGPoint) -> CGPoint {
        let fastest = ScrollConstants.fastestRelease
        func released(_ velocity: CGFloat) -> CGFloat { min(max(-velocity, -fastest), fastest) }
        return CGPoint(
            x: horizontal ? released(velocity.x) : 0, y: vertical ? released(velocity.y) : 0)
    }
}
