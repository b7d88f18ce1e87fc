import CoreGraphics

/// Text in lines: where it breaks, how large it is.
///
///     let layout = TextLayout("Hello world", font: TextFont(size: 17), maximumWidth: 60)
///     layout.lines.map(\.text)        // ["Hello", "world"]
///     layout.size                     // not rounded; a label rounds it up to pixels
///
/// Spaces at the end of a line hang over its edge and count for nothing. A newline at the end begins an empty line.
/// Characters are put side by side without kerning or ligatures (D8).
///
/// - Complexity: O(characters).
package struct TextLayout: Sendable, Hashable {
    package let lines: [LaidOutLine]
    /// Width of the widest line, height of all.
    package let size: CGSize
    /// Whether something of the text is not shown.
    package let isTruncated: Bool

    /// - Parameters:
    ///   - maximumWidth: of the box in which lines break and are aligned; infinite for as wide as it gets.
    ///   - maximumLineCount: 0 for any.
    package init(
        _ text: String, font: TextFont, maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .left
    ) {
        var breaker = LineBreaker(text, font: font, maximumWidth: maximumWidth, mode: breakMode)
        breaker.breakLines(maximumCount: maximumLineCount > 0 ? maximumLineCount : .max)
        isTruncated = breaker.isTruncated

        let pointsPerUnit = font.size / CGFloat(FontAdvances.unitsPerEm)
        let widest = CGFloat(breaker.lines.map(\.advance).max() ?? 0) * pointsPerUnit
        let boxWidth = maximumWidth.isFinite ? maximumWidth : widest
        lines = breaker.lines.enumerated().map { index, line in
            let width = CGFloat(line.advance) * pointsPerUnit
            return LaidOutLine(
                text: line.text, x: (boxWidth - width) * CGFloat(alignment.leadingShare),
                baseline: CGFloat(index) * font.lineHeight + font.ascender, width: width)
        }
        size = CGSize(width: widest, height: CGFloat(lines.count) * font.lineHeight)
    }
}

extension TextFont {
    /// How wide text is on a line of its own, spaces at its end included.
    package func width(of text: String) -> CGFloat {
        let advance = TextCluster.clusters(of: text, advances: advances).reduce(0) { $0 + $1.advance }
        return CGFloat(advance) * size / CGFloat(FontAdvances.unitsPerEm)
    }
}
