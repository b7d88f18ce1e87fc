import CoreGraphics

/// The spacing and indents of a paragraph's lines, in points.
package struct ParagraphMetrics: Sendable, Hashable {
    package var alignment = TextAlignment.left
    /// Whether every line except the paragraph's last fills its box, with wider spaces.
    package var isJustified = false
    /// The reading direction.
    package var direction = BaseDirection.natural
    /// The space between lines.
    package var lineSpacing: CGFloat = 0
    /// The height of a line in multiples of its natural height; 0 means once.
    package var heightMultiple: CGFloat = 0
    package var minimumHeight: CGFloat = 0
    /// The maximum height of a line; 0 means no limit.
    package var maximumHeight: CGFloat = 0
    /// The space above a paragraph that isn't the first, and below one that isn't the last.
    package var spacingBefore: CGFloat = 0
    package var spacingAfter: CGFloat = 0
    /// The indents of the first line and of the other lines, from the side where reading begins.
    package var firstIndent: CGFloat = 0
    package var indent: CGFloat = 0
    /// Where lines end: if positive, the distance from the side where they begin; otherwise the indent from the other
    /// side.
    package var tailIndent: CGFloat = 0

    package init() {}

    /// Returns the height of a line whose letters need `natural`. Additional height is above the letters, as on iOS.
    func height(_ natural: CGFloat) -> CGFloat {
        let multiplied = heightMultiple > 0 ? natural * heightMultiple : natural
        let raised = max(multiplied, minimumHeight)
        return maximumHeight > 0 ? min(raised, maximumHeight) : raised
    }

    /// Returns the width for a line's letters in a box.
    func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
        let begin = isFirstLine ? firstIndent : indent
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(end - begin, 0)
    }
}
