/// The completed part of a movement after a part of its time: a Bézier curve from (0, 0) to (1, 1).
package struct TimingCurve: Sendable, Hashable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    package static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

    /// Returns the curve's y where its x is `time`.
    ///
    /// x must not run backwards, so control points outside 0 to 1 count as 0 or 1.
    package func value(at time: Double) -> Double {
        // A constant pace goes on beyond the ends, for callers that pass a spring's progress.
        if x1 == y1, x2 == y2 { return time }
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.coordinate(parameter(at: time), y1, y2)
    }

    /// Newton's method, which begins at the time itself; bisection where the curve is too flat for it.
    private func parameter(at time: Double) -> Double {
        let (a, b) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
        var guess = time
        for _ in 0..<8 {
            let error = Self.coordinate(guess, a, b) - time
            if error.magnitude < 1e-12 { return guess }
            let slope = Self.slope(guess, a, b)
            guard slope.magnitude > 1e-6 else { break }
            guess -= error / slope
            guard (0...1).contains(guess) else { break }
        }
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-12 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, a, b) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
