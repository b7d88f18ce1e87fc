import UIKit

/// The offsets and velocities of content over the last seconds in which it moved.
///
/// Of a time in which nothing moves only a short gap is kept, so that a pause doesn't push everything out of sight.
struct ScrollTrace {
    struct Sample: Hashable {
        /// Seconds since the first sample, with pauses shortened.
        var time: TimeInterval
        /// The offset along the scroll axis, in points.
        var offset: CGFloat
        /// Points per millisecond, the unit that scroll view delegates get.
        var velocity: CGFloat
    }

    /// The number of seconds that the trace keeps.
    static let span: TimeInterval = 4
    /// The length of a shortened pause, in seconds.
    static let pause: TimeInterval = 0.12
    private static let frame: TimeInterval = 1.0 / 60

    private(set) var samples: [Sample] = []
    /// The offset where the content will come to rest, known from the delegate's call when the finger lifts. nil if
    /// it's unknown.
    var target: CGFloat?
    private var lastMoment: TimeInterval?

    var last: Sample? { samples.last }

    /// - Parameter moment: The time, in seconds of the app's clock. Of several offsets at one moment, the last one
    ///   counts.
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

    /// Returns the velocity over two frames, because touches don't arrive at even intervals.
    private func velocity(to offset: CGFloat, at time: TimeInterval) -> CGFloat {
        guard let before = samples.last(where: { time - $0.time > 1.5 * Self.frame }) ?? samples.first else { return 0 }
        return (offset - before.offset) / CGFloat(max(time - before.time, Self.frame) * 1000)
    }

    /// Records that the content came to rest.
    mutating func stop(at moment: TimeInterval) {
        guard let last, last.velocity != 0 else { return }
        samples.append(Sample(time: last.time + Self.frame, offset: last.offset, velocity: 0))
        lastMoment = moment
    }

    /// Removes samples that are out of sight, except the newest of them: the curve begins at the edge.
    private mutating func forget(before time: TimeInterval) {
        guard let first = samples.firstIndex(where: { $0.time >= time }), first > 1 else { return }
        samples.removeFirst(first - 1)
    }
}
