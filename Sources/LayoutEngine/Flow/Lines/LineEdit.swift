import CoreGraphics

/// The result of an edit within a chunk, before anything changes: the lines that go, and those that replace them.
///
/// It has space for as many new lines as an edit of a few items makes; see ``LineEdit/mostLines``.
struct LineEdit {
    /// The lines that go.
    var lines: Range<Int>
    /// The number of lines that replace them.
    var newLineCount = 0
    /// How much later (or earlier, if negative) the lines after them begin.
    var shift: CGFloat = 0
    var lookCount = 0

    static let mostLines = 48
}

extension ChunkReader {
    /// Fills lines with the new items, from the line of the item before them, until a line begins where an old line
    /// did.
    ///
    /// - Parameters:
    ///   - firsts: Receives the first items of the new lines, and `starts` their starts. Has space for
    ///     ``LineEdit/mostLines``.
    /// - Returns: nil if no line in this chunk begins where an old one did.
    func edit(
        _ items: Range<Int>, with sizes: FlowSizes, _ metrics: FlowMetrics, _ columns: FlowColumns?, isEnd: Bool,
        firsts: UnsafeMutablePointer<UInt32>, starts: UnsafeMutablePointer<CGFloat>
    ) -> LineEdit? {
        if items.count == 1, sizes.count == 1, let edit = stretch(items.lowerBound, to: sizes[0], metrics) {
            return edit
        }
        let line = lineNumber(holding: max(items.lowerBound - 1, 0))
        let change = sizes.count - items.count
        let newEnd = items.lowerBound + sizes.count
        let count = itemCount + change
        guard count > 0 else { return nil }
        // The first old line that may also be a new line.
        var oldLine = lineNumber(holding: min(items.upperBound, itemCount - 1))
        if first(oldLine) < items.upperBound { oldLine += 1 }
        oldLine = max(oldLine, line + 1)

        var edit = LineEdit(lines: line + 1..<line + 1)
        var (position, open) = (start(line), OpenLine(metrics, columns))
        for item in first(line)..<count {
            let size =
                item < items.lowerBound
                ? self.size(item) : item < newEnd ? sizes[item - items.lowerBound] : self.size(item - change)
            if !open.hasRoom(for: size) {
                position += open.close()
                while oldLine < lineCount, first(oldLine) + change < item { oldLine += 1 }
                if item >= newEnd, oldLine < lineCount, first(oldLine) + change == item {
                    edit.lines = line + 1..<oldLine
                    edit.shift = position - start(oldLine)
                    return edit
                }
                guard edit.newLineCount < LineEdit.mostLines else { return nil }
                firsts[edit.newLineCount] = UInt32(item)
                starts[edit.newLineCount] = position
                edit.newLineCount += 1
            }
            open.add(size)
            edit.lookCount += 1
        }
        guard isEnd else { return nil }
        edit.lines = line + 1..<lineCount
        edit.shift = position + open.close()  // The chunk's new length.
        return edit
    }
}

extension ChunkReader {
    /// Handles an item that only becomes longer or shorter along the scroll axis, so that lines break in the same
    /// places.
    private func stretch(_ item: Int, to size: CGSize, _ metrics: FlowMetrics) -> LineEdit? {
        guard cross(item) == size[cross: metrics.axis] else { return nil }
        let number = lineNumber(holding: item)
        let old = line(number, start: 0)
        var extent = size[main: metrics.axis]
        for other in old.items where other != item { extent = max(extent, main(other)) }
        var edit = LineEdit(lines: number + 1..<number + 1)
        edit.lookCount = old.items.count
        edit.shift = metrics.step(from: extent)
        if number + 1 < lineCount { edit.shift -= metrics.step(from: old.extent) } else { edit.shift += start(number) }
        return edit
    }

    /// Returns what is known of all sizes after some items of the chunk are replaced.
    ///
    /// - Parameter before: The item before the chunk, if it matters; `after` is the item after the chunk.
    func range(
        _ range: FlowSizeRange, replacing items: Range<Int>, with sizes: FlowSizes, _ before: CGSize?, _ after: CGSize?
    ) -> FlowSizeRange {
        var range = range
        range.replace(
            items.count, { size(items.lowerBound + $0) }, with: sizes,
            after: items.lowerBound > 0 ? size(items.lowerBound - 1) : before,
            before: items.upperBound < itemCount ? size(items.upperBound) : after)
        return range
    }
}

extension LineChunk {
    /// Carries out an edit.
    mutating func apply(
        _ edit: LineEdit, replacing items: Range<Int>, with sizes: FlowSizes, firsts: UnsafePointer<UInt32>,
        starts: UnsafePointer<CGFloat>
    ) {
        guard case .own(var own) = source else { return }
        source = .base(firstLine: 0)  // So that this is the only reference, and the lines change in place.
        let change = sizes.count - items.count
        own.lengths.replace(items, with: sizes)
        let hasTail = edit.lines.upperBound < lineCount
        own.firsts.replace(edit.lines, with: UnsafeBufferPointer(start: firsts, count: edit.newLineCount))
        own.starts.replace(edit.lines, with: UnsafeBufferPointer(start: starts, count: edit.newLineCount))
        let tail = edit.lines.lowerBound + edit.newLineCount
        lineCount = own.firsts.count
        if change != 0 {
            own.firsts.withUnsafeMutableBufferPointer { firsts in
                for line in tail..<firsts.count {
                    firsts[line] = UInt32(truncatingIfNeeded: Int(firsts[line]) &+ change)
                }
            }
        }
        if hasTail, edit.shift != 0 {
            own.starts.withUnsafeMutableBufferPointer { starts in
                for line in tail..<starts.count { starts[line] += edit.shift }
            }
        }
        length = hasTail ? length + edit.shift : edit.shift
        itemCount += change
        source = .own(own)
    }
}
