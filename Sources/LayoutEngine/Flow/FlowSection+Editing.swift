import CoreGraphics

extension FlowSection {
    func size(of item: Int) -> CGSize {
        switch body {
        case .grid(let grid): grid.size
        case .lines(let lines): lines.size(of: item)
        }
    }

    /// The sizes of all items, as they are by now.
    var sizes: FlowSizes {
        guard case .lines(let lines) = body else { return .uniform(size(of: 0), count: itemCount) }
        var builder = FlowSizes.Builder(expectedCount: lines.itemCount)
        lines.forEachRun { size, count in
            for _ in 0..<count { builder.append(size) }
        }
        return builder.finish()
    }

    /// Takes some items out and puts others in their place.
    mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) {
        body.replace(items, with: sizes, metrics)
    }
}

extension FlowSection.Body {
    fileprivate mutating func replace(_ items: Range<Int>, with sizes: FlowSizes, _ metrics: FlowMetrics) {
        switch self {
        case .grid(let grid):
            let remaining = grid.itemCount - items.count
            if remaining == 0 {
                self = Self(sizes, metrics)
            } else if sizes.count == 0 || sizes.range.areAllEqual && sizes[0] == grid.size {
                self = .grid(FlowGrid(grid.size, count: remaining + sizes.count, metrics))
            } else {
                self = .lines(FlowLines(grid, metrics, replacing: items, with: sizes))
            }
        case .lines(var lines):
            self = .grid(FlowGrid(.zero, count: 0, metrics))  // So that the lines are held once and change in place.
            lines.measureRange(replacing: items, with: sizes)
            lines.replace(items, with: sizes)
            self = Self(lines, metrics)
        }
    }

    /// Lines whose rule may be another one by now.
    private init(_ lines: FlowLines, _ metrics: FlowMetrics) {
        guard lines.itemCount > 0 else {
            self = .grid(FlowGrid(.zero, count: 0, metrics))
            return
        }
        switch FlowRule(lines.range, metrics) {
        case .grid:
            self = .grid(FlowGrid(lines.size(of: 0), count: lines.itemCount, metrics))
        case .columns where lines.columns?.length != lines.size(of: 0)[cross: metrics.axis]:
            self = .lines(FlowLines(lines, .columns))
        case .lines where lines.columns != nil:
            self = .lines(FlowLines(lines, .lines))
        default:
            self = .lines(lines)
        }
    }
}

extension FlowLines {
    /// A grid in which some items are of other sizes.
    fileprivate init(_ grid: FlowGrid, _ metrics: FlowMetrics, replacing items: Range<Int>, with sizes: FlowSizes) {
        var runs: [(size: CGSize, count: Int)] = [(grid.size, items.lowerBound)]
        sizes.forEachRun { runs.append(($0, $1)) }
        runs.append((grid.size, grid.itemCount - items.upperBound))
        self.init(runs: runs.filter { $0.count > 0 }, metrics)
    }
}
