import UIKit

/// Where content was over the last seconds in which it moved, and how fast.
///
/// Time in which nothing moves is left out but for a short gap, so that a pause does not push everything out of sight.
struct ScrollTrace {
    struct Sample: Hashable {
        /// Seconds since the first sample, pauses shortened.
        var time: TimeInterval
        /// Points.
        var offset: CGFloat
        /// Points a millisecond, as delegates are told it.
        var velocity: CGFloat
    }

    /// Seconds that are kept.
    static let span: TimeInterval = 4
    /// Seconds that are left of a pause.
    static let pause: TimeInterval = 0.12
    private static let frame: TimeInterval = 1.0 / 60

    private(set) var samples: [Sample] = []
    /// Where the content will come to rest, as the delegate was told when the finger lifted; nil when it is unknown.
    var target: CGFloat?
    private var lastMoment: TimeInterval?

    var last: Sample? { samples.last }

    /// - Parameter moment: Of the app's clock, in seconds. Several offsets of one moment count as the last of them.
    mutating func record(_ offset: CGFloat, at moment: TimeInterval) {
        guard let last, let lastMoment else {
            samples = [Sample(time: 0, offset: offset, velocity: 0)]
            return self.lastMoment = moment
        }
        let passed = moment - lastMoment
        guard passed > 0 else { return samples[samples.count - 1].offset = offset }
        var time = last.time + passed
        if passed > Self.pause {
            samples.append(Sample(time: last.time + Self.pause, offset: last.offset, velocity: 0))
            time = last.time + Self.pause + Self.frame
        }
        samples.append(Sample(time: time, offset: offset, velocity: velocity(to: offset, at: time)))
        self.lastMoment = moment
        forget(before: time - Self.span)
    }

    /// Over two frames: fingers are not told at even intervals.
    private func velocity(to offset: CGFloat, at time: TimeInterval) -> CGFloat {
        guard let before = samples.last(where: { time - $0.time > 1.5 * Self.frame }) ?? samples.first else { return 0 }
        return (offset - before.offset) / CGFloat(max(time - before.time, Self.frame) * 1000)
    }

    /// The content came to rest.
    mutating func stop(at moment: TimeInterval) {
        guard let last, last.velocity != 0 else { return }
        samples.append(Sample(time: last.time + Self.frame, offset: last.offset, velocity: 0))
        lastMoment = moment
    }

    /// One that has just gone out of sight stays, so that the curve begins at the edge.
    private mutating func forget(before time: TimeInterval) {
        guard let first = samples.firstIndex(where: { $0.time >= time }), first > 1 else { return }
        samples.removeFirst(first - 1)
    }
}
