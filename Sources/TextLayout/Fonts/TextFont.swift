import CoreGraphics

/// A typeface at one size.
///
/// Every machine measures it with the same numbers, with any installed fonts, so text has the same size in the page, in
/// a test and in a picture (Decisions/0005).
package struct TextFont: Sendable, Hashable {
    package enum Typeface: Sendable, Hashable {
        /// iOS's typeface, San Francisco.
        case system
        /// Its variant for code, in which all letters have the same width.
        case systemMonospaced
        case helvetica
        case courier
        /// A typeface of the app.
        case file(FileTypeface)
    }

    package var typeface: Typeface
    /// The font size, in points.
    package var size: CGFloat
    /// The weight as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool

    package init(
        typeface: Typeface = .system, size: CGFloat, weight: Int = 400, hasMonospacedDigits: Bool = false
    ) {
        self.typeface = typeface
        self.size = size
        self.weight = weight
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

extension TextFont {
    var measures: FontMeasures { FontMeasures.shared.measures(of: self) }

    private var vertical: VerticalMetrics { measures.vertical }

    /// The distance from the baseline to the top of the line, in points.
    package var ascender: CGFloat { vertical.ascender }
    /// The distance from the baseline to the bottom of the line, in points: negative, as on iOS.
    package var descender: CGFloat { vertical.descender }
    package var lineHeight: CGFloat { vertical.lineHeight }
    /// The space between lines, in points.
    package var leading: CGFloat { vertical.leading }
    /// The height of a capital letter, in points.
    package var capHeight: CGFloat { vertical.capHeight }
    /// The height of a small letter, in points.
    package var xHeight: CGFloat { vertical.xHeight }
    /// The distance from the baseline to the middle of an underline, in points: negative, because it is below.
    package var underlinePosition: CGFloat { vertical.underlinePosition }
    package var underlineThickness: CGFloat { vertical.underlineThickness }
}
