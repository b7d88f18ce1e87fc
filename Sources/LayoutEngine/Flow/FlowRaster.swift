/// A flow whose full lines all hold the same number of items, seen as one table: which line an item is in, and where in it.
///
/// Lines are counted over all sections; headers and footers are none.
package struct FlowRaster: Sendable {
    /// Neighbours with the same number of lines each.
    private struct Run {
        let firstSection: Int
        /// Before the first of these sections.
        let linesBefore: Int
        let linesOfEach: Int
    }

    private let runs: [Run]
    /// Of the longest line.
    package let itemsPerLine: Int
    package let lineCount: Int

    /// - Returns: nil if lines hold different numbers of items, because each is filled until the next item doesn't fit.
    /// - Complexity: O(sections that differ from their neighbours).
    package init?(_ solution: FlowSolution) {
        var runs: [Run] = []
        var (longest, full) = (0, Int?.none)
        var (section, lines) = (0, 0)
        var isRaster = true
        solution.sections.forEach { run in
            guard isRaster, let shape = run.section.lineShape else { return isRaster = false }
            if runs.last?.linesOfEach != shape.lines {
                runs.append(Run(firstSection: section, linesBefore: lines, linesOfEach: shape.lines))
            }
            section += run.count
            lines += run.count * shape.lines
            longest = max(longest, shape.itemsPerLine)
            guard shape.lines > 1 else { return }
            isRaster = (full ?? shape.itemsPerLine) == shape.itemsPerLine
            full = shape.itemsPerLine
        }
        guard isRaster, full == nil || full == longest else { return nil }
        self.runs = runs
        itemsPerLine = longest
        lineCount = lines
    }

    /// - Returns: nil where there are no lines at all. Of an item beyond the last, where it would be.
    /// - Complexity: O(log sections that differ from their neighbours).
    package func place(ofItem item: Int, inSection section: Int) -> (line: Int, number: Int)? {
        let next = partitionPoint(runs.count, near: 0) { runs[$0].firstSection > section }
        guard next > 0 else { return nil }
        let run = runs[next - 1]
        let lines = run.linesBefore + (section - run.firstSection) * run.linesOfEach
        return run.linesOfEach > 1 ? (lines + item / itemsPerLine, item % itemsPerLine) : (lines, item)
    }
}

extension FlowSection {
    /// How many lines there are, and how many items are in a full one; nil where that differs.
    fileprivate var lineShape: (lines: Int, itemsPerLine: Int)? {
        if let column { return (column.itemCount, 1) }
        guard let lines else { return (grid.lineCount, min(grid.itemsPerLine, grid.itemCount)) }
        let length = lines.range.changes(along: metrics.axis.cross) == 0 ? lines.size(of: 0)[cross: metrics.axis] : nil
        guard let length else { return lines.lineCount == 1 ? (1, lines.itemCount) : nil }
        let most = metrics.itemsPerLine(of: length, itemCount: lines.itemCount)
        return (lines.lineCount, min(most, lines.itemCount))
    }
}
