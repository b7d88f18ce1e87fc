import CoreGraphics

/// A section whose items differ in size: lines filled one item after the other, or columns of items of one width.
///
/// Kept are the items' sizes, the first item of each line and the start of every fourth line: at most 22 bytes an item.
/// All else follows from them, by looking at the items of a line. Lines lie in chunks, so that a change touches one
/// chunk and not what is behind it; runs of items of one size, if they come as such, take no memory at all.
struct FlowLines: Sendable {
    let metrics: FlowMetrics
    /// Of columns: how many items share a line, and where they begin.
    let columns: FlowColumns?
    var base = BaseLines.none
    var chunks = OffsetTree<LineChunk>()
    var lineCount = 0
    /// From the first line's beginning to the end of the last.
    var extent: CGFloat = 0
    var range: FlowSizeRange
    var oversizedItem: Int?
    /// Counted while lines were filled, so a test can tell when that becomes more work than one look at each item.
    var lookCount = 0

    var itemCount: Int { chunks.total.count }

    /// Memory held for the section.
    var byteCount: Int {
        var sum = base.byteCount
        chunks.forEach { chunk in
            sum += MemoryLayout<LineChunk>.stride + MemoryLayout<OffsetMeasure>.stride
            if case .own(let lines) = chunk.source { sum += lines.byteCount }
        }
        return sum
    }

    /// All sizes, each with how many items in a row have it.
    func forEachRun(_ body: (CGSize, _ count: Int) -> Void) {
        chunks.forEach { chunk in
            if case .equal(let lines) = chunk.source { return body(lines.size, chunk.itemCount) }
            withReader(chunk) { reader in
                for item in 0..<reader.itemCount { body(reader.size(item), 1) }
            }
        }
    }

    func size(of item: Int) -> CGSize {
        let (place, start) = chunks.find(number: item)
        return withReader(chunks[place]) { $0.size(item - start.count) }
    }
}

/// Where the items of each line begin, in a section whose items are of one length across the scroll axis.
struct FlowColumns: Sendable {
    /// Across the scroll axis, of every item.
    let length: CGFloat
    let itemsPerLine: Int
    let start: CGFloat
    let step: CGFloat

    init(_ length: CGFloat, _ metrics: FlowMetrics, itemCount: Int) {
        self.length = length
        itemsPerLine = metrics.itemsPerLine(of: length, itemCount: itemCount)
        (start, step) = metrics.columns(of: length, itemsPerLine: itemsPerLine)
    }
}

/// A line where it was found.
struct FoundLine {
    let reader: ChunkReader
    /// Counts items and positions from the chunk's beginning.
    let line: FlowLine
    /// What lies before the chunk.
    let chunkStart: OffsetMeasure

    var start: CGFloat { chunkStart.length + line.start }
    var items: Range<Int> {
        Range(uncheckedBounds: (chunkStart.count &+ line.items.lowerBound, chunkStart.count &+ line.items.upperBound))
    }
}

extension FlowLines {
    /// The line with the item and those after it, until `body` returns false.
    @inline(__always)
    func forEachLine(fromItem item: Int, _ body: (FoundLine) -> Bool) {
        let (place, start) = chunks.find(number: item)
        forEachLine(from: place, start, { $0.line(holding: item &- start.count) }, body)
    }

    /// The last line that begins at or before `position`, or the first of all, and those after it, until `body` returns
    /// false.
    @inline(__always)
    func forEachLine(fromPosition position: CGFloat, _ body: (FoundLine) -> Bool) {
        guard !chunks.isEmpty else { return }
        let (place, start) = chunks.find(position: position)
        forEachLine(from: place, start, { $0.line(beginningBefore: position - start.length) }, body)
    }

    @inline(__always)
    private func forEachLine(
        from place: OffsetTree<LineChunk>.Place, _ start: OffsetMeasure, _ first: (ChunkReader) -> FlowLine,
        _ body: (FoundLine) -> Bool
    ) {
        var (next, start, isFirst) = (Optional(place), start, true)
        while let place = next {
            let measure = chunks.withElement(at: place) { chunk in
                let goesOn = withReader(chunk.pointee) { reader in
                    var next: FlowLine? = isFirst ? first(reader) : reader.line(0, start: 0)
                    while let line = next {
                        guard body(FoundLine(reader: reader, line: line, chunkStart: start)) else { return false }
                        next = reader.line(after: line)
                    }
                    return true
                }
                return goesOn ? chunk.pointee.measure : nil
            }
            guard let measure else { return }
            start += measure
            next = chunks.place(after: place)
            isFirst = false
        }
    }
}
