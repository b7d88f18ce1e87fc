/// The optical size. Large letters are finer and closer together than small ones: up to 17 points the font uses its
/// text design, from 28 points its display design, and between these sizes a mixture.
enum OpticalSize {
    /// Returns the share of the display design: 0 is none.
    ///
    /// - Behaviour: recorded at 17, 20, 22 and 28 points (R790); linear between these (our choice, Decisions/0005).
    static func displayShare(at size: Double) -> Double { PiecewiseLine.value(at: size, along: recorded) }

    private static let recorded: [(x: Double, y: Double)] = [(17, 0), (20, 0.23632), (22, 0.52728), (28, 1)]
}

/// A line through known points, constant before the first and after the last.
enum PiecewiseLine {
    static func value(at x: Double, along points: [(x: Double, y: Double)]) -> Double {
        guard let after = points.firstIndex(where: { x < $0.x }) else { return points.last?.y ?? 0 }
        guard after > 0 else { return points[0].y }
        let (from, to) = (points[after - 1], points[after])
        return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
}
