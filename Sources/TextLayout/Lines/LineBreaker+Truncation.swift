extension LineBreaker {
    /// A line that shows what it can of the text from `start` on, and "…" for the rest.
    ///
    /// The tail is cut off the paragraph; head and middle look at the text up to its very end.
    func truncatedLine(from start: Int, paragraphEnd: Int) -> Line {
        let ellipsis = advances.advance(of: "…")
        let room = maximumAdvance - ellipsis
        switch mode {
        case .byTruncatingHead:
            let end = trimmed(start..<clusters.count).upperBound
            let first = firstIndex(of: start..<end, fitting: room)
            return joined(start..<start, first..<end, ellipsis: ellipsis)
        case .byTruncatingMiddle:
            let end = trimmed(start..<clusters.count).upperBound
            let headEnd = endIndex(of: start..<end, fitting: room - room / 2)
            let tailStart = firstIndex(of: headEnd..<end, fitting: room - advance(of: start..<headEnd))
            return joined(trimmed(start..<headEnd), tailStart..<end, ellipsis: ellipsis)
        default:
            let end = endIndex(of: start..<paragraphEnd, fitting: room)
            return joined(trimmed(start..<end), end..<end, ellipsis: ellipsis)
        }
    }

    private func joined(_ head: Range<Int>, _ tail: Range<Int>, ellipsis: Int) -> Line {
        Line(
            text: string(head) + "…" + string(tail),
            advance: advance(of: head) + ellipsis + advance(of: tail))
    }

    /// The end of the longest beginning that fits.
    private func endIndex(of range: Range<Int>, fitting room: Int) -> Int {
        var advance = 0
        for index in range {
            advance += clusters[index].advance
            if advance > room { return index }
        }
        return range.upperBound
    }

    /// The start of the longest end that fits.
    private func firstIndex(of range: Range<Int>, fitting room: Int) -> Int {
        var advance = 0
        for index in range.reversed() {
            advance += clusters[index].advance
            if advance > room { return index + 1 }
        }
        return range.lowerBound
    }
}
