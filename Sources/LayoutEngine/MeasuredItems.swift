import CoreGraphics

/// The measured items of a section, and their sizes.
///
/// - Complexity: O(log measured) for each query and each change; none looks at the items after it.
struct MeasuredItems: Sendable {
    private var entries = OffsetTree<Entry>()

    /// A measured item, and the number of unmeasured items before it.
    private struct Entry: OffsetTreeElement {
        var skipped: Int
        var size: CGSize

        var measure: OffsetMeasure { OffsetMeasure(count: skipped + 1) }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The number of items up to the last measured one.
    private var end: Int { entries.total.count }

    func size(of item: Int) -> CGSize? {
        guard let found = first(from: item), found.item == item else { return nil }
        return found.size
    }

    /// Returns the first measured item from an item on.
    func first(from item: Int) -> (item: Int, size: CGSize)? {
        guard item < end else { return nil }
        let (place, start) = entries.find(number: max(item, 0))
        let entry = entries[place]
        return (start.count + entry.skipped, entry.size)
    }

    /// Calls `body` with the measured items, in ascending order.
    func forEach(_ body: (_ item: Int, _ size: CGSize) -> Void) {
        var next = 0
        entries.forEach { entry in
            next += entry.skipped + 1
            body(next - 1, entry.size)
        }
    }

    // MARK: Changes

    enum Change {
        case same, other, new
    }

    mutating func measure(_ item: Int, _ size: CGSize) -> Change {
        guard item < end else {
            entries.append(Entry(skipped: item - end, size: size))
            return .new
        }
        let (place, start) = entries.find(number: item)
        let entry = entries[place]
        guard start.count + entry.skipped == item else {
            let between = item - start.count
            entries.replace(
                from: place, through: place,
                with: [
                    Entry(skipped: between, size: size), Entry(skipped: entry.skipped - between - 1, size: entry.size),
                ])
            return .new
        }
        guard entry.size != size else { return .same }
        entries.update(place) { $0.size = size }
        return .other
    }

    /// Forgets an item. Returns whether it was measured.
    mutating func forget(_ item: Int) -> Bool {
        guard item < end else { return false }
        let (place, start) = entries.find(number: item)
        let entry = entries[place]
        guard start.count + entry.skipped == item else { return false }
        if let next = entries.place(after: place) { entries.update(next) { $0.skipped += entry.skipped + 1 } }
        entries.remove(place)
        return true
    }

    /// Inserts unmeasured items.
    mutating func insert(_ count: Int, at item: Int) {
        guard item < end else { return }
        entries.update(entries.find(number: item).place) { $0.skipped += count }
    }

    /// Removes items. Returns how many of them were measured.
    mutating func remove(_ items: Range<Int>) -> Int {
        var forgotten = 0
        while let next = first(from: items.lowerBound), next.item < items.upperBound {
            forgotten += forget(next.item) ? 1 : 0
        }
        if items.lowerBound < end {
            entries.update(entries.find(number: items.lowerBound).place) { $0.skipped -= items.count }
        }
        return forgotten
    }
}
