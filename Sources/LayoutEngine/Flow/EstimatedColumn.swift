import CoreGraphics

/// A section of self-sizing cells with one cell per line. Some cells were measured, and all others have one estimated
/// length.
///
/// Every measured cell changes the estimate (R53). Here the estimate is one number: a line begins at the sum of the
/// measured lines before it, plus the estimate for each of the others.
struct EstimatedColumn: Sendable {
    let metrics: FlowMetrics
    let itemCount: Int
    /// The length of every item across the scroll axis.
    let crossLength: CGFloat
    private let crossStart: CGFloat
    /// The length of unmeasured items along the scroll axis.
    private(set) var estimate: CGFloat
    /// The measured items, in ascending order.
    private var items: [Int] = []
    private var lengths: [CGFloat] = []
    /// For each measured item, the length of all measured lines before it.
    private var ways: [CGFloat] = []

    /// - Returns: nil if several items share a line, or lines may overlap.
    init?(_ sizes: EstimatedSizes, count: Int, _ metrics: FlowMetrics) {
        let crossLength = sizes.estimate[cross: metrics.axis]
        guard metrics.itemsPerLine(of: crossLength, itemCount: count) == 1, metrics.lineSpacing >= 0 else { return nil }
        self.init(size: sizes.estimate, count: count, metrics)
        sizes.forEachMeasured { item, size in append(item, size[main: metrics.axis]) }
    }

    /// Makes the column of a grid with only estimated items.
    init?(_ grid: FlowGrid, _ metrics: FlowMetrics) {
        guard grid.itemsPerLine == 1, metrics.lineSpacing >= 0, metrics.isSelfSizing else { return nil }
        self.init(size: grid.size, count: grid.itemCount, metrics)
    }

    private init(size: CGSize, count: Int, _ metrics: FlowMetrics) {
        self.metrics = metrics
        itemCount = count
        crossLength = size[cross: metrics.axis]
        crossStart = metrics.columns(of: crossLength, itemsPerLine: 1).start
        estimate = size[main: metrics.axis]
    }

    var byteCount: Int { items.count * (MemoryLayout<Int>.stride + 2 * MemoryLayout<CGFloat>.stride) }

    var extent: CGFloat { itemCount == 0 ? 0 : start(of: itemCount - 1) + length(of: itemCount - 1) }

    func size(of item: Int) -> CGSize { CGSize(main: length(of: item), cross: crossLength, axis: metrics.axis) }

    func forEachRun(_ body: (CGSize, _ count: Int) -> Void) {
        var next = 0
        func size(_ length: CGFloat) -> CGSize { CGSize(main: length, cross: crossLength, axis: metrics.axis) }
        for (place, item) in items.enumerated() {
            if next < item { body(size(estimate), item - next) }
            body(size(lengths[place]), 1)
            next = item + 1
        }
        if next < itemCount { body(size(estimate), itemCount - next) }
    }

    // MARK: Measuring

    /// Returns whether an item of this size fits the column.
    func isAlike(_ size: CGSize) -> Bool { size[cross: metrics.axis] == crossLength }

    /// Stores the measured size of an item.
    ///
    /// - Complexity: O(log measured) if cells come into view in order, otherwise O(measured).
    mutating func measure(_ item: Int, _ size: CGSize) {
        let place = place(of: item)
        let length = size[main: metrics.axis]
        if place < items.count, items[place] == item {
            lengths[place] = length
        } else if place == items.count {
            return append(item, length)
        } else {
            items.insert(item, at: place)
            lengths.insert(length, at: place)
            ways.insert(ways[place], at: place)
        }
        for next in place + 1..<items.count { ways[next] = ways[next - 1] + metrics.step(from: lengths[next - 1]) }
    }

    mutating func estimate(_ size: CGSize) { estimate = size[main: metrics.axis] }

    private mutating func append(_ item: Int, _ length: CGFloat) {
        ways.append(way(before: items.count))
        items.append(item)
        lengths.append(length)
    }

    // MARK: Index of an item

    /// Returns the item's index among the measured items, or the index at which to insert it.
    private func place(of item: Int) -> Int {
        // Usually near the item that was measured last, and next to it.
        guard let last = items.last, item <= last else { return items.count }
        return partitionPoint(items.count, near: CGFloat(items.count - 1 - (last - item))) { items[$0] >= item }
    }

    private func way(before place: Int) -> CGFloat {
        if place < ways.count { return ways[place] }
        guard place > 0 else { return 0 }
        return ways[place - 1] + metrics.step(from: lengths[place - 1])
    }

    private func start(of item: Int, place: Int) -> CGFloat {
        way(before: place) + CGFloat(item - place) * metrics.step(from: estimate)
    }

    private func length(of item: Int, place: Int) -> CGFloat {
        place < items.count && items[place] == item ? lengths[place] : estimate
    }

    private func start(of item: Int) -> CGFloat { start(of: item, place: place(of: item)) }

    private func length(of item: Int) -> CGFloat { length(of: item, place: place(of: item)) }

    func writeFrames(_ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        guard !items.isEmpty else { return }
        var place = place(of: items.lowerBound)
        for item in items {
            let length = length(of: item, place: place)
            frames[item - items.lowerBound] = origin.rect(
                main: start(of: item, place: place), cross: crossStart, mainLength: length, crossLength: crossLength)
            if place < self.items.count, self.items[place] == item { place += 1 }
        }
    }

    func frame(of item: Int, from origin: LinesOrigin) -> CGRect {
        let place = place(of: item)
        return origin.rect(
            main: start(of: item, place: place), cross: crossStart, mainLength: length(of: item, place: place),
            crossLength: crossLength)
    }

    /// Lines don't overlap, so the lines that meet a rectangle are consecutive.
    func forEachRange(from origin: LinesOrigin, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        let (axis, cross) = (origin.axis, origin.axis.cross)
        let left = origin.pixelGrid.rounded(crossStart)
        guard left < rect.max(cross), rect.min(cross) < left + crossLength else { return }
        let guess = CGFloat(item(near: rect.min(axis) - origin.start))
        let first = partitionPoint(itemCount, near: guess) { item in
            let place = place(of: item)
            let start = origin.pixelGrid.rounded(origin.start + start(of: item, place: place))
            return start + length(of: item, place: place) > rect.min(axis)
        }
        var end = first
        while end < itemCount, origin.pixelGrid.rounded(origin.start + start(of: end)) < rect.max(axis) { end += 1 }
        if first < end { body(first..<end) }
    }

    /// Returns roughly which item is at a position.
    private func item(near position: CGFloat) -> Int {
        let next = partitionPoint(items.count, near: CGFloat(items.count)) {
            start(of: items[$0], place: $0) >= position
        }
        var (known, knownStart): (Int, CGFloat) = (0, 0)
        if next > 0 { (known, knownStart) = (items[next - 1], start(of: items[next - 1], place: next - 1)) }
        let step = metrics.step(from: estimate)
        guard step > 0 else { return known }
        return known + Int(min(max((position - knownStart) / step, 0), CGFloat(itemCount)))
    }
}
