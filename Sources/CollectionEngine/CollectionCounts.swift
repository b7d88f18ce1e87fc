/// How many items each section has, as the data source said when it was last asked.
///
/// One number of 32 bits a section is all that is kept, so that ten million sections are 40 MB.
package struct CollectionCounts: Sendable, Hashable {
    /// Items before each section, and the total at the end.
    private var starts: [UInt32]

    /// No sections.
    package init() { starts = [0] }

    /// Counts that were checked before, or that a test makes up. What a data source answers comes in by
    /// ``init(sections:itemsInSection:)``.
    package init(items: [Int]) {
        starts = []
        starts.reserveCapacity(items.count + 1)
        starts.append(0)
        for count in items { starts.append(starts[starts.count - 1] + UInt32(count)) }
    }

    package var sections: Int { starts.count - 1 }

    package var total: Int { Int(starts[starts.count - 1]) }

    /// How many items each section has.
    package var items: Items { Items(starts: starts) }

    /// How many items this section has. It must exist.
    package func itemCount(inSection section: Int) -> Int { Int(starts[section + 1] - starts[section]) }

    package func contains(section: Int) -> Bool { section >= 0 && section < sections }

    package func contains(item: Int, section: Int) -> Bool {
        item >= 0 && contains(section: section) && item < itemCount(inSection: section)
    }

    /// The number of the item when all are counted through, from 0.
    package func globalIndex(item: Int, section: Int) -> Int { Int(starts[section]) + item }

    /// The other way round, for a number below ``total``.
    ///
    /// - Complexity: O(log sections).
    package func item(at globalIndex: Int) -> ElementKey {
        var (low, high) = (0, sections)
        // The last section that begins at or before it, and so is not empty.
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= globalIndex { low = middle } else { high = middle }
        }
        return .cell(globalIndex - Int(starts[low]), in: low)
    }

    /// The counts as a list.
    package struct Items: RandomAccessCollection, Sendable {
        fileprivate let starts: [UInt32]

        package var startIndex: Int { 0 }
        package var endIndex: Int { starts.count - 1 }
        package subscript(section: Int) -> Int { Int(starts[section + 1] - starts[section]) }
    }
}

// MARK: - The door

extension CollectionCounts {
    /// A collection view has at most this many sections (Decisions/0060).
    package static let mostSections = 100_000_000
    /// All sections together have at most this many items, so that no sum of counts can overflow, and 32 bits hold the number
    /// of any item.
    package static let mostItems = Int(Int32.max)

    /// Checks each number that a data source answers before it is added up or memory is allocated for it.
    ///
    /// - Parameter itemsInSection: Asked for each section, in order.
    package init(sections: Int, itemsInSection: (Int) -> Int) throws(CountMistake) {
        guard (0...Self.mostSections).contains(sections) else { throw CountMistake(.sections, answer: sections) }
        starts = []
        starts.reserveCapacity(sections + 1)
        starts.append(0)
        var total = 0
        for section in 0..<sections {
            let count = itemsInSection(section)
            guard (0...(Self.mostItems - total)).contains(count) else {
                throw CountMistake(.items(section: section, before: total), answer: count)
            }
            total += count
            starts.append(UInt32(total))
        }
    }
}
