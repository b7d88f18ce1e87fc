/// Splits the characters of a line into runs of one style and one direction, in visual order from left to right.
struct LineRuns {
    struct Run {
        var text: String
        var advance: Int
        var style: Int
        var isRightToLeft = false
    }

    private let text: MeasuredText
    /// Whether no paragraph can have right-to-left characters, from a quick check.
    private let isLeftToRightOnly: Bool
    /// The paragraph of the last call, because the lines of a paragraph come one after the other.
    private var paragraph: DirectedParagraph?

    init(_ text: MeasuredText) {
        self.text = text
        isLeftToRightOnly =
            text.text.utf8.allSatisfy { $0 < 0xD6 } && text.pieces.allSatisfy { $0.paragraph.direction != .rightToLeft }
    }

    /// Returns the runs; one empty run for an empty line, so that the line has a style.
    mutating func runs(of line: BrokenLine) -> [Run] {
        guard line.cut == nil else { return cutRuns(of: line) }
        guard !line.shown.isEmpty else {
            return [Run(text: "", advance: 0, style: text.style(at: line.shown.lowerBound))]
        }
        return directed(logicalPieces(of: line.shown), of: line)
    }

    private func piece(_ range: Range<Int>) -> Run {
        Run(text: text.string(range), advance: text.advance(of: range), style: text.style(at: range.lowerBound))
    }

    /// Returns the pieces in the order of the text.
    private func logicalPieces(of range: Range<Int>) -> [Range<Int>] {
        guard text.pieces.count > 1 else { return [range] }
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let style = text.clusters[start].style
            let end = text.clusters[start..<range.upperBound].firstIndex { $0.style != style } ?? range.upperBound
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }
}

// MARK: Directions

extension LineRuns {
    /// A paragraph's directions, and where it begins: in clusters, and in the UTF-8 of the text.
    private struct DirectedParagraph {
        var first: Int
        var start: Int
        var directions: TextDirections
    }

    private mutating func directedParagraph(of line: BrokenLine) -> DirectedParagraph {
        if let paragraph, paragraph.first == line.paragraphStart { return paragraph }
        let start = text.offset(of: line.paragraphStart)
        let last = text.clusters[line.paragraphStart...].firstIndex { $0.kind == .newline } ?? text.clusters.count
        let utf8 = text.text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        let words = text.text[first..<utf8.index(first, offsetBy: text.offset(of: last) - start)]
        let found = DirectedParagraph(
            first: line.paragraphStart, start: start,
            directions: TextDirections(of: words, base: text.paragraph(of: line).direction))
        paragraph = found
        return found
    }

    private mutating func directed(_ pieces: [Range<Int>], of line: BrokenLine) -> [Run] {
        guard !isLeftToRightOnly else { return pieces.map(piece) }
        let paragraph = directedParagraph(of: line)
        guard !paragraph.directions.isLeftToRightOnly else { return pieces.map(piece) }
        let start = text.offset(of: line.shown.lowerBound) - paragraph.start
        let end = text.offset(of: line.shown.upperBound) - paragraph.start
        return paragraph.directions.visualRuns(ofLine: start..<end).flatMap { run in
            let first = clusterIndex(at: run.range.lowerBound + paragraph.start)
            let range = first..<clusterIndex(at: run.range.upperBound + paragraph.start)
            let parts = pieces.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
            return (run.isRightToLeft ? parts.reversed() : parts).map { part in
                var directed = piece(part)
                directed.isRightToLeft = run.isRightToLeft
                return directed
            }
        }
    }

    /// Returns the first cluster that begins at this offset or later.
    private func clusterIndex(at offset: Int) -> Int {
        var (low, high) = (0, text.clusters.count)
        while low < high {
            let middle = (low + high) / 2
            if text.clusters[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

// MARK: Truncated lines

extension LineRuns {
    /// Orders head, "…" and tail as one text, without the part that is left out.
    private mutating func cutRuns(of line: BrokenLine) -> [Run] {
        guard let cut = line.cut else { return [] }
        let ellipsis = Run(text: "…", advance: text.ellipsisAdvance(style: cut.style), style: cut.style)
        let parts =
            logicalPieces(of: line.shown).filter { !$0.isEmpty }.map(piece) + [ellipsis]
            + logicalPieces(of: cut.tail).filter { !$0.isEmpty }.map(piece)
        let merged = Self.merged(parts)
        guard !isLeftToRightOnly else { return merged }
        let whole = merged.map(\.text).joined()
        // The part that is left out may be what determined the direction.
        let isRightToLeft = directedParagraph(of: line).directions.baseIsRightToLeft
        let directions = TextDirections(of: whole, base: isRightToLeft ? .rightToLeft : .leftToRight)
        guard !directions.isLeftToRightOnly else { return merged }
        return ordered(merged, of: whole, directions)
    }

    private static func merged(_ runs: [Run]) -> [Run] {
        var merged: [Run] = []
        for run in runs {
            if let last = merged.last, last.style == run.style {
                merged[merged.count - 1].text += run.text
                merged[merged.count - 1].advance += run.advance
            } else {
                merged.append(run)
            }
        }
        return merged
    }

    private func ordered(_ runs: [Run], of whole: String, _ directions: TextDirections) -> [Run] {
        var pieces: [(range: Range<Int>, run: Run)] = []
        for run in runs {
            let start = pieces.last?.range.upperBound ?? 0
            pieces.append((start..<start + run.text.utf8.count, run))
        }
        return directions.visualRuns(ofLine: 0..<whole.utf8.count).flatMap { seen in
            let parts = pieces.compactMap { piece -> Run? in
                let range = piece.range.clamped(to: seen.range)
                guard !range.isEmpty else { return nil }
                return part(range, of: piece.run, at: piece.range.lowerBound, isRightToLeft: seen.isRightToLeft)
            }
            return seen.isRightToLeft ? parts.reversed() : parts
        }
    }

    /// Returns a part of a run, measured again.
    private func part(_ range: Range<Int>, of run: Run, at start: Int, isRightToLeft: Bool) -> Run {
        let utf8 = run.text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: range.lowerBound - start)
        let piece = String(run.text[first..<utf8.index(first, offsetBy: range.count)])
        var style = text.pieces[run.style]
        style.text = piece
        let clusters = TextCluster.clusters(of: [style])
        let advance = clusters.reduce(0) { $0 + $1.advance + $1.kerning }
        return Run(
            text: piece, advance: range.count == utf8.count ? run.advance : advance, style: run.style,
            isRightToLeft: isRightToLeft)
    }
}
