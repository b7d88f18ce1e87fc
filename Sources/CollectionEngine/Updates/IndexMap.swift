/// Where indexes went when some were taken out and others were put in: of sections, or of the items of one section.
///
/// Those that stay keep their order, and fill the places that are left. Two sorted lists are all there is to it, however
/// many indexes there are.
///
/// - Complexity: one question is O(log(removed + added)).
package struct IndexMap: Sendable, Hashable {
    /// What is taken out, in indexes before; ascending, each once.
    package private(set) var removed: [Int]
    /// What is put in, in indexes after; ascending, each once.
    package private(set) var added: [Int]

    package init(removed: [Int] = [], added: [Int] = []) {
        self.removed = removed
        self.added = added
    }

    package var isIdentity: Bool { removed.isEmpty && added.isEmpty }

    /// How many more there are afterwards.
    package var growth: Int { added.count - removed.count }

    /// nil: taken out.
    package func newIndex(of old: Int) -> Int? { Self.index(old, leaving: removed, entering: added) }

    /// nil: put in.
    package func oldIndex(of new: Int) -> Int? { Self.index(new, leaving: added, entering: removed) }

    mutating func remove(_ old: Int) { removed.append(old) }

    mutating func add(_ new: Int) { added.append(new) }

    /// The indexes before, around one that stays, that stay as well and go by the same distance; nil if it is taken out.
    ///
    /// - Complexity: O(log(removed + added)).
    func stretch(around old: Int) -> (indexes: Range<Int>, shift: Int)? {
        guard let new = newIndex(of: old) else { return nil }
        let gone = removed.firstIndex(notBelow: old)
        let come = added.firstIndex(notBelow: new)
        // As far as the neighbours that go, and as far as the newcomers on either side.
        var (low, high) = (gone > 0 ? removed[gone - 1] + 1 : 0, gone < removed.count ? removed[gone] : Int.max)
        if come > 0 { low = max(low, added[come - 1] + 1 - come + gone) }
        if come < added.count { high = min(high, added[come] - come + gone) }
        return (low..<high, new - old)
    }

    private static func index(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let gone = leaving.firstIndex(notBelow: index)
        if gone < leaving.count, leaving[gone] == index { return nil }
        let rank = index &- gone
        // Wrapping, because a batch that will be refused may hold any numbers.
        // entering[n] - n of those that stay lie before the newcomer n, so it pushes this one on if they are not more
        // than its rank.
        var (low, high) = (0, entering.count)
        while low < high {
            let middle = (low + high) / 2
            if entering[middle] &- middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank &+ low
    }
}

extension Array where Element: Comparable {
    /// Where `element` is, or would be, in this ascending list.
    func firstIndex(notBelow element: Element) -> Int { firstIndex(notBelow: element) { $0 } }

    /// Whether it is in this ascending list.
    func holds(_ element: Element) -> Bool {
        let index = firstIndex(notBelow: element)
        return index < count && self[index] == element
    }
}

extension Array {
    /// Where `key` is, or would be, in this list, whose keys ascend.
    @inline(__always) func firstIndex<Key: Comparable>(notBelow key: Key, _ keyOf: (Element) -> Key) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
