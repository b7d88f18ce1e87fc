import CoreGraphics

/// A typeface at a size.
///
/// Every machine measures it with the same numbers, whatever fonts it has, so text has the same size in the page, in a
/// test and in a picture (Decisions/0005).
package struct TextFont: Sendable, Hashable {
    package enum Typeface: Sendable, Hashable {
        /// iOS's own: San Francisco.
        case system
        /// Its sister for code, every letter of which is equally wide.
        case systemMonospaced
        case helvetica
        case courier
        /// One that the app brought along.
        case file(FileTypeface)
    }

    package var typeface: Typeface
    /// In points.
    package var size: CGFloat
    /// As in CSS: 400 is regular, 700 bold.
    package var weight: Int
    /// Whether all digits are equally wide.
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

    /// From the baseline to the top of the line.
    package var ascender: CGFloat { vertical.ascender }
    /// From the baseline to the bottom of the line: negative, as on iOS.
    package var descender: CGFloat { vertical.descender }
    package var lineHeight: CGFloat { vertical.lineHeight }
    /// Room that lines want between each other.
    package var leading: CGFloat { vertical.leading }
    /// Height of a capital letter.
    package var capHeight: CGFloat { vertical.capHeight }
    /// Height of a small letter.
    package var xHeight: CGFloat { vertical.xHeight }
    /// How far above the baseline the middle of an underline lies: negative.
    package var underlinePosition: CGFloat { vertical.underlinePosition }
    package var underlineThickness: CGFloat { vertical.underlineThickness }
}
