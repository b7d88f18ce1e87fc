import CoreGraphics
import Foundation

/// How content moves along one axis when nobody holds it: as a value, exact for any time, without a clock.
///
///     var physics = ScrollPhysics(range: 0...1000, viewport: 300)
///     physics.release(at: 0, velocity: 1500, time: 0)
///     physics.offset(at: 0.5)          // where it is half a second later, in points
///
/// Times are seconds, lengths points, velocities points a second; positive moves towards the end of the content.
package struct ScrollPhysics: Sendable, Hashable {
    /// Offsets at which content may rest.
    package var range: ClosedRange<CGFloat>
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
        self.decelerationRate = decelerationRate
        motion = .resting(offset)
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

    /// M9.
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

    package mutating func stop(at offset: CGFloat) { motion = .resting(offset) }

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

    /// Where coasting from `offset` would end, edges left aside; what delegates are told (M12).
    package func announcedTarget(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard velocity.magnitude > ScrollConstants.stoppingVelocity else { return offset }
        let stop = velocity < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity
        let factor = decelerationRate / (1 - decelerationRate) / 1000 + ScrollConstants.announcedFactorSurplus
        return offset + (velocity - stop) * factor
    }

    /// The velocity with which coasting from `offset` ends at `target`.
    package func velocity(from offset: CGFloat, to target: CGFloat) -> CGFloat {
        let factor = decelerationRate / (1 - decelerationRate) / 1000
        let way = target - offset
        guard way != 0 else { return 0 }
        return way / factor + (way < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity)
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
            // The exact moment and velocity of the crossing start the bounce, not the frame that saw it (M10).
            guard bounces, let crossing = coasting.time(reaching: edge) else {
                motion = .resting(edge)
                return edge
            }
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
