import CoreGraphics

/// Text in lines of some width: to be measured, and then to be laid out without looking for the lines again.
package struct BrokenText: Sendable {
    package let text: MeasuredText
    let lines: [BrokenLine]
    /// Whether something of the text is not shown.
    let isTruncated: Bool
    let limits: Limits

    /// What lines have to keep to.
    package struct Limits: Sendable, Hashable {
        /// In points; infinite for as wide as it gets.
        var width: CGFloat
        /// 0 for any.
        var lineCount: Int
        var breakMode: LineBreakMode

        package init(width: CGFloat, lineCount: Int, breakMode: LineBreakMode) {
            self.width = width
            self.lineCount = lineCount
            self.breakMode = breakMode
        }
    }

    /// - Complexity: O(characters).
    package init(_ text: MeasuredText, _ limits: Limits) {
        let breaker = LineBreaker(text, limits)
        (self.text, self.limits) = (text, limits)
        (lines, isTruncated) = (breaker.lines, breaker.isTruncated)
    }

    /// How large the text is in these lines.
    package var size: CGSize {
        var placer = LinePlacer(text)
        for line in lines { placer.place(line, in: text.paragraph(of: line)) }
        return CGSize(width: widest, height: placer.height)
    }

    var widest: CGFloat {
        lines.reduce(0) { widest, line in
            max(widest, TextUnit.points(line.measuredAdvance) + text.paragraph(of: line).begin(of: line))
        }
    }

    /// Whether breaking the text again would give the same lines. Text that was shown whole keeps its lines where more of them, or
    /// exactly as many, are allowed.
    package func keeps(to other: Limits) -> Bool {
        guard other.width == limits.width, other.breakMode == limits.breakMode else { return false }
        guard other.lineCount != limits.lineCount else { return true }
        guard !isTruncated else { return false }
        // A last line that is allowed to be the last one, and too wide, would be cut.
        let isOneFree = other.lineCount == 0 || lines.count < other.lineCount
        return isOneFree || lines.count == other.lineCount && lines.last?.isTooWide == false
    }
}
