import Foundation

/// How far a weight on a spring has moved from 0 towards 1, after a number of seconds.
///
/// The weight leaves 0 at `initialVelocity` (whole movements per second, towards 1). The spring pulls it to 1: m·x″ =
/// −k·(x − 1) − c·x′.
package struct SpringCurve: Sendable, Hashable {
    /// Radians per second without damping: √(k / m).
    package var frequency: Double
    /// Below 1 the weight overshoots; at 1 it arrives as quickly as possible without doing so.
    package var dampingRatio: Double
    package var initialVelocity: Double

    package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
    }

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(
            frequency: frequency, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    /// A spring in designers' terms: one swing takes `perceptualDuration` seconds. A `bounce` of 0 doesn't overshoot, 1
    /// swings without end, and below 0 the spring arrives late.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
        self.init(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// A spring counts as settled when at most this part of the whole movement is left.
    package static let settledDistance = 0.001

    package func value(at time: Double) -> Double {
        guard time > 0, frequency > 0 else { return 0 }
        return 1 - distance(at: time)
    }

    /// Returns the remaining part of the movement: 1 at first.
    private func distance(at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        // The distance shrinks as the weight moves towards its goal.
        let speed = -initialVelocity
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let sine = (speed + z * w) / swing
            return exp(-z * w * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if z == 1 { return exp(-w * time) * (1 + (speed + w) * time) }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let first = (speed - fast) / (slow - fast)
        return first * exp(slow * time) + (1 - first) * exp(fast * time)
    }

    /// Seconds until the weight is near its goal and stays there; at most a minute, for springs that hardly settle.
    package var settlingDuration: Double {
        let longest = 60.0
        guard frequency > 0, dampingRatio > 0 else { return longest }
        let decay =
            dampingRatio < 1
            ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        guard decay > 0 else { return longest }
        // The weight stays within its envelope. Inside this limit bisection finds the moment.
        var (low, high) = (0.0, 1 / decay)
        while envelope(at: high) > Self.settledDistance, high < longest { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(at: middle) > Self.settledDistance { low = middle } else { high = middle }
        }
        return min(high, longest)
    }

    private func envelope(at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        let speed = -initialVelocity
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let sine = (speed + z * w) / swing
            return exp(-z * w * time) * (1 + sine * sine).squareRoot()
        }
        return distance(at: time).magnitude
    }
}

extension SpringCurve {
    /// Makes a spring that comes to rest after `duration` seconds. Damping ratios below a hundredth count as a
    /// hundredth.
    package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let goal = min(max(duration.isFinite ? duration : 1, 1e-3), 59)
        func spring(_ frequency: Double) -> SpringCurve {
            SpringCurve(frequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
        }
        // The stronger the pull, the sooner the weight rests.
        var (low, high) = (1e-3, 10 / goal)
        while spring(high).settlingDuration > goal, high < 1e9 { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if spring(middle).settlingDuration > goal { low = middle } else { high = middle }
        }
        self = spring(high)
    }
}
