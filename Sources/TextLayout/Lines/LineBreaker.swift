import CoreGraphics

/// Finds out where lines end. Works in whole units of the font, so a box as wide as a text always holds it.
struct LineBreaker {
    struct Line {
        var runs: [Run]
        var advance: Int
    }

    /// Neighbouring characters of one style.
    struct Run {
        var text: String
        var advance: Int
        var style: Int
    }

    private(set) var lines: [Line] = []
    private(set) var isTruncated = false

    let text: String
    let clusters: [TextCluster]
    let units: AdvanceUnits
    let maximumAdvance: Int
    let mode: LineBreakMode

    init(_ pieces: [StyledText], maximumWidth: CGFloat, mode: LineBreakMode) {
        self.mode = mode
        units = AdvanceUnits(pieces)
        text = pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
        clusters = units.clusters(of: pieces)
        // A box is often exactly as wide as its text was measured; dividing that again may lose the last bit.
        let limit = maximumWidth * units.perPoint + 0.001
        maximumAdvance = limit < 1e15 ? Int(max(limit, 0)) : .max
    }

    mutating func breakLines(maximumCount: Int) {
        var start = 0
        while start < clusters.count {
            let paragraphEnd = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
            repeat {
                let end = lineEnd(from: start, paragraphEnd: paragraphEnd)
                let hasMore = nextStart(after: end) < clusters.count || endsWithNewline(end)
                if lines.count == maximumCount - 1, hasMore || isTooWide(start..<end) {
                    return finish(from: start, end: end, paragraphEnd: paragraphEnd)
                }
                lines.append(line(start..<end))
                start = end
            } while start < paragraphEnd
            guard paragraphEnd < clusters.count else { return }
            start = paragraphEnd + 1
            if start == clusters.count { lines.append(line(start..<start)) }
        }
    }

    /// The last line there is room for, though not all of the text is shown.
    private mutating func finish(from start: Int, end: Int, paragraphEnd: Int) {
        isTruncated = true
        guard mode.isTruncating else { return lines.append(line(start..<end)) }
        lines.append(truncatedLine(from: start, paragraphEnd: paragraphEnd))
    }

    private func endsWithNewline(_ end: Int) -> Bool { end < clusters.count && clusters[end].kind == .newline }

    private func nextStart(after end: Int) -> Int { endsWithNewline(end) ? end + 1 : end }

    private func isTooWide(_ range: Range<Int>) -> Bool { advance(of: trimmed(range)) > maximumAdvance }

    /// Where the line that begins at `start` ends, the spaces that hang over its edge included.
    private func lineEnd(from start: Int, paragraphEnd: Int) -> Int {
        guard mode != .byClipping else { return paragraphEnd }
        var advance = 0
        var lastBreak: Int?
        for index in start..<paragraphEnd {
            let cluster = clusters[index]
            if index > start,
                mode == .byCharWrapping || TextCluster.mayBreak(between: clusters[index - 1], and: cluster)
            {
                lastBreak = index
            }
            advance += cluster.advance
            if advance > maximumAdvance, cluster.kind != .space {
                return lastBreak ?? endOfSpaces(from: max(index, start + 1), paragraphEnd: paragraphEnd)
            }
        }
        return paragraphEnd
    }

    private func endOfSpaces(from start: Int, paragraphEnd: Int) -> Int {
        clusters[start..<paragraphEnd].firstIndex { $0.kind != .space } ?? paragraphEnd
    }
}

extension LineBreaker {
    func line(_ range: Range<Int>) -> Line {
        let range = trimmed(range)
        return Line(runs: runs(of: range), advance: advance(of: range))
    }

    /// The range in pieces of one style; one piece when it is empty, so that the line has a height.
    func runs(of range: Range<Int>) -> [Run] {
        guard !range.isEmpty else { return [Run(text: "", advance: 0, style: style(at: range.lowerBound))] }
        guard units.hasSeveralStyles else {
            return [Run(text: string(range), advance: advance(of: range), style: 0)]
        }
        var runs: [Run] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let style = clusters[start].style
            let end = clusters[start..<range.upperBound].firstIndex { $0.style != style } ?? range.upperBound
            runs.append(Run(text: string(start..<end), advance: advance(of: start..<end), style: Int(style)))
            start = end
        }
        return runs
    }

    /// At the end of the text: that of the last character.
    func style(at index: Int) -> Int {
        Int((index < clusters.count ? clusters[index] : clusters.last)?.style ?? 0)
    }

    /// Without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }

    func advance(of range: Range<Int>) -> Int { clusters[range].reduce(0) { $0 + $1.advance } }

    /// Newlines become spaces: only a line that stands for several can hold one.
    func string(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: offset(range.lowerBound))
        let end = utf8.index(start, offsetBy: offset(range.upperBound) - offset(range.lowerBound))
        let piece = text[start..<end]
        guard clusters[range].contains(where: { $0.kind == .newline }) else { return String(piece) }
        return String(piece.map { $0.isNewline ? " " : $0 })
    }

    private func offset(_ index: Int) -> Int { index < clusters.count ? clusters[index].start : text.utf8.count }
}
