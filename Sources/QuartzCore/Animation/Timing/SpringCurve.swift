import Foundation

/// How far a weight on a spring has come from 0 on its way to 1, after some seconds.
///
/// The weight leaves 0 at `initialVelocity` (in ways a second, towards 1) and is pulled to 1: m·x″ = −k·(x − 1) − c·x′.
package struct SpringCurve: Sendable, Hashable {
    /// Radians a second without damping: √(k / m).
    package var frequency: Double
    /// Below 1 it swings past its goal; at 1 it arrives as soon as it can without.
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

    /// A spring as designers tell it: one swing takes `perceptualDuration`; `bounce` is 0 for none, up to 1 for endless,
    /// and below 0 for one that arrives late.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
        self.init(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// The way that is left is at most this part of all of it when a spring is said to have settled.
    package static let settledDistance = 0.001

    package func value(at time: Double) -> Double {
        guard time > 0, frequency > 0 else { return 0 }
        return 1 - distance(at: time)
    }

    /// What is left of the way: 1 at first.
    private func distance(at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        // The distance falls when the weight moves towards its goal.
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

    /// Seconds until it is near its goal and stays there; at most a minute for springs that hardly ever do.
    package var settlingDuration: Double {
        let longest = 60.0
        guard frequency > 0, dampingRatio > 0 else { return longest }
        let decay =
            dampingRatio < 1
            ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        guard decay > 0 else { return longest }
        // Beyond its envelope the weight never comes again. What is left of the distance is halved out between.
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
    /// A spring that comes to rest after `duration` seconds. Damping ratios are taken as at least a hundredth.
    package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let goal = min(max(duration.isFinite ? duration : 1, 1e-3), 59)
        func spring(_ frequency: Double) -> SpringCurve {
            SpringCurve(frequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
        }
        // The harder it pulls, the sooner it rests.
        var (low, high) = (1e-3, 10 / goal)
        while spring(high).settlingDuration > goal, high < 1e9 { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if spring(middle).settlingDuration > goal { low = middle } else { high = middle }
        }
        self = spring(high)
    }
}
