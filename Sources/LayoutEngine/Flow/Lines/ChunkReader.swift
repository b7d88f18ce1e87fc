import CoreGraphics

/// Reads the lines of one chunk: pointers to memory that the chunk keeps, and a few numbers.
///
/// Items and positions are counted from the chunk's beginning.
struct ChunkReader {
    let lineCount: Int
    let itemCount: Int
    let items: ItemReader
    private let firsts: UnsafePointer<UInt32>?
    private let starts: UnsafePointer<CGFloat>?
    /// How many lines there are for each number in `starts`, as a power of two.
    private let linesPerStart: Int
    /// The number to subtract from all numbers in `firsts`; `firstStart` is the one for `starts`.
    private let firstItem: UInt32
    private let firstStart: CGFloat
    /// The number of items per line, if lines have equal items.
    private let itemsPerLine: Int
    private let step: CGFloat
    let lineSpacing: CGFloat
    /// 0 if lengths along the scroll axis are widths, 1 if they are heights.
    let mainOffset: Int
}

// MARK: - Creation

extension FlowLines {
    /// Calls `body` with a reader of a chunk, which is valid during the call.
    @inline(__always)
    func withReader<Result>(_ chunk: LineChunk, _ body: (ChunkReader) -> Result) -> Result {
        switch chunk.source {
        case .base(let firstLine):
            base.lengths.withReader { items in
                base.firsts.withUnsafeBufferPointer { firsts in
                    base.marks.withUnsafeBufferPointer { marks in
                        let firsts = firsts.baseAddress.unsafelyUnwrapped + firstLine
                        return body(
                            ChunkReader(
                                chunk, items.advanced(by: Int(firsts[0])), firsts,
                                marks.baseAddress.unsafelyUnwrapped + firstLine / BaseLines.linesPerMark,
                                linesPerStart: 2, metrics))
                    }
                }
            }
        case .own(let own):
            own.lengths.withReader { items in
                own.firsts.withUnsafeBufferPointer { firsts in
                    own.starts.withUnsafeBufferPointer { starts in
                        body(
                            ChunkReader(
                                chunk, items, firsts.baseAddress.unsafelyUnwrapped,
                                starts.baseAddress.unsafelyUnwrapped, linesPerStart: 0, metrics))
                    }
                }
            }
        case .equal(let equal):
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { lengths in
                lengths.initializeElement(at: 0, to: equal.size.width)
                lengths.initializeElement(at: 1, to: equal.size.height)
                let items = ItemReader(floats: nil, doubles: UnsafePointer(lengths.baseAddress), stride: 0)
                return body(ChunkReader(chunk, items, equal, metrics))
            }
        }
    }
}

extension ChunkReader {
    @inline(__always)
    fileprivate init(
        _ chunk: LineChunk, _ items: ItemReader, _ firsts: UnsafePointer<UInt32>, _ starts: UnsafePointer<CGFloat>,
        linesPerStart: Int, _ metrics: FlowMetrics
    ) {
        lineCount = chunk.lineCount
        itemCount = chunk.itemCount
        self.items = items
        self.firsts = firsts
        self.starts = starts
        self.linesPerStart = linesPerStart
        firstItem = firsts[0]
        firstStart = starts[0]
        itemsPerLine = 0
        step = 0
        lineSpacing = metrics.lineSpacing
        mainOffset = metrics.axis == .horizontal ? 0 : 1
    }

    @inline(__always)
    fileprivate init(_ chunk: LineChunk, _ items: ItemReader, _ equal: EqualLines, _ metrics: FlowMetrics) {
        lineCount = chunk.lineCount
        itemCount = chunk.itemCount
        self.items = items
        firsts = nil
        starts = nil
        linesPerStart = 0
        firstItem = 0
        firstStart = 0
        itemsPerLine = equal.itemsPerLine
        step = equal.step
        lineSpacing = metrics.lineSpacing
        mainOffset = metrics.axis == .horizontal ? 0 : 1
    }
}

// MARK: - Items

extension ChunkReader {
    @inline(__always) func main(_ item: Int) -> CGFloat { items.length(item, mainOffset) }
    @inline(__always) func cross(_ item: Int) -> CGFloat { items.length(item, 1 &- mainOffset) }

    func size(_ item: Int) -> CGSize { CGSize(width: items.length(item, 0), height: items.length(item, 1)) }
}

// MARK: - Lines

extension ChunkReader {
    /// Returns the first item of a line.
    @inline(__always) func first(_ line: Int) -> Int {
        guard let firsts else { return line &* itemsPerLine }
        return Int(firsts[line] &- firstItem)
    }

    @inline(__always) func line(_ number: Int, start: CGFloat) -> FlowLine {
        let items = Range(
            uncheckedBounds: (first(number), number &+ 1 < lineCount ? first(number &+ 1) : itemCount))
        var extent = main(items.lowerBound)
        var item = items.lowerBound &+ 1
        while item < items.upperBound {
            let length = main(item)
            extent = length > extent ? length : extent
            item &+= 1
        }
        return FlowLine(number: number, items: items, start: start, extent: extent)
    }

    /// A line never begins before the line above, with any negative spacing.
    @inline(__always) func line(after line: FlowLine) -> FlowLine? {
        guard line.number &+ 1 < lineCount else { return nil }
        return self.line(line.number &+ 1, start: line.start + max(line.extent + lineSpacing, 0))
    }

    func line(_ number: Int) -> FlowLine {
        guard let starts else { return line(number, start: CGFloat(number) * step) }
        let mark = number >> linesPerStart
        return line(number, from: line(mark << linesPerStart, start: starts[mark] - firstStart))
    }

    /// Returns where a line begins.
    func start(_ number: Int) -> CGFloat {
        guard let starts else { return CGFloat(number) * step }
        if linesPerStart == 0 { return starts[number] - firstStart }
        return line(number).start
    }

    /// Adds the first item and the start of each of these lines, moved by `shift`.
    func appendLines(_ lines: Range<Int>, to own: inout OwnLines, itemShift: Int, shift: CGFloat) {
        guard let starts, let firsts, linesPerStart == 0 else {
            var line = line(lines.lowerBound)
            for _ in lines {
                own.firsts.append(UInt32(truncatingIfNeeded: line.items.lowerBound &+ itemShift))
                own.starts.append(line.start + shift)
                line = self.line(after: line) ?? line
            }
            return
        }
        let old = own.firsts.count
        own.firsts.append(contentsOf: UnsafeBufferPointer(start: firsts + lines.lowerBound, count: lines.count))
        own.starts.append(contentsOf: UnsafeBufferPointer(start: starts + lines.lowerBound, count: lines.count))
        let (itemShift, shift) = (itemShift &- Int(firstItem), shift - firstStart)
        own.firsts.withUnsafeMutableBufferPointer { firsts in
            for line in old..<firsts.count {
                firsts[line] = UInt32(truncatingIfNeeded: Int(firsts[line]) &+ itemShift)
            }
        }
        own.starts.withUnsafeMutableBufferPointer { starts in
            for line in old..<starts.count { starts[line] += shift }
        }
    }

    private func line(_ number: Int, from line: FlowLine) -> FlowLine {
        var line = line
        while line.number < number, let next = self.line(after: line) { line = next }
        return line
    }

    func line(holding item: Int) -> FlowLine { line(lineNumber(holding: item)) }

    func lineNumber(holding item: Int) -> Int {
        guard firsts != nil else { return min(item / itemsPerLine, lineCount - 1) }
        var (low, high) = (0, lineCount)
        while high &- low > 1 {
            let middle = (low &+ high) >> 1
            if first(middle) <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the last line that begins at or before `position`, or the first line.
    func line(beginningBefore position: CGFloat) -> FlowLine {
        guard let starts else {
            guard step > 0, position > 0 else { return line(position < 0 ? 0 : step > 0 ? 0 : lineCount - 1) }
            let number = Int(min(position / step, CGFloat(lineCount - 1)))
            // Division rounds, too: the line before or after may be the right one.
            if CGFloat(number) * step > position { return line(max(number - 1, 0)) }
            return line(number + 1 < lineCount && CGFloat(number + 1) * step <= position ? number + 1 : number)
        }
        var (low, high) = (0, ((lineCount &- 1) >> linesPerStart) &+ 1)
        while high &- low > 1 {
            let middle = (low &+ high) >> 1
            if starts[middle] - firstStart <= position { low = middle } else { high = middle }
        }
        var line = line(low << linesPerStart, start: starts[low] - firstStart)
        while let next = self.line(after: line), next.start <= position { line = next }
        return line
    }
}
