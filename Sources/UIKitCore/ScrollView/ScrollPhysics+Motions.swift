import CoreGraphics
import Foundation

extension ScrollPhysics {
    /// Deceleration after release: each millisecond leaves the same share of the velocity (M8).
    package struct Coasting: Sendable, Hashable {
        var start: CGFloat
        var velocity: CGFloat
        var rate: CGFloat
        var time: TimeInterval

        private var factor: CGFloat { rate / (1 - rate) / 1000 }

        private func remaining(at moment: TimeInterval) -> CGFloat { pow(rate, 1000 * (moment - time)) }

        func offset(at moment: TimeInterval) -> CGFloat { start + velocity * factor * (1 - remaining(at: moment)) }

        func velocity(at moment: TimeInterval) -> CGFloat { velocity * remaining(at: moment) }

        /// The time at which the velocity falls to the one at which content stops.
        var endTime: TimeInterval {
            let ratio = ScrollConstants.stoppingVelocity / velocity.magnitude
            return ratio >= 1 ? time : time + log(ratio) / log(rate) / 1000
        }

        func time(reaching offset: CGFloat) -> TimeInterval? {
            let remaining = 1 - (offset - start) / (velocity * factor)
            guard remaining > 0, remaining <= 1 else { return nil }
            return time + log(remaining) / log(rate) / 1000
        }
    }

    /// The bounce of content beyond an edge (M10).
    package struct Bouncing: Sendable, Hashable {
        var edge: CGFloat
        /// The distance past the edge at the beginning; negative before the start of the content.
        var start: CGFloat
        var velocity: CGFloat
        var time: TimeInterval

        func distance(at moment: TimeInterval) -> CGFloat {
            let elapsed = max(moment - time, 0)
            let carried = velocity * ScrollConstants.bounceCarry * (1 - pow(ScrollConstants.bounceRate, 1000 * elapsed))
            return exp(-ScrollConstants.bounceDecay * elapsed) * (start + carried)
        }

        /// The actual velocity, in points per second.
        func velocity(at moment: TimeInterval) -> CGFloat {
            let elapsed = max(moment - time, 0)
            let remaining = pow(ScrollConstants.bounceRate, 1000 * elapsed)
            let carried = velocity * ScrollConstants.bounceCarry * -1000 * log(ScrollConstants.bounceRate) * remaining
            return exp(-ScrollConstants.bounceDecay * elapsed) * carried - ScrollConstants.bounceDecay
                * distance(at: moment)
        }
    }

    /// An animated scroll to a given offset.
    package struct Gliding: Sendable, Hashable {
        var start: CGFloat
        var target: CGFloat
        var time: TimeInterval
        var duration: TimeInterval

        func offset(at moment: TimeInterval) -> CGFloat {
            hasEnded(at: moment) ? target : start + (target - start) * progress(at: moment)
        }

        /// The progress from 0 to 1, slow at both ends.
        func progress(at moment: TimeInterval) -> CGFloat { (1 - cos(.pi * max(moment - time, 0) / duration)) / 2 }

        func hasEnded(at moment: TimeInterval) -> Bool { moment - time >= duration - 1e-9 }
    }
}
