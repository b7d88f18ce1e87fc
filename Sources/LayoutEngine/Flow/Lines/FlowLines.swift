import CoreGraphics

/// A section whose items differ in size: lines filled one item after the other, or columns of items of one width.
///
/// Stores the items' sizes, the first item of each line and the start of every fourth line: at most 22 bytes per item.
/// Everything else follows from the items of a line. Lines are in chunks, so that a change touches one chunk and
/// nothing after it. Runs of items of one size that come as runs take no memory.
struct FlowLines: Sendable {
    let metrics: FlowMetrics
    /// For columns: how many items share a line, and where they begin.
    let columns: FlowColumns?
    var base = BaseLines.none
    /// How many chunks still refer to `base`, which is released when there is none.
    var baseChunkCount = 0 {
        didSet { if baseChunkCount == 0 { base = .none } }
    }
    var chunks = OffsetTree<LineChunk>()
    var lineCount = 0
    /// The distance from the beginning of the first line to the end of the last.
    var extent: CGFloat = 0
    var range: FlowSizeRange
    var oversizedItem: Int?
    /// A counter for tests, which notice when filling lines becomes more work than one look per item.
    var lookCount = 0

    var itemCount: Int { chunks.total.count }

    /// How many bytes the section needs.
    var byteCount: Int {
        var sum = base.byteCount
        chunks.forEach { chunk in
            sum += MemoryLayout<LineChunk>.stride + MemoryLayout<OffsetMeasure>.stride
            if case .own(let lines) = chunk.source { sum += lines.byteCount }
        }
        return sum
    }

    /// Calls `body` with each size, and how many consecutive items have it.
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
