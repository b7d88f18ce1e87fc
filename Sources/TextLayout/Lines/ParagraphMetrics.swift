import CoreGraphics

/// How the lines of a paragraph lie, in points.
package struct ParagraphMetrics: Sendable, Hashable {
    package var alignment = TextAlignment.left
    /// Whether the spaces of a line that is not the paragraph's last are made so wide that it fills its box.
    package var isJustified = false
    /// The side from which it is read.
    package var direction = BaseDirection.natural
    /// Added between lines.
    package var lineSpacing: CGFloat = 0
    /// How many times its natural height a line has; 0 is once.
    package var heightMultiple: CGFloat = 0
    package var minimumHeight: CGFloat = 0
    /// 0 is any.
    package var maximumHeight: CGFloat = 0
    /// Added above a paragraph that is not the first, and below one that is not the last.
    package var spacingBefore: CGFloat = 0
    package var spacingAfter: CGFloat = 0
    /// How far in from the side where it is read from the first line begins, and the others.
    package var firstIndent: CGFloat = 0
    package var indent: CGFloat = 0
    /// Where lines end: above zero, how far from the side where they begin; else how far in from the other side.
    package var tailIndent: CGFloat = 0

    package init() {}

    /// The height of a line whose letters need `natural`. What is added is above the letters, as on iOS.
    func height(_ natural: CGFloat) -> CGFloat {
        let multiplied = heightMultiple > 0 ? natural * heightMultiple : natural
        let raised = max(multiplied, minimumHeight)
        return maximumHeight > 0 ? min(raised, maximumHeight) : raised
    }

    /// What is left of a box for a line's letters.
    func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
        let begin = isFirstLine ? firstIndent : indent
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(end - begin, 0)
    }
}
