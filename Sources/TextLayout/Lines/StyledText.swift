import CoreGraphics

/// A piece of text in one style. Several, one behind the other, make a text of several styles.
package struct StyledText: Sendable, Hashable {
    package var text: String
    package var font: TextFont
    /// How far above the line's baseline it stands, in points.
    package var baselineOffset: CGFloat
    /// Added after every character, in points.
    package var letterSpacing: CGFloat
    /// Whether pairs such as "AV" stand closer than their widths say.
    package var isKerned: Bool
    /// How the lines of the paragraphs lie that begin in it.
    package var paragraph: ParagraphMetrics

    package init(
        _ text: String, font: TextFont, baselineOffset: CGFloat = 0, letterSpacing: CGFloat = 0, isKerned: Bool = true,
        paragraph: ParagraphMetrics = ParagraphMetrics()
    ) {
        self.text = text
        self.font = font
        self.baselineOffset = baselineOffset
        self.letterSpacing = letterSpacing
        self.isKerned = isKerned
        self.paragraph = paragraph
    }
}
