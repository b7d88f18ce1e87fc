import CoreGraphics

/// A piece of text in one style. Several consecutive pieces make a text in several styles.
package struct StyledText: Sendable, Hashable {
    package var text: String
    package var font: TextFont
    /// The distance from the line's baseline up to the piece, in points.
    package var baselineOffset: CGFloat
    /// The space after every character, in points.
    package var letterSpacing: CGFloat
    /// Whether pairs such as "AV" are closer together than their widths say.
    package var isKerned: Bool
    /// The metrics of the paragraphs that begin in this piece.
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
