import Foundation

/// How a spring changes a speed in one step.
///
/// `v' = (1 − damping) v − pull x / dt` and `x' = x + v' dt` then pass exactly through the points of a damped
/// oscillation, with any length of the step: both have the same two roots.
struct SpringStep {
    var pull: Double
    var damping: Double

    /// - Parameter ratio: At 0 the spring swings forever, at 1 it doesn't overshoot.
    init(frequency: Double, ratio: Double, step: Double) {
        // With a higher frequency a swing is shorter than a display can show.
        let angular = min(frequency, 50) * 2 * .pi * step
        let ratio = min(max(ratio, 0), 20)
        let decay = exp(-ratio * angular)
        let turn =
            ratio < 1
            ? cos(angular * (1 - ratio * ratio).squareRoot()) : cosh(angular * (ratio * ratio - 1).squareRoot())
        damping = 1 - decay * decay
        pull = 1 + decay * decay - 2 * decay * turn
    }
}
