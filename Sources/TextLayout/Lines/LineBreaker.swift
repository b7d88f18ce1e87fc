import CoreGraphics

/// Finds where lines end. Works in whole ``TextUnit``s, so a box as wide as a text always holds it.
struct LineBreaker {
    private(set) var lines: [BrokenLine] = []
    private(set) var isTruncated = false

    let text: MeasuredText
    let mode: LineBreakMode
    private let maximumWidth: CGFloat

    init(_ text: MeasuredText, _ limits: BrokenText.Limits) {
        self.text = text
        maximumWidth = limits.width
        mode = limits.breakMode
        breakLines(maximumCount: limits.lineCount > 0 ? limits.lineCount : .max)
    }

    private var clusters: [TextCluster] { text.clusters }

    private mutating func breakLines(maximumCount: Int) {
        var start = 0
        while start < clusters.count {
            var paragraph = Paragraph(
                start: start, end: clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count,
                metrics: text.paragraph(startingAt: start))
            repeat {
                let room = room(in: paragraph)
                let end = lineEnd(from: start, paragraphEnd: paragraph.end, room: room)
                if lines.count == maximumCount - 1, hasMore(after: end) || isTooWide(start..<end, room: room) {
                    return finish(start..<end, of: paragraph, room: room)
                }
                lines.append(line(start..<end, of: paragraph, room: room))
                paragraph.isBegun = true
                start = end
            } while start < paragraph.end
            guard paragraph.end < clusters.count else { return }
            start = paragraph.end + 1
            if start == clusters.count { appendEmptyLine() }
        }
    }

    /// Appends an empty line, because the text ends with a newline.
    private mutating func appendEmptyLine() {
        let end = Paragraph(
            start: clusters.count, end: clusters.count, metrics: text.paragraph(startingAt: clusters.count))
        lines.append(line(clusters.count..<clusters.count, of: end, room: .max))
    }

    /// Appends the last allowed line, although more text follows.
    private mutating func finish(_ range: Range<Int>, of paragraph: Paragraph, room: Int) {
        isTruncated = true
        lines.append(
            mode.isTruncating
                ? truncatedLine(from: range.lowerBound, of: paragraph, room: room)
                : line(range, of: paragraph, room: room))
    }

    /// Whether text, or an empty last line, follows a line that ends there.
    private func hasMore(after end: Int) -> Bool { end < clusters.count }

    private func isTooWide(_ range: Range<Int>, room: Int) -> Bool { text.advance(of: text.trimmed(range)) > room }

    private func room(in paragraph: Paragraph) -> Int {
        guard maximumWidth.isFinite else { return .max }
        let room = paragraph.metrics.room(in: maximumWidth, isFirstLine: !paragraph.isBegun)
        // A box is often exactly as wide as its text. Rounding to pixels may make it a thousandth of a point narrower.
        return TextUnit.units(Double(room) + 0.001)
    }

    /// Returns where the line that begins at `start` ends, including the spaces that hang over its edge.
    private func lineEnd(from start: Int, paragraphEnd: Int, room: Int) -> Int {
        guard mode != .byClipping, start < paragraphEnd else { return paragraphEnd }
        let clusters = clusters
        var last = clusters[start]
        var advance = last.advance
        var lastBreak: Int?
        if advance > room, last.kind != .space { return endOfSpaces(from: start + 1, paragraphEnd: paragraphEnd) }
        for index in start + 1..<paragraphEnd {
            let cluster = clusters[index]
            if mode == .byCharWrapping || TextCluster.mayBreak(between: last, and: cluster) { lastBreak = index }
            advance += last.kerning + cluster.advance
            if advance > room, cluster.kind != .space {
                return lastBreak ?? endOfSpaces(from: index, paragraphEnd: paragraphEnd)
            }
            last = cluster
        }
        return paragraphEnd
    }

    private func endOfSpaces(from start: Int, paragraphEnd: Int) -> Int {
        clusters[start..<paragraphEnd].firstIndex { $0.kind != .space } ?? paragraphEnd
    }

    private func line(_ range: Range<Int>, of paragraph: Paragraph, room: Int) -> BrokenLine {
        let shown = text.trimmed(range)
        let advance = text.advance(of: shown)
        let endsParagraph = range.upperBound == paragraph.end
        let measured = endsParagraph && shown != range ? min(text.advance(of: range), room) : advance
        return BrokenLine(
            shown: shown, advance: advance, measuredAdvance: max(measured, advance), isTooWide: advance > room,
            paragraphStart: paragraph.start, isFirstOfParagraph: !paragraph.isBegun, isLastOfParagraph: endsParagraph)
    }
}

extension LineBreaker {
    /// The text between two newlines.
    struct Paragraph {
        var start: Int
        var end: Int
        var metrics: ParagraphMetrics
        /// Whether a line of the paragraph exists.
        var isBegun = false
    }
}
