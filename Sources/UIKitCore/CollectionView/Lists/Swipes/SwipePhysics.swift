import CoreGraphics

/// How a row follows the finger that swipes it, and where it comes to rest. Lengths are in points, positive in the
/// direction that reveals the buttons.
struct SwipePhysics: Equatable {
    /// The shift of an open row.
    let reveal: CGFloat
    let rowWidth: CGFloat
    /// Whether a full swipe performs the first action.
    let hasFullSwipe: Bool

    enum Rest: Equatable { case closed, open, full }

    /// Returns the row's shift when the finger has moved this far. Beyond the open position the row follows exactly
    /// only for a full swipe. Otherwise, and in the other direction, it follows less and less.
    func shift(forFinger way: CGFloat) -> CGFloat {
        if way < 0 { return -ScrollPhysics.rubberBand(-way, viewport: rowWidth) }
        if way <= reveal || hasFullSwipe { return min(way, rowWidth) }
        return reveal + ScrollPhysics.rubberBand(way - reveal, viewport: rowWidth)
    }

    func isFull(_ way: CGFloat) -> Bool { hasFullSwipe && way >= rowWidth * SwipeMetrics.fullSwipeShare }

    /// Returns where the row comes to rest when the finger is released at this velocity, in points per second.
    func rest(afterFinger way: CGFloat, velocity: CGFloat) -> Rest {
        if isFull(way) { return .full }
        let carriedOn = way + velocity * SwipeMetrics.carriedOn
        return carriedOn > reveal / 2 && way > 0 ? .open : .closed
    }
}
