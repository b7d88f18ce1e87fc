import CoreGraphics

extension FlowLines {
    /// Fills the lines. Looks at each item once, or once at each run of items of one size.
    init(_ sizes: FlowSizes, _ metrics: FlowMetrics, _ rule: FlowRule) {
        precondition(sizes.count <= Int(UInt32.max), "A section can hold at most 4,294,967,295 items.")
        self.metrics = metrics
        range = sizes.range
        columns = rule == .columns ? FlowColumns(sizes[0][cross: metrics.axis], metrics, itemCount: sizes.count) : nil
        if case .each(let lengths) = sizes.storage, columns == nil {
            fill(lengths)
        } else {
            var builder = LineBuilder(metrics, columns)
            sizes.forEachRun { builder.append($0, count: $1) }
            take(builder.finish(), lookCount: builder.lookCount)
        }
        if !metrics.isSelfSizing, range.greatest[cross: metrics.axis] > metrics.available {
            oversizedItem = (0..<sizes.count).first { sizes[$0][cross: metrics.axis] > metrics.available }
        }
    }

    /// Breaks the same items into lines by another rule.
    init(_ lines: FlowLines, _ rule: FlowRule) {
        metrics = lines.metrics
        range = lines.range
        let length = lines.size(of: 0)[cross: metrics.axis]
        columns = rule == .columns ? FlowColumns(length, metrics, itemCount: lines.itemCount) : nil
        var builder = LineBuilder(metrics, columns)
        lines.forEachRun { builder.append($0, count: $1) }
        take(builder.finish(), lookCount: lines.lookCount + builder.lookCount)
    }

    /// Fills lines with runs of items, where the items of a run have one size, and runs differ.
    init(runs: [(size: CGSize, count: Int)], _ metrics: FlowMetrics) {
        self.metrics = metrics
        var range = FlowSizeRange(runs[0].size)
        for (run, next) in zip(runs, runs.dropFirst()) {
            range.include(next.size)
            range.countStep(from: run.size, to: next.size)
        }
        self.range = range
        let itemCount = runs.reduce(0) { $0 + $1.count }
        columns =
            FlowRule(range, metrics) == .columns
            ? FlowColumns(runs[0].size[cross: metrics.axis], metrics, itemCount: itemCount) : nil
        var builder = LineBuilder(metrics, columns)
        for run in runs { builder.append(run.size, count: run.count) }
        take(builder.finish(), lookCount: builder.lookCount)
    }

    private mutating func take(_ chunks: [LineChunk], lookCount: Int) {
        self.chunks = OffsetTree(chunks)
        self.lookCount = lookCount
        lineCount = chunks.reduce(0) { $0 + $1.lineCount }
        measureExtent()
    }

    /// Computes where the last line ends.
    mutating func measureExtent() {
        extent = 0
        guard itemCount > 0 else { return }
        forEachLine(fromItem: itemCount - 1) { found in
            extent = found.start + found.line.extent
            return false
        }
    }

    private mutating func fill(_ lengths: ItemLengths) {
        let table =
            lengths.isCompact
            ? LineTable(lengths.compact, metrics) : LineTable(lengths.full, metrics)
        base = BaseLines(lengths, firsts: table.firsts, marks: table.marks)
        extent = table.extent
        lookCount = table.lookCount
        lineCount = table.firsts.count
        let parts = chunksOfBase(end: table.end)
        baseChunkCount = parts.count
        chunks = OffsetTree(parts)
    }

    private func chunksOfBase(end: CGFloat) -> some RandomAccessCollection<LineChunk> {
        let step = LineChunk.usualLineCount
        func start(_ line: Int) -> CGFloat { line < lineCount ? base.marks[line / BaseLines.linesPerMark] : end }
        func first(_ line: Int) -> Int { line < lineCount ? Int(base.firsts[line]) : base.lengths.count }
        return (0..<(lineCount + step - 1) / step).lazy.map { chunk in
            let line = chunk * step
            return LineChunk(
                itemCount: first(line + step) - first(line), lineCount: min(step, lineCount - line),
                length: start(line + step) - start(line), source: .base(firstLine: line))
        }
    }
}

/// Where lines begin: the first item, and the position.
private struct LineTable {
    var firsts: [UInt32] = []
    var marks: [CGFloat] = []
    var extent: CGFloat = 0
    /// Where the next line would begin.
    var end: CGFloat = 0
    var lookCount = 0

    /// - Parameter lengths: The width and height of each item in turn, for at least one item.
    init<Length: FlowLength>(_ lengths: [Length], _ metrics: FlowMetrics) {
        let count = lengths.count / 2
        // Space for as many lines as items: memory that no line needs is never touched.
        firsts = Array(unsafeUninitializedCapacity: count) { firsts, lineCount in
            marks = Array(unsafeUninitializedCapacity: count / BaseLines.linesPerMark + 1) { marks, markCount in
                (lineCount, markCount) = lengths.withUnsafeBufferPointer { lengths in
                    fill(firsts, marks, AxisLengths(lengths, axis: metrics.axis), metrics)
                }
            }
        }
    }

    /// Uses local variables and raw memory, because this loop is the cost of preparing a layout
    /// (Documentation/Performance.md).
    private mutating func fill<Length: FlowLength>(
        _ firsts: UnsafeMutableBufferPointer<UInt32>, _ marks: UnsafeMutableBufferPointer<CGFloat>,
        _ lengths: AxisLengths<Length>, _ metrics: FlowMetrics
    ) -> (lineCount: Int, markCount: Int) {
        let (available, interitemSpacing) = (metrics.available, metrics.interitemSpacing)
        let lineSpacing = metrics.lineSpacing
        var start: CGFloat = 0
        var (lineCount, markCount) = (1, 1)
        firsts[0] = 0
        marks[0] = 0
        // The first item of a line always fits (R14).
        var remaining = available - (lengths.cross(0).length + interitemSpacing)
        var lineExtent = lengths.main(0)
        for item in 1..<lengths.count {
            let cross = lengths.cross(item).length
            let main = lengths.main(item)
            // Exact, without tolerance (R14).
            if cross > remaining {
                start += max(lineExtent.length + lineSpacing, 0)
                if lineCount % BaseLines.linesPerMark == 0 {
                    marks[markCount] = start
                    markCount &+= 1
                }
                firsts[lineCount] = UInt32(truncatingIfNeeded: item)
                lineCount &+= 1
                remaining = available
                lineExtent = main
            }
            remaining -= cross + interitemSpacing
            lineExtent = main > lineExtent ? main : lineExtent
        }
        extent = start + lineExtent.length
        end = start + metrics.step(from: lineExtent.length)
        lookCount = lengths.count
        return (lineCount, markCount)
    }
}

/// Widths and heights in turn, accessed by the scroll axis.
private struct AxisLengths<Length: FlowLength> {
    let count: Int
    private let crosses: UnsafePointer<Length>
    private let mains: UnsafePointer<Length>

    /// - Parameter lengths: The lengths of at least one item.
    init(_ lengths: UnsafeBufferPointer<Length>, axis: Axis) {
        count = lengths.count / 2
        crosses = lengths.baseAddress! + (axis == .vertical ? 0 : 1)
        mains = lengths.baseAddress! + (axis == .vertical ? 1 : 0)
    }

    @inline(__always) func cross(_ item: Int) -> Length { crosses[2 &* item] }
    @inline(__always) func main(_ item: Int) -> Length { mains[2 &* item] }
}
