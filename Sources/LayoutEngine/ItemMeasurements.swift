import CoreGraphics

/// The sizes that cells preferred when they came into view, and what follows for cells that haven't.
///
///     var measurements = ItemMeasurements()
///     measurements.measure(CGSize(width: 320, height: 29), item: 0, section: 0)
///     measurements.measure(CGSize(width: 320, height: 63), item: 1, section: 0)
///     let mean = measurements.mean() ?? CGSize(width: 320, height: 40)
///     section.sizes = measurements.sizes(section: 0, count: 40, estimate: mean)
///     // 29 and 63 points high, then 38 times the mean of both: 46 points
package struct ItemMeasurements: Sendable {
    private var sections: [Int: MeasuredItems] = [:]
    /// How many items were measured.
    package private(set) var count = 0
    /// The sum, the minimum and the maximum of all lengths; nil after a size was forgotten, until it is needed again.
    private var summary: Summary? = Summary()

    private struct Summary: Sendable {
        private var sum = CGSize.zero
        private var least = CGSize(width: CGFloat.infinity, height: .infinity)
        private var most = CGSize.zero

        mutating func add(_ size: CGSize) {
            for axis in Axis.allCases {
                let length = size[main: axis]
                sum[main: axis] += length
                least[main: axis] = min(least[main: axis], length)
                most[main: axis] = max(most[main: axis], length)
            }
        }

        func mean(_ count: Int) -> CGSize {
            func mean(_ axis: Axis) -> CGFloat {
                least[main: axis] == most[main: axis] ? least[main: axis] : sum[main: axis] / CGFloat(count)
            }
            return CGSize(width: mean(.horizontal), height: mean(.vertical))
        }
    }

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// The sections with measured items, in ascending order.
    package var measuredSections: [Int] { sections.keys.sorted() }

    /// Stores a size, and forgets the item's former one.
    ///
    /// - Complexity: O(log measured).
    package mutating func measure(_ size: CGSize, item: Int, section: Int) {
        let size = size.usable
        switch sections[section, default: MeasuredItems()].measure(item, size) {
        case .same: break
        case .other: summary = nil
        case .new:
            count += 1
            summary?.add(size)
        }
    }

    /// Forgets an item's size.
    package mutating func forget(item: Int, section: Int) {
        guard sections[section]?.forget(item) == true else { return }
        count -= 1
        summary = nil
    }

    /// Makes room for inserted items: the measurements after them move along.
    ///
    /// - Complexity: O(log measured).
    package mutating func insertItems(_ count: Int, at item: Int, section: Int) {
        sections[section]?.insert(count, at: item)
    }

    /// Forgets deleted items: the measurements after them move up.
    ///
    /// - Complexity: O(log measured) for each deleted item that was measured.
    package mutating func removeItems(_ items: Range<Int>, section: Int) {
        guard let forgotten = sections[section]?.remove(items), forgotten > 0 else { return }
        count -= forgotten
        summary = nil
    }

    /// Moves the measurements to the items' new places; nil deletes a measurement.
    ///
    /// - Complexity: O(measured × log measured).
    package mutating func follow(_ newPlace: (_ item: Int, _ section: Int) -> (item: Int, section: Int)?) {
        let old = sections
        forgetAll()
        for number in old.keys.sorted() {
            old[number]?.forEach { item, size in
                if let place = newPlace(item, number) { measure(size, item: place.item, section: place.section) }
            }
        }
    }

    package mutating func forgetAll() { self = ItemMeasurements() }

    /// Returns nil for an item that wasn't measured.
    package func size(ofItem item: Int, inSection section: Int) -> CGSize? {
        sections[section]?.size(of: item)
    }

    /// Returns the measured items of a section; nil if none was measured.
    func items(inSection section: Int) -> MeasuredItems? {
        sections[section].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the likely size of an unmeasured item: the mean of the measured ones (R53); nil before the first.
    ///
    /// Along an axis on which all measured lengths are equal, the mean is exactly this length, so that a column stays a
    /// column.
    ///
    /// - Complexity: O(1), but O(measured) the first time after an item was measured again or forgotten.
    package mutating func mean() -> CGSize? {
        guard count > 0 else { return nil }
        let summary = summary ?? summarized()
        self.summary = summary
        return summary.mean(count)
    }

    private func summarized() -> Summary {
        var summary = Summary()
        for number in sections.keys.sorted() {
            sections[number]?.forEach { summary.add($1) }
        }
        return summary
    }

    /// Returns the sizes of a section with some measured items; the others get `estimate`.
    ///
    /// - Complexity: O(measured).
    package func sizes(section: Int, count: Int, estimate: CGSize) -> FlowSizes {
        guard let measured = sections[section] else { return .uniform(estimate, count: count) }
        var known: [(item: Int, size: CGSize)] = []
        measured.forEach { known.append((item: $0, size: $1)) }
        return .estimated(estimate, count: count, measured: known)
    }

    /// Returns the section's sizes if each unmeasured item has its own estimate (R54).
    ///
    /// - Complexity: O(count), or O(measured) if all estimates are equal.
    package func sizes(section: Int, estimates: FlowSizes) -> FlowSizes {
        guard let measured = sections[section] else { return estimates }
        if estimates.isUniform, estimates.count > 0 {
            return sizes(section: section, count: estimates.count, estimate: estimates[0])
        }
        var builder = FlowSizes.Builder(expectedCount: estimates.count)
        var next = 0
        func appendEstimates(upTo end: Int) {
            while next < end {
                builder.append(estimates[next])
                next += 1
            }
        }
        measured.forEach { item, size in
            guard item < estimates.count else { return }
            appendEstimates(upTo: item)
            builder.append(size)
            next += 1
        }
        appendEstimates(upTo: estimates.count)
        return builder.finish()
    }
}
