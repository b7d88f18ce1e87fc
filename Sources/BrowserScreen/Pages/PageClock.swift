/// Turns a page's times into times of the frame clock.
///
/// The two clocks run equally fast and start at unknown moments. Every message arrives a little late, so the smallest
/// difference seen is the truest.
package struct PageClock: Sendable {
    /// A delay longer than this means that one of the clocks stood still (a laptop slept), and the offset is stale.
    package static let longestDelay = 0.5

    private var offset: Double?
    private var latest = -Double.infinity

    package init() {}

    /// Never later than `now`, never earlier than what was returned before.
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
