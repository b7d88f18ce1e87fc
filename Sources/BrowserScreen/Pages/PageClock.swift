/// Converts a page's times to times of the frame clock.
///
/// Both clocks run equally fast, and started at unknown moments. Every message arrives a little late, so the smallest
/// difference so far is the most accurate.
package struct PageClock: Sendable {
    /// After a longer delay than this one of the clocks must have stopped (a laptop slept), so the offset is out of
    /// date.
    package static let longestDelay = 0.5

    private var offset: Double?
    private var latest = -Double.infinity

    package init() {}

    /// Returns a time that is never later than `now`, and never earlier than an earlier result.
    package mutating func frameTime(of pageTime: Double, now: Double) -> Double {
        let seen = now - pageTime
        if let known = offset, seen - known <= Self.longestDelay {
            offset = min(known, seen)
        } else {
            offset = seen
        }
        latest = max(latest, min(now, pageTime + (offset ?? seen)))
        return latest
    }
}
