/// How a batch update changes indexes: of sections, or of the items of one section.
///
/// Elements that stay keep their order and fill the remaining places. Two sorted lists are enough for this, for any
/// number of indexes.
///
/// - Complexity: O(log(removed + added)) for each query.
package struct IndexMap: Sendable, Hashable {
    /// The removed indexes before the update; ascending, each once.
    package private(set) var removed: [Int]
    /// The added indexes after the update; ascending, each once.
    package private(set) var added: [Int]

    package init(removed: [Int] = [], added: [Int] = []) {
        self.removed = removed
        self.added = added
    }

    package var isIdentity: Bool { removed.isEmpty && added.isEmpty }

    /// By how much the number of elements grows.
    package var growth: Int { added.count - removed.count }

    /// Returns nil for a removed element.
    package func newIndex(of old: Int) -> Int? { Self.index(old, leaving: removed, entering: added) }

    /// Returns nil for an added element.
    package func oldIndex(of new: Int) -> Int? { Self.index(new, leaving: added, entering: removed) }

    mutating func remove(_ old: Int) { removed.append(old) }

    mutating func add(_ new: Int) { added.append(new) }

    /// Returns the old indexes around an element that stays, and that move by the same distance; nil if the element is
    /// removed.
    ///
    /// - Complexity: O(log(removed + added)).
    func stretch(around old: Int) -> (indexes: Range<Int>, shift: Int)? {
        guard let new = newIndex(of: old) else { return nil }
        let gone = removed.firstIndex(notBelow: old)
        let come = added.firstIndex(notBelow: new)
        // Up to the removed neighbours, and up to the added ones on either side.
        var (low, high) = (gone > 0 ? removed[gone - 1] + 1 : 0, gone < removed.count ? removed[gone] : Int.max)
        if come > 0 { low = max(low, added[come - 1] + 1 - come + gone) }
        if come < added.count { high = min(high, added[come] - come + gone) }
        return (low..<high, new - old)
    }

    private static func index(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let gone = leaving.firstIndex(notBelow: index)
        if gone < leaving.count, leaving[gone] == index { return nil }
        let rank = index &- gone
        // Wrapping arithmetic, because an invalid batch may have any numbers. entering[n] - n of the elements that stay
        // are before the added element n. So it moves this element on if they are not more than its rank.
        var (low, high) = (0, entering.count)
        while low < high {
            let middle = (low + high) / 2
            if entering[middle] &- middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank &+ low
    }
}

extension Array where Element: Comparable {
    /// Returns the index of `element` in this ascending list, or the index where it would be.
    func firstIndex(notBelow element: Element) -> Int { firstIndex(notBelow: element) { $0 } }

    /// Returns whether the element is in this ascending list.
    func holds(_ element: Element) -> Bool {
        let index = firstIndex(notBelow: element)
        return index < count && self[index] == element
    }
}

extension Array {
    /// Returns the index of `key` in this list with ascending keys, or the index where it would be.
    @inline(__always) func firstIndex<Key: Comparable>(notBelow key: Key, _ keyOf: (Element) -> Key) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
