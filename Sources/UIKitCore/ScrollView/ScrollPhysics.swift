import CoreGraphics
import Foundation

/// How content moves along one axis when no finger holds it: as a value, exact for any time, without a clock.
///
///     var physics = ScrollPhysics(range: 0...1000, viewport: 300)
///     physics.release(at: 0, velocity: 1500, time: 0)
///     physics.offset(at: 0.5)          // where it is half a second later, in points
///
/// Times are seconds, lengths points, velocities points a second; positive moves towards the end of the content.
package struct ScrollPhysics: Sendable, Hashable {
    /// Offsets at which content may rest.
    package private(set) var range: ClosedRange<CGFloat>
    /// How much of the content is seen at once.
    package var viewport: CGFloat
    /// Whether content may be pulled past its edges.
    package var bounces: Bool
    /// What is left of a velocity after one millisecond.
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

    /// A rate that brings content to rest at all.
    private static func usable(_ rate: CGFloat) -> CGFloat {
        rate.isNaN ? ScrollConstants.bounceRate : rate.clamped(to: ScrollConstants.usableRates)
    }

    /// Where content is shown when the finger has pulled it to `offset`: past an edge it follows less and less (M9).
    package func shownOffset(forPulled offset: CGFloat) -> CGFloat {
        let edge = offset.clamped(to: range)
        let distance = offset - edge
        guard distance != 0 else { return offset }
        guard bounces else { return edge }
        return edge + (distance < 0 ? -1 : 1) * Self.rubberBand(distance.magnitude, viewport: viewport)
    }

    /// Where the finger has to pull to for content to be shown at `offset`.
    package func pulledOffset(forShown offset: CGFloat) -> CGFloat {
        let edge = offset.clamped(to: range)
        let shown = (offset - edge).magnitude
        guard shown > 0, viewport > shown else { return offset }
        let distance = shown * viewport / (ScrollConstants.rubberBand * (viewport - shown))
        return edge + (offset < edge ? -distance : distance)
    }

    /// How far past an edge content is shown that was pulled so far: less and less of the pull is followed (M9).
    package static func rubberBand(_ distance: CGFloat, viewport: CGFloat) -> CGFloat {
        guard viewport > 0 else { return 0 }
        let pull = ScrollConstants.rubberBand * distance
        return pull * viewport / (pull + viewport)
    }

    // MARK: Setting it going

    /// Content is let go of: it coasts, or bounces back from beyond an edge.
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

    /// Content moves to `target` in the time that a programmatic scroll takes (M12).
    package mutating func glide(
        from offset: CGFloat, to target: CGFloat, time: TimeInterval,
        duration: TimeInterval = ScrollConstants.glideDuration
    ) {
        motion = .gliding(Gliding(start: offset, target: target, time: time, duration: duration))
    }

    /// A glide that goes on ends at another place.
    package mutating func redirect(to target: CGFloat) {
        guard case .gliding(var gliding) = motion else { return }
        gliding.target = target
        motion = .gliding(gliding)
    }

    /// The content grew or shrank before what is in view: the same motion goes on `distance` further along.
    package mutating func shift(by distance: CGFloat) {
        switch motion {
        case .resting(let offset): motion = .resting(offset + distance)
        case .coasting(var coasting):
            coasting.start += distance
            motion = .coasting(coasting)
        case .bouncing: break  // Back to an edge, which stays where it is.
        case .gliding(var gliding):
            gliding.start += distance
            gliding.target += distance
            motion = .gliding(gliding)
        }
    }

    /// Content between what is in view and where a glide ends grew or shrank: the glide goes on `distance` further along, and ends where
    /// it was to end.
    package mutating func carry(by distance: CGFloat, at time: TimeInterval) {
        guard case .gliding(var gliding) = motion, !gliding.hasEnded(at: time) else { return shift(by: distance) }
        gliding.start += distance / (1 - gliding.progress(at: time))
        motion = .gliding(gliding)
    }

    /// The program put content elsewhere: what moves goes on from there. Content beyond an edge that was still on its way out goes on, too;
    /// what was on its way back stays where it was put, if it may rest there.
    package mutating func put(
        at offset: CGFloat, from old: CGFloat, in newRange: ClosedRange<CGFloat>, at time: TimeInterval
    ) {
        guard case .bouncing(let bouncing) = motion, offset != old else { return shift(by: offset - old) }
        let velocity = bouncing.velocity(at: time)
        let isOnItsWayOut = (old - bouncing.edge) * velocity > 0
        range = newRange
        release(at: offset, velocity: isOnItsWayOut ? velocity : 0, time: time)
    }

    /// The content has become longer or shorter while something moved. What is now beyond an edge turns back from where it is, and
    /// a glide ends within the edges if it was to do so.
    package mutating func setRange(_ newRange: ClosedRange<CGFloat>, at time: TimeInterval) {
        guard newRange != range else { return }
        let old = range
        range = newRange
        // A target beyond the edges was meant so.
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
            // On its way to an edge that is none any more, from within.
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

    // MARK: Following it

    package var isMoving: Bool {
        if case .resting = motion { false } else { true }
    }

    /// Moves on to `time` and says where content is then.
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
            // The exact moment and velocity of the crossing start the bounce, not the frame that saw it (M10).
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
