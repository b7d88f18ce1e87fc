import CoreGraphics

// Where released content will come to rest.
extension ScrollPhysics {
    /// Returns where deceleration from `offset` would end, ignoring edges. Delegates get this value (M12).
    package func announcedTarget(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard velocity.magnitude > ScrollConstants.stoppingVelocity else { return offset }
        let stop = velocity < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity
        return offset + (velocity - stop) * (factor + ScrollConstants.announcedFactorSurplus)
    }

    /// Returns the velocity with which deceleration from `offset` ends at `target`.
    package func velocity(from offset: CGFloat, to target: CGFloat) -> CGFloat {
        let way = target - offset
        guard way != 0, factor > 0 else { return 0 }
        return way / factor + (way < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity)
    }

    /// How far content moves for each point per second of its velocity.
    private var factor: CGFloat { decelerationRate / (1 - decelerationRate) / 1000 }
}
