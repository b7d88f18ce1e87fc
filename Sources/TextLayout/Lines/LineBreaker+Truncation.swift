extension LineBreaker {
    /// Returns a line that shows as much of the text from `start` on as fits, and "…" for the rest.
    ///
    /// Truncation at the tail ends with the paragraph; at the head or in the middle it considers the text up to its
    /// very end.
    func truncatedLine(from start: Int, of paragraph: Paragraph, room: Int) -> BrokenLine {
        let all = text.clusters.count
        let style = text.style(at: start)
        let left = room - ellipsis(style: style)
        switch mode {
        case .byTruncatingHead:
            let end = text.trimmed(start..<all).upperBound
            let first = firstIndex(of: start..<end, fitting: left)
            return cutLine(start..<start, first..<end, ellipsisStyle: style, of: paragraph)
        case .byTruncatingMiddle:
            let end = text.trimmed(start..<all).upperBound
            let headEnd = endIndex(of: start..<end, fitting: left - left / 2)
            let tailStart = firstIndex(of: headEnd..<end, fitting: left - text.advance(of: start..<headEnd))
            return cutLine(text.trimmed(start..<headEnd), tailStart..<end, ellipsisStyle: style, of: paragraph)
        default:
            return tailTruncatedLine(start..<paragraph.end, of: paragraph, room: room)
        }
    }

    /// The ellipsis has the style of the text before it.
    private func tailTruncatedLine(_ range: Range<Int>, of paragraph: Paragraph, room: Int) -> BrokenLine {
        var style = text.style(at: range.lowerBound)
        var end = endIndex(of: range, fitting: room - ellipsis(style: style))
        if text.pieces.count > 1, end > range.lowerBound {
            style = text.style(at: end - 1)
            end = endIndex(of: range.lowerBound..<end, fitting: room - ellipsis(style: style))
        }
        return cutLine(text.trimmed(range.lowerBound..<end), end..<end, ellipsisStyle: style, of: paragraph)
    }

    private func cutLine(
        _ head: Range<Int>, _ tail: Range<Int>, ellipsisStyle style: Int, of paragraph: Paragraph
    ) -> BrokenLine {
        let advance = text.advance(of: head) + ellipsis(style: style) + text.advance(of: tail)
        return BrokenLine(
            shown: head, cut: BrokenLine.Cut(tail: tail, style: style), advance: advance, measuredAdvance: advance,
            paragraphStart: paragraph.start, isFirstOfParagraph: !paragraph.isBegun, isLastOfParagraph: true)
    }

    /// Returns the width of "…" in a style.
    private func ellipsis(style: Int) -> Int { text.ellipsisAdvance(style: style) }

    /// Returns the end of the longest beginning that fits.
    private func endIndex(of range: Range<Int>, fitting room: Int) -> Int {
        var advance = 0
        for index in range {
            advance += text.clusters[index].advance + (index > range.lowerBound ? text.clusters[index - 1].kerning : 0)
            if advance > room { return index }
        }
        return range.upperBound
    }

    /// Returns the start of the longest end that fits.
    private func firstIndex(of range: Range<Int>, fitting room: Int) -> Int {
        var advance = 0
        for index in range.reversed() {
            advance += text.clusters[index].advance + (index < range.upperBound - 1 ? text.clusters[index].kerning : 0)
            if advance > room { return index + 1 }
        }
        return range.lowerBound
    }
}

extension MeasuredText {
    func ellipsisAdvance(style: Int) -> Int {
        guard pieces.indices.contains(style) else { return 0 }
        return pieces[style].font.measures.advance(of: "…") + TextUnit.units(Double(pieces[style].letterSpacing))
    }
}
