/// Large letters are drawn finer and set closer than small ones. Up to 17 points text has the design for text, from 28
/// points on the one for display, and a mixture of both between.
enum OpticalSize {
    /// How much of the display design there is: 0 is none.
    ///
    /// - Behaviour: recorded at 17, 20, 22 and 28 points (R790); straight lines between (our choice, Decisions/0005).
    static func displayShare(at size: Double) -> Double { PiecewiseLine.value(at: size, along: recorded) }

    private static let recorded: [(x: Double, y: Double)] = [(17, 0), (20, 0.23632), (22, 0.52728), (28, 1)]
}

/// A line through points that are known, level before the first and after the last.
enum PiecewiseLine {
    static func value(at x: Double, along points: [(x: Double, y: Double)]) -> Double {
        guard let after = points.firstIndex(where: { x < $0.x }) else { return points.last?.y ?? 0 }
        guard after > 0 else { return points[0].y }
        let (from, to) = (points[after - 1], points[after])
        return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
}
