/// Limits how many events a page may send: a bucket that fills steadily and holds a burst.
package struct RateLimiter: Sendable {
    /// How many events each second adds.
    package let rate: Double
    /// How many events the bucket holds at most, and at first.
    package let burst: Double
    private var level: Double
    private var lastTime: Double?

    package init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
        level = burst
    }

    /// Takes `count` events out of the bucket. Returns false if there aren't as many.
    package mutating func admits(_ count: Int, at time: Double) -> Bool {
        let elapsed = max(0, time - (lastTime ?? time))
        lastTime = time
        level = min(burst, level + elapsed * rate)
        guard level >= Double(count) else { return false }
        level -= Double(count)
        return true
    }
}
