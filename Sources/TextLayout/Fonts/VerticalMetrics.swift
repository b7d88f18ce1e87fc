import CoreGraphics

/// The heights of a font's letters and lines, in points.
struct VerticalMetrics: Sendable {
    var ascender: CGFloat
    /// Negative, because it is below the baseline.
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    /// The distance from the baseline to the middle of an underline: negative, because it is below.
    var underlinePosition: CGFloat
    var underlineThickness: CGFloat

    /// The space between lines.
    var leading: CGFloat = 0

    var lineHeight: CGFloat { ascender - descender }

    /// Makes metrics from numbers in 1/2048 em.
    init(
        size: CGFloat, ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        underlinePosition: CGFloat = -205, underlineThickness: CGFloat = 102
    ) {
        self.ascender = size * ascender / 2048
        self.descender = size * descender / 2048
        self.capHeight = size * capHeight / 2048
        self.xHeight = size * xHeight / 2048
        self.underlinePosition = size * underlinePosition / 2048
        self.underlineThickness = size * underlineThickness / 2048
    }
}
