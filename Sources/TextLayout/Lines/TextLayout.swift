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
        self.init(
            [StyledText(text, font: font)], maximumWidth: maximumWidth, maximumLineCount: maximumLineCount,
            breakMode: breakMode, alignment: alignment)
    }

    /// Text of several styles. A line is as high as its highest letters need, and all stand on one baseline.
    package init(
        _ pieces: [StyledText], maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .left,
        lineMetrics: LineMetrics = LineMetrics()
    ) {
        var breaker = LineBreaker(pieces, maximumWidth: maximumWidth, mode: breakMode)
        breaker.breakLines(maximumCount: maximumLineCount > 0 ? maximumLineCount : .max)
        isTruncated = breaker.isTruncated

        let pointsPerUnit = 1 / breaker.units.perPoint
        let widest = CGFloat(breaker.lines.map(\.advance).max() ?? 0) * pointsPerUnit
        let boxWidth = maximumWidth.isFinite ? maximumWidth : widest
        var placer = LinePlacer(pieces: pieces, metrics: lineMetrics)
        lines = breaker.lines.map { line in
            let width = CGFloat(line.advance) * pointsPerUnit
            return LaidOutLine(
                runs: Self.placed(line.runs, pointsPerUnit: pointsPerUnit),
                x: (boxWidth - width) * CGFloat(alignment.leadingShare), baseline: placer.nextBaseline(of: line),
                width: width)
        }
        size = CGSize(width: widest, height: placer.height)
    }

    private static func placed(_ runs: [LineBreaker.Run], pointsPerUnit: CGFloat) -> [LaidOutRun] {
        var before = 0
        return runs.map { run in
            defer { before += run.advance }
            return LaidOutRun(
                text: run.text, style: run.style, x: CGFloat(before) * pointsPerUnit,
                width: CGFloat(run.advance) * pointsPerUnit)
        }
    }
}

/// Puts line below line.
private struct LinePlacer {
    let pieces: [StyledText]
    let metrics: LineMetrics
    private var count = 0
    private var top: CGFloat = 0
    private var bottom: CGFloat = 0

    init(pieces: [StyledText], metrics: LineMetrics) {
        self.pieces = pieces
        self.metrics = metrics
    }

    /// Of all lines so far. Lines of one font are counted rather than summed, so that it is exact.
    var height: CGFloat {
        pieces.count == 1 ? CGFloat(count) * firstLineHeight + CGFloat(max(count - 1, 0)) * metrics.spacing : bottom
    }

    private var firstLineHeight: CGFloat { metrics.height(pieces[0].font.lineHeight) }

    mutating func nextBaseline(of line: LineBreaker.Line) -> CGFloat {
        defer { count += 1 }
        if pieces.count == 1 {
            let above = CGFloat(count) * (firstLineHeight + metrics.spacing)
            return above + (firstLineHeight - pieces[0].font.lineHeight) + pieces[0].font.ascender
        }
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        for run in line.runs {
            let piece = pieces[run.style]
            ascent = max(ascent, piece.font.ascender + piece.baselineOffset)
            descent = max(descent, -piece.font.descender - piece.baselineOffset)
        }
        let height = metrics.height(ascent + descent)
        bottom = top + height
        defer { top = bottom + metrics.spacing }
        return bottom - descent
    }
}

extension TextFont {
    /// How wide text is on a line of its own, spaces at its end included.
    package func width(of text: String) -> CGFloat {
        let advance = TextCluster.clusters(of: text, advances: advances).reduce(0) { $0 + $1.advance }
        return CGFloat(advance) * size / CGFloat(FontAdvances.unitsPerEm)
    }
}
