import CoreGraphics

/// How high a font's letters and lines are, in points.
struct VerticalMetrics: Sendable {
    var ascender: CGFloat
    /// Negative: below the baseline.
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    /// How far above the baseline the middle of an underline lies: negative.
    var underlinePosition: CGFloat
    var underlineThickness: CGFloat

    /// Room that lines want between each other.
    var leading: CGFloat = 0

    var lineHeight: CGFloat { ascender - descender }

    /// Of numbers in 1/2048 em.
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
