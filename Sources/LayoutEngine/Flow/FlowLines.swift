import CoreGraphics

/// A section whose items differ in size: lines filled one item after the other.
///
/// Kept are the items' sizes, the first item of each line and the start of every fourth line: at most 22 bytes an item.
/// All else follows from them, by looking at the items of a line.
struct FlowLines: Sendable {
    let sizes: FlowSizes
    let axis: Axis
    let available: CGFloat
    let crossInset: CGFloat
    let interitemSpacing: CGFloat
    let lineSpacing: CGFloat
    let firstItems: [UInt32]
    /// Where lines 0, 4, 8 … begin.
    let marks: [CGFloat]
    let extent: CGFloat
    let oversizedItem: Int?
    /// Counted while lines were filled, so a test can tell when that becomes more work than one look at each item.
    let lookCount: Int

    static let linesPerMark = 4

    var itemCount: Int { sizes.count }

    var lineCount: Int { firstItems.count }

    /// Memory held for the section.
    var byteCount: Int {
        sizes.byteCount + firstItems.count * MemoryLayout<UInt32>.stride + marks.count * MemoryLayout<CGFloat>.stride
    }

    func frame(of item: Int) -> AxisFrame {
        var result: AxisFrame?
        forEachFrame(in: line(holding: item), from: item) { _, frame in
            result = frame
            return false
        }
        return result ?? AxisFrame(main: 0, cross: 0, mainLength: 0, crossLength: 0)
    }
}

/// Neighbours across the scroll axis.
struct FlowLine {
    var number: Int
    var items: Range<Int>
    var start: CGFloat
    /// That of the longest item along the scroll axis.
    var extent: CGFloat
}

extension FlowLines {
    func line(holding item: Int) -> FlowLine {
        // Lines of about equal length are near where they would be if all were.
        let guess = CGFloat(item) / CGFloat(itemCount) * CGFloat(lineCount)
        return line(partitionPoint(lineCount, near: guess) { firstItems[$0] > UInt32(item) } - 1)
    }

    /// The last line that begins at or before `position`, or the first of all.
    func line(beginningBefore position: CGFloat) -> FlowLine {
        let guess = position / extent * CGFloat(marks.count)
        let mark = max(partitionPoint(marks.count, near: guess) { marks[$0] > position } - 1, 0)
        var line = line(mark * Self.linesPerMark)
        while let next = self.line(after: line), next.start <= position { line = next }
        return line
    }

    func line(after line: FlowLine) -> FlowLine? {
        guard line.number + 1 < lineCount else { return nil }
        return self.line(line.number + 1, start: line.start + step(from: line.extent))
    }

    /// Lines never begin before the one above them, however negative the spacing is.
    func step(from extent: CGFloat) -> CGFloat { max(extent + lineSpacing, 0) }

    private func line(_ number: Int) -> FlowLine {
        let mark = number / Self.linesPerMark
        var line = line(mark * Self.linesPerMark, start: marks[mark])
        while line.number < number, let next = self.line(after: line) { line = next }
        return line
    }

    private func line(_ number: Int, start: CGFloat) -> FlowLine {
        let end = number + 1 < lineCount ? Int(firstItems[number + 1]) : itemCount
        let items = Int(firstItems[number])..<end
        return FlowLine(
            number: number, items: items, start: start, extent: sizes.summary(of: items, along: axis).greatest)
    }

    /// The frames of a line's items from `first` on, until `body` returns false.
    func forEachFrame(in line: FlowLine, from first: Int, _ body: (Int, AxisFrame) -> Bool) {
        let (start, gap) = distribution(of: line)
        var cross = start
        for item in line.items {
            let size = sizes[item]
            if item >= first {
                // R16: centred along the scroll axis.
                let frame = AxisFrame(
                    main: line.start + (line.extent - size[main: axis]) / 2, cross: cross,
                    mainLength: size[main: axis], crossLength: size[cross: axis])
                guard body(item, frame) else { return }
            }
            cross += size[cross: axis] + gap
        }
    }

    /// Where a line's first item begins, and what lies between its items.
    private func distribution(of line: FlowLine) -> (start: CGFloat, gap: CGFloat) {
        let hasOneItemALine = lineCount == itemCount
        if line.number == lineCount - 1, !hasOneItemALine { return (crossInset, interitemSpacing) }  // R24
        let leftover = available - sizes.summary(of: line.items, along: axis.cross).sum
        if line.items.count == 1 { return (crossInset + max(leftover, 0) / 2, 0) }  // R23, R25
        return (crossInset, leftover / CGFloat(line.items.count - 1))  // R22
    }
}
