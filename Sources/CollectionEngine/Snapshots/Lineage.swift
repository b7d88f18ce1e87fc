import Synchronization

/// Tells whether two tables of identifiers number them alike, because one is a copy of the other or both are copies of
/// a third.
///
/// Copies of a table share their lineage until two of them grow. The first to grow keeps the lineage. The other gets a
/// new one, which knows how many numbers it has in common with the first.
package final class Lineage: Sendable {
    private let parent: Lineage?
    /// How many numbers mean the same in `parent`.
    private let common: Int
    /// How many numbers have been assigned.
    private let given: Mutex<Int>
    private let depth: Int

    /// How many ancestors a lineage keeps in memory. It forgets older ones.
    private static let mostAncestors = 8

    package init() {
        parent = nil
        common = 0
        depth = 0
        given = Mutex(0)
    }

    package init(from parent: Lineage, common: Int) {
        let isRemembered = parent.depth < Self.mostAncestors
        self.parent = isRemembered ? parent : nil
        self.common = isRemembered ? common : 0
        depth = isRemembered ? parent.depth + 1 : 0
        given = Mutex(common)
    }

    /// Assigns the numbers from `count` to `newCount` to new identifiers. Returns false if a copy has assigned them
    /// already.
    func grow(from count: Int, to newCount: Int) -> Bool {
        given.withLock { given in
            guard given == count else { return false }
            given = newCount
            return true
        }
    }

    /// Returns the number below which tables of both lineages give the same numbers to the same identifiers.
    package func commonNumbers(with other: Lineage) -> Int {
        var limit = Int.max
        var (one, two): (Lineage, Lineage) = (self, other)
        while one !== two {
            if one.depth < two.depth { swap(&one, &two) }
            guard let parent = one.parent else { return 0 }
            limit = min(limit, one.common)
            one = parent
        }
        return limit
    }
}
