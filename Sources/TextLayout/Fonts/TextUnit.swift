import CoreGraphics

/// The unit of widths: so small that its rounding is invisible even in sums. Widths are whole numbers of units, so a
/// box that is exactly as wide as its text always holds it.
enum TextUnit {
    static let perPoint = 65_536.0

    /// Converts points to units. Limits widths that aren't a number, or are larger than any screen.
    static func units(_ points: Double) -> Int {
        let units = (points * perPoint).rounded()
        return units.isNaN ? 0 : Int(min(max(units, -limit), limit))
    }

    static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(perPoint) }

    /// A million points.
    private static let limit = 6.5536e10
}
