import CoreGraphics

/// Places lines below each other.
struct LinePlacer {
    private let text: MeasuredText
    /// The ascent and descent of each piece, from the baseline.
    private let extents: [(ascent: CGFloat, descent: CGFloat)]
    /// The space between lines: that of the font with the largest.
    private let leading: CGFloat
    /// The bottom of the last line.
    private var bottom: CGFloat = 0
    /// The space below that line if another one follows.
    private var gap: CGFloat = 0
    /// The number of lines of one font. Multiplying instead of adding makes many lines exactly as high as one line,
    /// many times.
    private var alike = 0
    private var alikeTop: CGFloat = 0

    init(_ text: MeasuredText) {
        self.text = text
        leading = text.pieces.reduce(0) { max($0, $1.font.measures.vertical.leading) }
        extents = text.pieces.map { piece in
            let vertical = piece.font.measures.vertical
            return (vertical.ascender + piece.baselineOffset, -vertical.descender - piece.baselineOffset)
        }
    }

    /// The height of all lines so far.
    var height: CGFloat { bottom }

    /// Places the next line, and returns its baseline.
    @discardableResult
    mutating func place(_ line: BrokenLine, in paragraph: ParagraphMetrics) -> CGFloat {
        let extent = extent(of: line)
        let height = paragraph.height(extent.ascent + extent.descent)
        let before = line.isFirstOfParagraph && bottom > 0 ? paragraph.spacingBefore : 0
        let spacing = paragraph.lineSpacing + leading
        if text.pieces.count == 1, before == 0, gap == spacing || alike == 0 {
            alike += 1
            bottom = alikeTop + CGFloat(alike) * height + CGFloat(alike - 1) * spacing
        } else {
            alike = 1
            alikeTop = bottom + gap + before
            bottom = alikeTop + height
        }
        gap = spacing + (line.isLastOfParagraph ? paragraph.spacingAfter : 0)
        return bottom - extent.descent
    }

    /// Returns the ascent and descent of a line, from its baseline.
    private func extent(of line: BrokenLine) -> (ascent: CGFloat, descent: CGFloat) {
        guard extents.count > 1 else { return extents.first ?? (0, 0) }
        var extent: (ascent: CGFloat, descent: CGFloat) = (0, 0)
        text.forEachStyle(of: line) { style in
            extent = (max(extent.ascent, extents[style].ascent), max(extent.descent, extents[style].descent))
        }
        return extent
    }
}

extension MeasuredText {
    /// Calls `body` with each style in a line, possibly several times. An empty line has the style of the text after
    /// it.
    func forEachStyle(of line: BrokenLine, _ body: (Int) -> Void) {
        let ranges = [line.shown, line.cut?.tail].compactMap { $0 }
        var last = -1
        for index in ranges.joined() {
            let style = Int(clusters[index].style)
            if style != last { body(style) }
            last = style
        }
        if let cut = line.cut { body(cut.style) } else if line.shown.isEmpty { body(style(at: line.shown.lowerBound)) }
    }
}
