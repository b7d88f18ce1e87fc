import Foundation

/// Measures two ways of doing one job alternately, so that both run under the same conditions.
struct Comparison {
    /// The medians, in nanoseconds.
    let ours: Double
    let anchor: Double
    /// Our time divided by the anchor's, for each round.
    let ratios: Sample

    /// Each round runs ours, the anchor, the anchor, ours. Its ratio is that of the sums.
    static func interleaved(rounds: Int = 31, ours: () -> Void, anchor: () -> Void) -> Comparison {
        _ = makeAllocatorLock
        ours()
        anchor()
        var (ourTimes, anchorTimes, ratios): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            let first = nanoseconds(ours)
            let second = nanoseconds(anchor)
            let third = nanoseconds(anchor)
            let fourth = nanoseconds(ours)
            ourTimes += [first, fourth]
            anchorTimes += [second, third]
            ratios.append((first + fourth) / (second + third))
        }
        return Comparison(ours: Sample(ourTimes).median, anchor: Sample(anchorTimes).median, ratios: Sample(ratios))
    }

    /// An app has more than one thread, so its allocator locks. A process that never had a second thread allocates in
    /// half the time, and an anchor that allocates would depend on what was measured before.
    private static let makeAllocatorLock: Void = Thread {}.start()
}
