import CoreGraphics

/// The sizes of many items of which only some were measured. All others have one estimated size.
struct EstimatedSizes: Sendable {
    let estimate: CGSize
    /// The measured items, in ascending order.
    private var items: [Int] = []
    private var lengths = ItemLengths()

    init(estimate: CGSize, measured: some Sequence<(item: Int, size: CGSize)>) {
        self.estimate = estimate
        for (item, size) in measured {
            items.append(item)
            lengths.append(size.usable)
        }
    }

    var isEmpty: Bool { items.isEmpty }

    var byteCount: Int { lengths.byteCount + items.count * MemoryLayout<Int>.stride }

    /// - Complexity: O(log measured items).
    subscript(item: Int) -> CGSize {
        let place = partitionPoint(items.count, near: 0) { items[$0] >= item }
        return place < items.count && items[place] == item ? lengths[place] : estimate
    }

    func forEachMeasured(_ body: (_ item: Int, CGSize) -> Void) {
        for (place, item) in items.enumerated() { body(item, lengths[place]) }
    }

    func forEachRun(count: Int, _ body: (CGSize, _ count: Int) -> Void) {
        var next = 0
        for (place, item) in items.enumerated() {
            if next < item { body(estimate, item - next) }
            body(lengths[place], 1)
            next = item + 1
        }
        if next < count { body(estimate, count - next) }
    }

    func range(count: Int) -> FlowSizeRange {
        var range = FlowSizeRange(lengths)
        (range.widthChanges, range.heightChanges) = (0, 0)
        var last: CGSize?
        forEachRun(count: count) { size, _ in
            range.include(size)
            range.countStep(from: last, to: size)
            last = size
        }
        return range
    }
}
