import CoreGraphics

/// What widths are counted in: whole numbers so small that no eye and no sum sees the rounding, and a box that is exactly
/// as wide as its text always holds it.
enum TextUnit {
    static let perPoint = 65_536.0

    /// Saturates where a width is no number, or larger than any screen.
    static func units(_ points: Double) -> Int {
        let units = (points * perPoint).rounded()
        return units.isNaN ? 0 : Int(min(max(units, -limit), limit))
    }

    static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(perPoint) }

    /// A million points.
    private static let limit = 6.5536e10
}
