import CoreGraphics
import Foundation

/// How content moves along one axis without a finger: a value without a clock, exact for any time.
///
///     var physics = ScrollPhysics(range: 0...1000, viewport: 300)
///     physics.release(at: 0, velocity: 1500, time: 0)
///     let offset = physics.offset(at: 0.5)          // the offset after half a second, in points
///
/// Times are in seconds, lengths in points, velocities in points per second. Positive values point towards the end of
/// the content.
package struct ScrollPhysics: Sendable, Hashable {
    /// The offsets at which content can rest.
    package private(set) var range: ClosedRange<CGFloat>
    /// The length of the visible content.
    package var viewport: CGFloat
    /// Whether content can be pulled past its edges.
    package var bounces: Bool
    /// The share of the velocity that remains after one millisecond.
    package var decelerationRate: CGFloat
    package private(set) var motion: Motion

    package enum Motion: Sendable, Hashable {
        case resting(CGFloat)
        case coasting(Coasting)
        case bouncing(Bouncing)
        case gliding(Gliding)
    }

    package init(
        range: ClosedRange<CGFloat>, viewport: CGFloat, bounces: Bool = true, decelerationRate: CGFloat = 0.998,
        offset: CGFloat = 0
    ) {
        self.range = range
        self.viewport = viewport
        self.bounces = bounces
        self.decelerationRate = Self.usable(decelerationRate)
        motion = .resting(offset)
    }

    /// Limits a rate to those at which content comes to rest.
    private static func usable(_ rate: CGFloat) -> CGFloat {
        rate.isNaN ? ScrollConstants.bounceRate : rate.clamped(to: ScrollConstants.usableRates)
    }

    /// Returns the offset at which content is shown when the finger has pulled it to `offset`. Past an edge it follows
    /// less and less (M9).
    package func shownOffset(forPulled offset: CGFloat) -> CGFloat {
        let edge = offset.clamped(to: range)
        let distance = offset - edge
        guard distance != 0 else { return offset }
        guard bounces else { return edge }
        return edge + (distance < 0 ? -1 : 1) * Self.rubberBand(distance.magnitude, viewport: viewport)
    }

    /// Returns the offset to which the finger has to pull for content to be shown at `offset`.
    package func pulledOffset(forShown offset: CGFloat) -> CGFloat {
        let edge = offset.clamped(to: range)
        let shown = (offset - edge).magnitude
        guard shown > 0, viewport > shown else { return offset }
        let distance = shown * viewport / (ScrollConstants.rubberBand * (viewport - shown))
        return edge + (offset < edge ? -distance : distance)
    }

    /// Returns how far past an edge content is shown when it's pulled this far: it follows less and less (M9).
    package static func rubberBand(_ distance: CGFloat, viewport: CGFloat) -> CGFloat {
        guard viewport > 0 else { return 0 }
        let pull = ScrollConstants.rubberBand * distance
        return pull * viewport / (pull + viewport)
    }

    // MARK: Starting a motion

    /// Releases content. It decelerates, or bounces back from beyond an edge.
    package mutating func release(at offset: CGFloat, velocity: CGFloat, time: TimeInterval) {
        if !range.contains(offset) {
            motion =
                bounces
                ? .bouncing(bounce(from: offset, velocity: velocity, at: time)) : .resting(offset.clamped(to: range))
        } else if velocity.magnitude > ScrollConstants.stoppingVelocity {
            motion = .coasting(Coasting(start: offset, velocity: velocity, rate: decelerationRate, time: time))
        } else {
            motion = .resting(offset)
        }
    }

    /// Begins an animated scroll to `target`, by default with the duration of a scroll in code (M12).
    package mutating func glide(
        from offset: CGFloat, to target: CGFloat, time: TimeInterval,
        duration: TimeInterval = ScrollConstants.glideDuration
    ) {
        motion = .gliding(Gliding(start: offset, target: target, time: time, duration: duration))
    }

    /// Changes the target of an animated scroll in progress.
    package mutating func redirect(to target: CGFloat) {
        guard case .gliding(var gliding) = motion else { return }
        gliding.target = target
        motion = .gliding(gliding)
    }

    /// Shifts the motion by `distance`, because the content before the visible part grew or shrank.
    package mutating func shift(by distance: CGFloat) {
        switch motion {
        case .resting(let offset): motion = .resting(offset + distance)
        case .coasting(var coasting):
            coasting.start += distance
            motion = .coasting(coasting)
        case .bouncing: break  // It returns to an edge, which doesn't move.
        case .gliding(var gliding):
            gliding.start += distance
            gliding.target += distance
            motion = .gliding(gliding)
        }
    }

    /// Shifts an animated scroll by `distance`, because content between the visible part and the target grew or shrank.
    /// The scroll still ends at its target.
    package mutating func carry(by distance: CGFloat, at time: TimeInterval) {
        guard case .gliding(var gliding) = motion, !gliding.hasEnded(at: time) else { return shift(by: distance) }
        gliding.start += distance / (1 - gliding.progress(at: time))
        motion = .gliding(gliding)
    }

    /// Continues the motion from where the app has put the content. Content beyond an edge that was still moving
    /// outwards continues. Content that was on its way back stays where it was put, if it can rest there.
    package mutating func put(
        at offset: CGFloat, from old: CGFloat, in newRange: ClosedRange<CGFloat>, at time: TimeInterval
    ) {
        guard case .bouncing(let bouncing) = motion, offset != old else { return shift(by: offset - old) }
        let velocity = bouncing.velocity(at: time)
        let isOnItsWayOut = (old - bouncing.edge) * velocity > 0
        range = newRange
        release(at: offset, velocity: isOnItsWayOut ? velocity : 0, time: time)
    }

    /// Changes the range while content moves. Content that is now beyond an edge turns back from its place. An animated
    /// scroll that was to end within the edges still does.
    package mutating func setRange(_ newRange: ClosedRange<CGFloat>, at time: TimeInterval) {
        guard newRange != range else { return }
        let old = range
        range = newRange
        // A target beyond the edges was intended.
        if case .gliding(let gliding) = motion, abs(gliding.target - gliding.target.clamped(to: old)) < 0.001 {
            redirect(to: gliding.target.clamped(to: range))
        }
        guard bounces else { return }
        switch motion {
        case .coasting(let coasting):
            let offset = coasting.offset(at: min(time, coasting.endTime))
            guard !range.contains(offset) else { return }
            motion = .bouncing(bounce(from: offset, velocity: coasting.velocity(at: time), at: time))
        case .bouncing(let bouncing):
            let offset = bouncing.edge + bouncing.distance(at: time)
            guard !range.contains(bouncing.edge) else { return }
            // The edge to which the content is returning is now within the content.
            guard !range.contains(offset) else {
                return glide(from: offset, to: bouncing.edge.clamped(to: range), time: time)
            }
            let carried =
                bouncing.velocity(at: time) + ScrollConstants.bounceDecay * (offset - offset.clamped(to: range))
            motion = .bouncing(bounce(from: offset, velocity: carried, at: time))
        case .resting(let offset):
            guard !range.contains(offset) else { return }
            motion = .bouncing(bounce(from: offset, velocity: 0, at: time))
        case .gliding: break
        }
    }

    // MARK: Reading the motion

    package var isMoving: Bool {
        if case .resting = motion { false } else { true }
    }

    /// Advances the motion to `time`, and returns the offset at that time.
    package mutating func offset(at time: TimeInterval) -> CGFloat {
        switch motion {
        case .resting(let offset): return offset
        case .gliding(let gliding):
            if gliding.hasEnded(at: time) { motion = .resting(gliding.target) }
            return gliding.offset(at: time)
        case .bouncing(let bouncing):
            let distance = bouncing.distance(at: time)
            guard distance.magnitude < ScrollConstants.bounceEnd, time > bouncing.time else {
                return bouncing.edge + distance
            }
            motion = .resting(bouncing.edge)
            return bouncing.edge
        case .coasting(let coasting): return coast(coasting, to: time)
        }
    }

    private mutating func coast(_ coasting: Coasting, to time: TimeInterval) -> CGFloat {
        let end = coasting.endTime
        let offset = coasting.offset(at: min(time, end))
        let edge = offset.clamped(to: range)
        if edge != offset {
            guard bounces else {
                motion = .resting(edge)
                return edge
            }
            guard let crossing = coasting.time(reaching: edge) else {
                motion = .bouncing(bounce(from: offset, velocity: coasting.velocity(at: time), at: time))
                return offset
            }
            // The bounce starts at the exact moment and velocity of the crossing, not in the frame after it (M10).
            motion = .bouncing(
                Bouncing(edge: edge, start: 0, velocity: coasting.velocity(at: crossing), time: crossing))
            return self.offset(at: time)
        }
        if time >= end { motion = .resting(offset) }
        return offset
    }

    private func bounce(from offset: CGFloat, velocity: CGFloat, at time: TimeInterval) -> Bouncing {
        let edge = offset.clamped(to: range)
        return Bouncing(edge: edge, start: offset - edge, velocity: velocity, time: time)
    }
}

extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
