import CoreGraphics

/// Puts line below line.
struct LinePlacer {
    private let text: MeasuredText
    /// How far the letters of each piece reach above and below the baseline.
    private let extents: [(ascent: CGFloat, descent: CGFloat)]
    /// Room that the fonts want between lines: that of the one which wants most.
    private let leading: CGFloat
    /// Of the line that was placed last.
    private var bottom: CGFloat = 0
    /// What is left free below that line if another one follows.
    private var gap: CGFloat = 0
    /// Lines of one font are counted rather than summed up, so that many are exactly as high as one, many times.
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

    /// Of all lines so far.
    var height: CGFloat { bottom }

    /// Where the baseline of the next line lies.
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

    /// How far a line's letters reach above and below the baseline they share.
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
    /// Calls with each style in a line, some several times; an empty line has that of what follows.
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
