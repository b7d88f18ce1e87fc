extension LineBreaker {
    /// A line that shows what it can of the text from `start` on, and "…" for the rest.
    ///
    /// The tail is cut off the paragraph; head and middle look at the text up to its very end.
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

    /// The ellipsis has the style of what it follows.
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

    /// How wide "…" is in a style.
    private func ellipsis(style: Int) -> Int { text.ellipsisAdvance(style: style) }

    /// The end of the longest beginning that fits.
    private func endIndex(of range: Range<Int>, fitting room: Int) -> Int {
        var advance = 0
        for index in range {
            advance += text.clusters[index].advance + (index > range.lowerBound ? text.clusters[index - 1].kerning : 0)
            if advance > room { return index }
        }
        return range.upperBound
    }

    /// The start of the longest end that fits.
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
