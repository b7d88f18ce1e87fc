import CoreGraphics

/// Items of a section that were measured, and their sizes.
///
/// - Complexity: each question and each change is O(log measured); none looks at what is behind.
struct MeasuredItems: Sendable {
    private var entries = OffsetTree<Entry>()

    /// An item that was measured, behind so many that were not.
    private struct Entry: OffsetTreeElement {
        var skipped: Int
        var size: CGSize

        var measure: OffsetMeasure { OffsetMeasure(count: skipped + 1) }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// How many items there are up to the last one that was measured.
    private var end: Int { entries.total.count }

    func size(of item: Int) -> CGSize? {
        guard let found = first(from: item), found.item == item else { return nil }
        return found.size
    }

    /// The first one that was measured, from an item on.
    func first(from item: Int) -> (item: Int, size: CGSize)? {
        guard item < end else { return nil }
        let (place, start) = entries.find(number: max(item, 0))
        let entry = entries[place]
        return (start.count + entry.skipped, entry.size)
    }

    /// In ascending order.
    func forEach(_ body: (_ item: Int, _ size: CGSize) -> Void) {
        var next = 0
        entries.forEach { entry in
            next += entry.skipped + 1
            body(next - 1, entry.size)
        }
    }

    // MARK: Changing

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

    /// Answers whether it was measured.
    mutating func forget(_ item: Int) -> Bool {
        guard item < end else { return false }
        let (place, start) = entries.find(number: item)
        let entry = entries[place]
        guard start.count + entry.skipped == item else { return false }
        if let next = entries.place(after: place) { entries.update(next) { $0.skipped += entry.skipped + 1 } }
        entries.remove(place)
        return true
    }

    /// Inserts items that were not measured.
    mutating func insert(_ count: Int, at item: Int) {
        guard item < end else { return }
        entries.update(entries.find(number: item).place) { $0.skipped += count }
    }

    /// Removes items. Answers how many of them had been measured.
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
