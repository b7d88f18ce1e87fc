import CoreGraphics

/// Along which axes a drag moves content, settled when it begins.
struct DragAxes: Sendable, Hashable {
    var horizontal: Bool
    var vertical: Bool

    /// - Parameters:
    ///   - direction: Where the finger was heading when its drag was recognised.
    ///   - isLocked: Whether a drag that begins along one axis stays on it. One that begins aslant is not locked, as Apple
    ///     documents it.
    init(canDrag: (horizontal: Bool, vertical: Bool), direction: CGPoint, isLocked: Bool) {
        (horizontal, vertical) = canDrag
        guard isLocked, horizontal, vertical else { return }
        let (across, down) = (direction.x.magnitude, direction.y.magnitude)
        guard min(across, down) <= max(across, down) * ScrollConstants.lockedSlant else { return }
        (horizontal, vertical) = (across > down, down >= across)
    }

    /// What content is let go with, in points a second: it goes against the finger.
    func releaseVelocity(ofFinger velocity: CGPoint) -> CGPoint {
        let fastest = ScrollConstants.fastestRelease
        func released(_ velocity: CGFloat) -> CGFloat { min(max(-velocity, -fastest), fastest) }
        return CGPoint(
            x: horizontal ? released(velocity.x) : 0, y: vertical ? released(velocity.y) : 0)
    }
}
