import CoreGraphics

/// One section along the scroll axis, from its header to its footer, independent of where it begins.
struct FlowSection: Sendable {
    let metrics: FlowMetrics
    let headerLength: CGFloat
    let footerLength: CGFloat
    /// The space between the header and the first line, and between the last line and the footer.
    private let lead: CGFloat
    private let trail: CGFloat
    // Not an enum of the two: queries and changes would copy its payload. A query of a grid took 7 % more instructions
    // that way, and an insertion 18 %. Optionals are read and changed in place.
    /// Items of one size; empty if there are ``lines`` or a ``column``.
    private(set) var grid: FlowGrid
    /// nil if all items have one size, or form a column.
    private(set) var lines: FlowLines?
    /// Self-sizing cells, one per line, while only estimates are known of some.
    private(set) var column: EstimatedColumn?
    /// Whether the section is a grid although some items were measured.
    private let isMeasuredGrid: Bool
    /// The length along the scroll axis, from the header to the footer with insets (R30); never negative.
    private(set) var extent: CGFloat = 0
    /// How far any part may extend outside the section, because of negative insets and spacings.
    private(set) var reach: CGFloat = 0

    init(_ input: FlowSectionInput, axis: Axis, crossLength: CGFloat) {
        metrics = FlowMetrics(input, axis: axis, crossLength: crossLength)
        headerLength = input.headerLength.usableLength
        footerLength = input.footerLength.usableLength
        lead = input.insets.mainLeading.usableSpacing
        trail = input.insets.mainTrailing.usableSpacing
        let sizes = input.sizes
        let rule = FlowRule(sizes.range, metrics)
        isMeasuredGrid = rule == .grid && sizes.isEstimated
        if rule == .grid || sizes.count == 0 {
            grid = FlowGrid(sizes.count > 0 ? sizes[0] : .zero, count: sizes.count, metrics)
        } else {
            grid = FlowGrid(.zero, count: 0, metrics)
            if rule == .columns, case .estimated(let estimated) = sizes.storage {
                column = EstimatedColumn(estimated, count: sizes.count, metrics)
            }
            if column == nil { lines = FlowLines(sizes, metrics, rule) }
        }
        measureExtent()
    }

    /// The distance from the section's beginning to its first line.
    var linesStart: CGFloat { headerLength + lead }

    var footerStart: CGFloat { extent - footerLength }

    var itemCount: Int { lines?.itemCount ?? column?.itemCount ?? grid.itemCount }

    var oversizedItem: Int? { lines == nil ? grid.oversizedItem : lines?.oversizedItem }

    /// How many bytes the items need.
    var itemByteCount: Int { lines?.byteCount ?? column?.byteCount ?? 0 }

    private mutating func measureExtent() {
        let content = linesStart + (lines?.extent ?? column?.extent ?? grid.extent)
        extent = max(content + trail + footerLength, 0)
        let overlap = max(-metrics.lineSpacing, 0)
        reach = max(
            -linesStart, content + overlap - extent, headerLength - extent, footerLength - extent, overlap)
    }
}

// MARK: - Changes

extension FlowSection {
    func size(of item: Int) -> CGSize { lines?.size(of: item) ?? column?.size(of: item) ?? grid.size }

    /// The present sizes of all items.
    var sizes: FlowSizes {
        guard lines != nil || column != nil else { return .uniform(grid.size, count: grid.itemCount) }
        var builder = FlowSizes.Builder(expectedCount: itemCount)
        func append(_ size: CGSize, _ count: Int) {
            for _ in 0..<count { builder.append(size) }
        }
        lines?.forEachRun(append)
        column?.forEachRun(append)
        return builder.finish()
    }

    /// Returns whether ``measure(_:_:others:)`` can add an item of this size without breaking lines again.
    func canMeasure(_ size: CGSize, others: CGSize) -> Bool {
        guard canEstimate(others) else { return false }
        if let column { return column.isAlike(size) }
        return size[cross: metrics.axis] == grid.crossLength && EstimatedColumn(grid, metrics) != nil
    }

    /// Returns whether ``estimate(_:)`` can change the estimate without breaking lines again.
    func canEstimate(_ size: CGSize) -> Bool {
        if let column { return column.isAlike(size) }
        return lines == nil && !isMeasuredGrid && size[cross: metrics.axis] == grid.crossLength
    }

    /// Stores the measured size of an item, and `others` as the estimate for all unmeasured items.
    mutating func measure(_ item: Int, _ size: CGSize, others: CGSize) {
        if column == nil {
            column = EstimatedColumn(grid, metrics)
            grid = FlowGrid(.zero, count: 0, metrics)
        }
        column?.measure(item, size)
        estimate(others)
    }

    /// Stores `size` as the estimate for all unmeasured items.
    mutating func estimate(_ size: CGSize) {
        if column == nil {
            grid = FlowGrid(size, count: grid.itemCount, metrics)
        } else {
            column?.estimate(size)
        }
        measureExtent()
    }

    /// Replaces some items with others.
    mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) {
        if let column {
            var runs: [(size: CGSize, count: Int)] = []
            column.forEachRun { runs.append(($0, $1)) }
            lines = FlowLines(runs: runs, metrics)
            self.column = nil
        }
        if lines == nil {
            replaceInGrid(items, with: sizes)
        } else {
            lines?.replace(items, with: sizes)
            followRule()
        }
        measureExtent()
    }

    private mutating func replaceInGrid(_ items: Range<Int>, with sizes: FlowSizes) {
        let remaining = grid.itemCount - items.count
        let isAlike = sizes.count == 0 || sizes.range.areAllEqual && (remaining == 0 || sizes[0] == grid.size)
        if isAlike {
            let size = remaining > 0 || sizes.count == 0 ? grid.size : sizes[0]
            grid = FlowGrid(size, count: remaining + sizes.count, metrics)
        } else {
            var runs: [(size: CGSize, count: Int)] = [(grid.size, items.lowerBound)]
            sizes.forEachRun { runs.append(($0, $1)) }
            runs.append((grid.size, grid.itemCount - items.upperBound))
            lines = FlowLines(runs: runs.filter { $0.count > 0 }, metrics)
            grid = FlowGrid(.zero, count: 0, metrics)
        }
    }

    /// Switches to another rule for breaking lines, if a change requires it.
    private mutating func followRule() {
        guard let range = lines?.range, itemCount > 0 else {
            lines = nil
            grid = FlowGrid(.zero, count: 0, metrics)
            return
        }
        switch FlowRule(range, metrics) {
        case .grid:
            grid = FlowGrid(size(of: 0), count: itemCount, metrics)
            lines = nil
        case .columns where lines?.columns?.length != size(of: 0)[cross: metrics.axis]:
            lines = lines.map { FlowLines($0, .columns) }
        case .lines where lines?.columns != nil:
            lines = lines.map { FlowLines($0, .lines) }
        default:
            break
        }
    }
}

// MARK: - Queries

extension FlowSection {
    /// - Parameter origin: Where the section begins.
    func forEachRange(from origin: LinesOrigin, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        let origin = linesOrigin(origin)
        if lines != nil {
            lines?.forEachRange(from: origin, meeting: rect, body)
        } else if column != nil {
            column?.forEachRange(from: origin, meeting: rect, body)
        } else {
            grid.forEachRange(from: origin, meeting: rect, body)
        }
    }

    func writeFrames(_ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        let origin = linesOrigin(origin)
        if lines != nil {
            lines?.writeFrames(items, from: origin, to: frames)
        } else if column != nil {
            column?.writeFrames(items, from: origin, to: frames)
        } else {
            grid.writeFrames(items, from: origin, to: frames)
        }
    }

    func frame(of item: Int, from origin: LinesOrigin) -> CGRect {
        precondition(0..<itemCount ~= item, "There is no item \(item) among \(itemCount).")
        let origin = linesOrigin(origin)
        return lines?.frame(of: item, from: origin) ?? column?.frame(of: item, from: origin)
            ?? grid.frame(of: item, from: origin)
    }

    private func linesOrigin(_ origin: LinesOrigin) -> LinesOrigin {
        LinesOrigin(axis: origin.axis, pixelGrid: origin.pixelGrid, start: origin.start + linesStart)
    }
}
