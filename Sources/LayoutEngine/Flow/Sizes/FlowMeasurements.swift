import CoreGraphics

/// The sizes that cells asked for when they were seen, and what that tells about those that were not seen yet.
///
///     var measurements = FlowMeasurements()
///     measurements.measure(CGSize(width: 320, height: 29), item: 0, section: 0)
///     measurements.measure(CGSize(width: 320, height: 63), item: 1, section: 0)
///     section.sizes = measurements.sizes(section: 0, count: 40, estimate: CGSize(width: 320, height: 40))
///     // 29 and 63 points high, then 38 times the mean of both: 46 points
package struct FlowMeasurements: Sendable {
    /// In ascending order of items.
    private struct Section: Sendable {
        var items: [Int] = []
        var sizes: [CGSize] = []

        /// Where the item is, or where it would have to be put in.
        func place(of item: Int) -> (index: Int, isThere: Bool) {
            // Cells are seen in order most of the time.
            let guess = items.last.map { item > $0 ? CGFloat(items.count) : 0 } ?? 0
            let index = partitionPoint(items.count, near: guess) { items[$0] >= item }
            return (index, index < items.count && items[index] == item)
        }
    }

    private var sections: [Int: Section] = [:]
    /// How many items were measured.
    package private(set) var count = 0
    /// What the lengths of all add up to, the least of them and the greatest; nil after one was forgotten, until it is needed.
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

    /// The sections in which items were measured, in ascending order.
    package var measuredSections: [Int] { sections.keys.sorted() }

    /// Keeps the size; one that was kept for the item before is forgotten.
    ///
    /// - Complexity: O(log measured) where cells are seen in order.
    package mutating func measure(_ size: CGSize, item: Int, section: Int) {
        let place = sections[section]?.place(of: item) ?? (index: 0, isThere: false)
        if place.isThere {
            guard sections[section]?.sizes[place.index] != size.usable else { return }
            sections[section]?.sizes[place.index] = size.usable
            summary = nil
        } else {
            sections[section, default: Section()].items.insert(item, at: place.index)
            sections[section]?.sizes.insert(size.usable, at: place.index)
            count += 1
            summary?.add(size.usable)
        }
    }

    /// Back to not being measured.
    package mutating func forget(item: Int, section: Int) {
        guard let place = sections[section]?.place(of: item), place.isThere else { return }
        sections[section]?.items.remove(at: place.index)
        sections[section]?.sizes.remove(at: place.index)
        count -= 1
        summary = nil
    }

    /// Items have other places now; nil for those that went.
    ///
    /// - Complexity: O(measured × log measured).
    package mutating func follow(_ newPlace: (_ item: Int, _ section: Int) -> (item: Int, section: Int)?) {
        let old = sections
        forgetAll()
        for number in old.keys.sorted() {
            guard let section = old[number] else { continue }
            for (item, size) in zip(section.items, section.sizes) {
                if let place = newPlace(item, number) { measure(size, item: place.item, section: place.section) }
            }
        }
    }

    package mutating func forgetAll() { self = FlowMeasurements() }

    /// nil for an item that was not measured.
    package func size(ofItem item: Int, inSection section: Int) -> CGSize? {
        guard let measured = sections[section] else { return nil }
        let place = measured.place(of: item)
        return place.isThere ? measured.sizes[place.index] : nil
    }

    /// What an item that nobody saw is likely to measure: the mean of those that were seen (R53); nil before the first.
    ///
    /// Along an axis on which all agree it is exactly what they agree on, so that a column stays one.
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
            for size in sections[number]?.sizes ?? [] { summary.add(size) }
        }
        return summary
    }

    /// The sizes of a section whose items were measured in part; the others get `estimate`.
    ///
    /// - Complexity: O(measured).
    package func sizes(section: Int, count: Int, estimate: CGSize) -> FlowSizes {
        guard let measured = sections[section] else { return .uniform(estimate, count: count) }
        return .estimated(
            estimate, count: count, measured: zip(measured.items, measured.sizes).map { (item: $0, size: $1) })
    }

    /// The section's sizes where each item that was not measured has an estimate of its own (R54).
    ///
    /// - Complexity: O(count), or O(measured) where the same is known of all.
    package func sizes(section: Int, estimates: FlowSizes) -> FlowSizes {
        guard let measured = sections[section] else { return estimates }
        if estimates.isUniform, estimates.count > 0 {
            return sizes(section: section, count: estimates.count, estimate: estimates[0])
        }
        var builder = FlowSizes.Builder(expectedCount: estimates.count)
        var next = 0
        for item in 0..<estimates.count {
            if next < measured.items.count, measured.items[next] == item {
                builder.append(measured.sizes[next])
                next += 1
            } else {
                builder.append(estimates[item])
            }
        }
        return builder.finish()
    }
}
