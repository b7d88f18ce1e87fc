/// The values of ``CAMediaTiming``, and what follows from them at a moment.
package struct MediaTiming: Sendable, Hashable {
    package var beginTime: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init() {}

    /// Frames come at multiples of a sixtieth, which floating point can't represent exactly. Smaller differences don't
    /// count.
    static let tolerance: CFTimeInterval = 1e-9

    // MARK: A layer's time

    func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Returns the moment at which the local time is `localTime`. If the local time stands still, returns `beginTime`.
    func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    // MARK: An animation's time

    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// Seconds of its own time from the beginning to the end; infinite if it never ends.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// Returns where the animation is at a moment.
    package func progress(at parentTime: CFTimeInterval) -> TimingProgress {
        let total = activeDuration
        let elapsed = (parentTime - beginTime) * CFTimeInterval(speed.magnitude)
        if elapsed < -Self.tolerance { return progress(.before, elapsed: 0, total: total) }
        if elapsed >= total - Self.tolerance { return progress(.after, elapsed: total, total: total) }
        return progress(.active, elapsed: max(elapsed, 0), total: total)
    }

    private func progress(
        _ phase: TimingProgress.Phase, elapsed: CFTimeInterval, total: CFTimeInterval
    ) -> TimingProgress {
        let isSeen =
            switch phase {
            case .before: fillMode.fillsBefore
            case .active: true
            case .after: fillMode.fillsAfter
            }
        guard cycle > 0, elapsed.isFinite else {
            return TimingProgress(phase: phase, isSeen: isSeen, fraction: 1, iteration: 0)
        }
        let position = speed < 0 ? timeOffset - elapsed : timeOffset + elapsed
        var iteration = ((position + Self.tolerance) / cycle).rounded(.down)
        var rest = max(position - iteration * cycle, 0)
        // A run ends where the next one begins. The last run shows its end.
        if rest <= Self.tolerance, position > Self.tolerance, phase != .active || elapsed <= Self.tolerance {
            iteration -= 1
            rest = cycle
        }
        let fraction = rest / duration
        return TimingProgress(
            phase: phase, isSeen: isSeen, fraction: fraction > 1 ? max(2 - fraction, 0) : fraction,
            iteration: iteration)
    }
}

/// Where an animation is at a moment.
package struct TimingProgress: Sendable, Hashable {
    package enum Phase: Sendable { case before, active, after }

    package var phase: Phase
    /// Whether the animation affects what is on screen.
    package var isSeen: Bool
    /// The completed part of the run, from 0 to 1. When an animation reverses, it returns to 0.
    package var fraction: Double
    /// How many runs are complete.
    package var iteration: Double

    package init(phase: Phase, isSeen: Bool, fraction: Double, iteration: Double) {
        self.phase = phase
        self.isSeen = isSeen
        self.fraction = fraction
        self.iteration = iteration
    }
}
