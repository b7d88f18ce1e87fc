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
    /// How many chunks are parts of it still; without any it is forgotten.
    var baseChunkCount = 0 {
        didSet { if baseChunkCount == 0 { base = .none } }
    }
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
