extension LineBreaker {
    /// A line that shows what it can of the text from `start` on, and "…" for the rest.
    ///
    /// The tail is cut off the paragraph; head and middle look at the text up to its very end.
    func truncatedLine(from start: Int, paragraphEnd: Int) -> Line {
        let style = style(at: start)
        let room = maximumAdvance - units.ellipsis(style: style)
        switch mode {
        case .byTruncatingHead:
            let end = trimmed(start..<clusters.count).upperBound
            let first = firstIndex(of: start..<end, fitting: room)
            return joined(start..<start, first..<end, ellipsisStyle: style)
        case .byTruncatingMiddle:
            let end = trimmed(start..<clusters.count).upperBound
            let headEnd = endIndex(of: start..<end, fitting: room - room / 2)
            let tailStart = firstIndex(of: headEnd..<end, fitting: room - advance(of: start..<headEnd))
            return joined(trimmed(start..<headEnd), tailStart..<end, ellipsisStyle: style)
        default:
            return tailTruncatedLine(start..<paragraphEnd)
        }
    }

    /// The ellipsis has the style of what it follows.
    private func tailTruncatedLine(_ range: Range<Int>) -> Line {
        var style = style(at: range.lowerBound)
        var end = endIndex(of: range, fitting: maximumAdvance - units.ellipsis(style: style))
        if units.hasSeveralStyles, end > range.lowerBound {
            style = self.style(at: end - 1)
            end = endIndex(of: range.lowerBound..<end, fitting: maximumAdvance - units.ellipsis(style: style))
        }
        return joined(trimmed(range.lowerBound..<end), end..<end, ellipsisStyle: style)
    }

    private func joined(_ head: Range<Int>, _ tail: Range<Int>, ellipsisStyle: Int) -> Line {
        let ellipsis = Run(text: "…", advance: units.ellipsis(style: ellipsisStyle), style: ellipsisStyle)
        let parts = (head.isEmpty ? [] : runs(of: head)) + [ellipsis] + (tail.isEmpty ? [] : runs(of: tail))
        var merged: [Run] = []
        for part in parts {
            if let last = merged.last, last.style == part.style {
                merged[merged.count - 1].text += part.text
                merged[merged.count - 1].advance += part.advance
            } else {
                merged.append(part)
            }
        }
        return Line(runs: merged, advance: merged.reduce(0) { $0 + $1.advance })
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
