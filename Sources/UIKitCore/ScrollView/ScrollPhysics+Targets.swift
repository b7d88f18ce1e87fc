import CoreGraphics

// Where content that is let go of will come to rest.
extension ScrollPhysics {
    /// Where coasting from `offset` would end, edges left aside; what delegates are told (M12).
    package func announcedTarget(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard velocity.magnitude > ScrollConstants.stoppingVelocity else { return offset }
        let stop = velocity < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity
        return offset + (velocity - stop) * (factor + ScrollConstants.announcedFactorSurplus)
    }

    /// The velocity with which coasting from `offset` ends at `target`.
    package func velocity(from offset: CGFloat, to target: CGFloat) -> CGFloat {
        let way = target - offset
        guard way != 0, factor > 0 else { return 0 }
        return way / factor + (way < 0 ? -ScrollConstants.stoppingVelocity : ScrollConstants.stoppingVelocity)
    }

    /// How far content coasts for each point a second it has.
    private var factor: CGFloat { decelerationRate / (1 - decelerationRate) / 1000 }
}
