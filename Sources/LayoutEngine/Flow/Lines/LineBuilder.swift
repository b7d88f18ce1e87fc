import CoreGraphics

/// Fills lines item by item, and makes chunks of them.
///
///     var builder = LineBuilder(metrics, columns)
///     builder.append(size, count: 1_000)
///     let chunks = builder.finish()
///
/// Many items of one size in a row become lines without any storage.
struct LineBuilder {
    private let metrics: FlowMetrics
    private let columns: FlowColumns?
    private let lineLimit: Int
    private var chunks: [LineChunk] = []
    private var own = OwnLines()
    /// Where the open line begins, or the next line if none is open.
    private var position: CGFloat = 0
    private var line: OpenLine
    private(set) var lookCount = 0
    /// The number of lines in all chunks, once they are finished.
    var lineCount: Int { chunks.reduce(0) { $0 + $1.lineCount } }

    /// The maximum number of items in a line of equal items that is stored as a number of lines.
    private static let mostItemsOfEqualLine = 256
    private static let fewestEqualLines = 8

    /// - Parameter lineLimit: The number of lines with which a chunk is closed.
    init(_ metrics: FlowMetrics, _ columns: FlowColumns?, lineLimit: Int = LineChunk.usualLineCount) {
        self.metrics = metrics
        self.columns = columns
        self.lineLimit = lineLimit
        line = OpenLine(metrics, columns)
    }

    /// Reserves space in the first chunk, so that it needn't grow.
    mutating func reserveCapacity(items: Int, lines: Int) {
        own = OwnLines(reservingItems: items, lines: lines)
    }

    /// The number of lines in the chunk that isn't closed yet.
    var openLineCount: Int { own.firsts.count }

    /// Returns whether an item would begin a new line.
    func beginsLine(_ size: CGSize) -> Bool { line.itemCount == 0 || !line.hasRoom(for: size) }

    mutating func append(_ size: CGSize) {
        lookCount += 1
        if beginsLine(size) { beginLine() }
        own.lengths.append(size)
        line.add(size)
    }

    mutating func append(_ size: CGSize, count: Int) {
        var count = count
        while count > 0, !beginsLine(size) {
            append(size)
            count -= 1
        }
        let itemsPerLine = itemsOfFullLine(size)
        // Leaves out the last full line, because a narrower item may still fit into it.
        let lines = (count - 1) / itemsPerLine
        if lines >= Self.fewestEqualLines, itemsPerLine <= Self.mostItemsOfEqualLine {
            appendLines(of: size, itemsPerLine: itemsPerLine, count: lines)
            count -= lines * itemsPerLine
            lookCount += itemsPerLine
        }
        for _ in 0..<max(count, 0) { append(size) }
    }

    /// Adds full lines of items of one size. The open line must not have room for another one.
    mutating func appendLines(of size: CGSize, itemsPerLine: Int, count: Int) {
        closeLine()
        closeChunk()
        let step = metrics.step(from: size[main: metrics.axis])
        chunks.append(
            LineChunk(
                itemCount: count * itemsPerLine, lineCount: count, length: CGFloat(count) * step,
                source: .equal(EqualLines(size: size, itemsPerLine: itemsPerLine, step: step))))
    }

    /// Adds lines as they are in another chunk, whose lengths are those of `lengths` from `firstItem` on. The open line
    /// must not have room for another item.
    mutating func appendLines(
        _ lines: Range<Int>, of reader: ChunkReader, _ lengths: ItemLengths, from firstItem: Int
    ) {
        guard !lines.isEmpty else { return }
        closeLine()
        let (first, last) = (reader.first(lines.lowerBound), reader.line(lines.upperBound - 1))
        let shift = position - reader.start(lines.lowerBound)
        let itemShift = own.lengths.count - first
        own.lengths.append(lengths, firstItem + first..<firstItem + last.items.upperBound)
        reader.appendLines(lines, to: &own, itemShift: itemShift, shift: shift)
        position = last.start + shift + metrics.step(from: last.extent)
        if own.firsts.count > LineChunk.mostLines { splitChunk() }
    }

    mutating func finish() -> [LineChunk] {
        closeLine()
        closeChunk()
        return chunks
    }

    // MARK: Lines and chunks

    private mutating func beginLine() {
        closeLine()
        if own.firsts.count >= lineLimit { closeChunk() }
        own.firsts.append(UInt32(own.lengths.count))
        own.starts.append(position)
    }

    private mutating func closeLine() { position += line.close() }

    private mutating func closeChunk() {
        if !own.firsts.isEmpty {
            chunks.append(
                LineChunk(
                    itemCount: own.lengths.count, lineCount: own.firsts.count, length: position, source: .own(own)))
        }
        own = OwnLines()
        position = 0
    }

    /// Keeps the second half of the lines open.
    private mutating func splitChunk() {
        let line = own.firsts.count / 2
        let (item, start) = (Int(own.firsts[line]), own.starts[line])
        var second = OwnLines(reservingItems: own.lengths.count, lines: own.firsts.count)
        second.lengths.append(own.lengths, item..<own.lengths.count)
        second.firsts.append(contentsOf: own.firsts[line...].lazy.map { $0 - UInt32(item) })
        second.starts.append(contentsOf: own.starts[line...].lazy.map { $0 - start })
        var first = OwnLines(reservingItems: item, lines: line)
        first.lengths.append(own.lengths, 0..<item)
        first.firsts.append(contentsOf: own.firsts[..<line])
        first.starts.append(contentsOf: own.starts[..<line])
        chunks.append(LineChunk(itemCount: item, lineCount: line, length: start, source: .own(first)))
        own = second
        position -= start
    }

    private func itemsOfFullLine(_ size: CGSize) -> Int {
        if let columns { return columns.itemsPerLine }
        let length = size[cross: metrics.axis]
        var (count, remaining) = (0, metrics.available)
        repeat {
            count += 1
            remaining -= length + metrics.interitemSpacing
        } while length <= remaining && count <= Self.mostItemsOfEqualLine
        return count
    }
}
