/// A flow whose full lines all hold the same number of items, seen as one table with a line and a position for each
/// item.
///
/// Line numbers count through all sections. Headers and footers aren't lines.
package struct FlowRaster: Sendable {
    /// Consecutive sections with the same number of lines.
    private struct Run {
        let firstSection: Int
        /// The number of lines before the first of these sections.
        let linesBefore: Int
        let linesOfEach: Int
    }

    private let runs: [Run]
    /// The number of items in a full line.
    package let itemsPerLine: Int
    package let lineCount: Int

    /// - Returns: nil if lines hold different numbers of items, because each line is filled until the next item doesn't
    ///   fit.
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

    /// - Returns: nil if there are no lines. For a number after the last item, the place where it would be.
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
    /// The number of lines, and the number of items in a full line; nil if lines differ.
    fileprivate var lineShape: (lines: Int, itemsPerLine: Int)? {
        if let column { return (column.itemCount, 1) }
        guard let lines else { return (grid.lineCount, min(grid.itemsPerLine, grid.itemCount)) }
        let length = lines.range.changes(along: metrics.axis.cross) == 0 ? lines.size(of: 0)[cross: metrics.axis] : nil
        guard let length else { return lines.lineCount == 1 ? (1, lines.itemCount) : nil }
        let most = metrics.itemsPerLine(of: length, itemCount: lines.itemCount)
        return (lines.lineCount, min(most, lines.itemCount))
    }
}
