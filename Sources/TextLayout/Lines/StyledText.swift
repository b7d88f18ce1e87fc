import CoreGraphics

/// A piece of text in one font. Several, one behind the other, make a text of several styles.
package struct StyledText: Sendable, Hashable {
    package var text: String
    package var font: TextFont
    /// How far above the line's baseline it stands, in points.
    package var baselineOffset: CGFloat

    package init(_ text: String, font: TextFont, baselineOffset: CGFloat = 0) {
        self.text = text
        self.font = font
        self.baselineOffset = baselineOffset
    }
}

/// How far apart lines are.
package struct LineMetrics: Sendable, Hashable {
    /// Added between lines, in points.
    package var spacing: CGFloat = 0
    /// How many times its natural height a line has; 0 is once.
    package var heightMultiple: CGFloat = 0
    package var minimumHeight: CGFloat = 0
    /// 0 is any.
    package var maximumHeight: CGFloat = 0

    package init() {}

    /// The height of a line whose letters need `natural`. What is added is above the letters, as on iOS.
    func height(_ natural: CGFloat) -> CGFloat {
        let multiplied = heightMultiple > 0 ? natural * heightMultiple : natural
        let raised = max(multiplied, minimumHeight)
        return maximumHeight > 0 ? min(raised, maximumHeight) : raised
    }
}
