import CoreGraphics

/// Text broken into lines of some width: to measure it, and then to lay it out without breaking it again.
package struct BrokenText: Sendable {
    package let text: MeasuredText
    let lines: [BrokenLine]
    /// Whether a part of the text isn't shown.
    let isTruncated: Bool
    let limits: Limits

    /// The limits of the lines.
    package struct Limits: Sendable, Hashable {
        /// The maximum width in points; infinite for no limit.
        var width: CGFloat
        /// The maximum number of lines; 0 for no limit.
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

    /// The size of the text in these lines.
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

    /// Returns whether breaking the text with other limits would give the same lines. Text that was shown completely
    /// keeps its lines if at least as many are allowed.
    package func keeps(to other: Limits) -> Bool {
        guard other.width == limits.width, other.breakMode == limits.breakMode else { return false }
        guard other.lineCount != limits.lineCount else { return true }
        guard !isTruncated else { return false }
        // A last line that is too wide, and also the last one allowed, would be truncated.
        let isOneFree = other.lineCount == 0 || lines.count < other.lineCount
        return isOneFree || lines.count == other.lineCount && lines.last?.isTooWide == false
    }
}
