import CoreGraphics

/// A typeface at a size.
///
/// Every machine measures it with the same figures, those of the Helvetica family (D8), so text has the same size in
/// the page, in a test and in a picture.
package struct TextFont: Sendable, Hashable {
    package enum Design: Sendable, Hashable {
        case sans, monospaced
    }

    package var design: Design
    /// In points.
    package var size: CGFloat
    /// As in CSS: 400 is regular, 700 bold. Slanted letters are as wide as upright ones.
    package var weight: Int

    package init(design: Design = .sans, size: CGFloat, weight: Int = 400) {
        self.design = design
        self.size = size
        self.weight = weight
    }

    /// Whether the bold letters are drawn: from 600 on, as browsers choose between a regular and a bold face.
    package var isBold: Bool { weight >= 600 }
}

/// Our choice: lines are as high as those of iOS's system font (17 points: 20.29), so that labels, rows and headers have
/// the heights people know; what lies inside a line is as in the letters that are drawn.
extension TextFont {
    /// From the baseline to the top of the line.
    package var ascender: CGFloat { size * 1950 / 2048 }
    /// From the baseline to the bottom of the line: negative, as on iOS.
    package var descender: CGFloat { size * -494 / 2048 }
    package var lineHeight: CGFloat { ascender - descender }
    /// Height of a capital letter.
    package var capHeight: CGFloat { size * 1409 / 2048 }
    /// Height of a small letter.
    package var xHeight: CGFloat { size * 1082 / 2048 }
}
