import CoreGraphics

/// A line, and where it was found.
struct FoundLine {
    let reader: ChunkReader
    /// The line, with items and positions counted from the chunk's beginning.
    let line: FlowLine
    /// The items and the length before the chunk.
    let chunkStart: OffsetMeasure

    var start: CGFloat { chunkStart.length + line.start }
    var items: Range<Int> {
        Range(uncheckedBounds: (chunkStart.count &+ line.items.lowerBound, chunkStart.count &+ line.items.upperBound))
    }
}

extension FlowLines {
    /// Calls `body` with the line of the item and those after it, until it returns false.
    @inline(__always)
    func forEachLine(fromItem item: Int, _ body: (FoundLine) -> Bool) {
        let (place, start) = chunks.find(number: item)
        forEachLine(from: place, start, { $0.line(holding: item &- start.count) }, body)
    }

    /// Calls `body` with the last line that begins at or before `position` (or the first line) and those after it,
    /// until it returns false.
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
