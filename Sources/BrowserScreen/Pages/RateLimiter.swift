/// How many events a page may still send: a bucket that fills steadily and holds a burst.
package struct RateLimiter: Sendable {
    /// What a second adds.
    package let rate: Double
    /// What the bucket holds at most, and at first.
    package let burst: Double
    private var level: Double
    private var lastTime: Double?

    package init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
        level = burst
    }

    /// Takes `count` events out, or says that there are not as many.
    package mutating func admits(_ count: Int, at time: Double) -> Bool {
        let elapsed = max(0, time - (lastTime ?? time))
        lastTime = time
        level = min(burst, level + elapsed * rate)
        guard level >= Double(count) else { return false }
        level -= Double(count)
        return true
    }
}
