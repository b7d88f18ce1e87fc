/// How many items each section has, as the data source said when it was last asked.
package struct CollectionCounts: Sendable, Hashable {
    package private(set) var items: [Int]
    /// Items before each section, and the total at the end.
    private var starts: [Int]

    package init(items: [Int]) {
        self.items = items
        starts = [0]
        starts.reserveCapacity(items.count + 1)
        for count in items { starts.append(starts[starts.count - 1] + count) }
    }

    package var sections: Int { items.count }

    package var total: Int { starts[starts.count - 1] }

    package func contains(item: Int, section: Int) -> Bool {
        items.indices.contains(section) && item >= 0 && item < items[section]
    }

    /// The number of the item when all are counted through, from 0.
    package func globalIndex(item: Int, section: Int) -> Int { starts[section] + item }

    /// The other way round, for a number below ``total``.
    ///
    /// - Complexity: O(log sections).
    package func item(at globalIndex: Int) -> ElementKey {
        var (low, high) = (0, items.count)
        // The last section that begins at or before it, and so is not empty.
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= globalIndex { low = middle } else { high = middle }
        }
        return .cell(globalIndex - starts[low], in: low)
    }
}
