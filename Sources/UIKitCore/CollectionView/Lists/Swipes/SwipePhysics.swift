import CoreGraphics

/// How a row follows the finger that swipes it, and where it comes to rest. All lengths in points, towards the side that the row is
/// swiped to.
struct SwipePhysics: Equatable {
    /// How far an open row is shifted.
    let reveal: CGFloat
    let rowWidth: CGFloat
    /// Whether a full swipe does the first action.
    let hasFullSwipe: Bool

    enum Rest: Equatable { case closed, open, full }

    /// How far the row is shifted for a finger that went so far. Beyond its buttons it follows for a full swipe only; otherwise, as in
    /// the other direction, it follows ever less.
    func shift(forFinger way: CGFloat) -> CGFloat {
        if way < 0 { return -ScrollPhysics.rubberBand(-way, viewport: rowWidth) }
        if way <= reveal || hasFullSwipe { return min(way, rowWidth) }
        return reveal + ScrollPhysics.rubberBand(way - reveal, viewport: rowWidth)
    }

    func isFull(_ way: CGFloat) -> Bool { hasFullSwipe && way >= rowWidth * SwipeMetrics.fullSwipeShare }

    /// Where the row comes to rest after the finger was lifted with that velocity, in points per second.
    func rest(afterFinger way: CGFloat, velocity: CGFloat) -> Rest {
        if isFull(way) { return .full }
        let carriedOn = way + velocity * SwipeMetrics.carriedOn
        return carriedOn > reveal / 2 && way > 0 ? .open : .closed
    }
}
