/// How many items each section has, from the data source's last answers.
///
/// Stores one 32-bit number per section, so that ten million sections take 40 MB.
package struct CollectionCounts: Sendable, Hashable {
    /// The number of items before each section, and at last the total.
    private var starts: [UInt32]

    /// Makes counts without any sections.
    package init() { starts = [0] }

    /// Makes counts that were checked before, or that a test invents. The data source's answers come through
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

    /// Returns how many items a section has. The section must exist.
    package func itemCount(inSection section: Int) -> Int { Int(starts[section + 1] - starts[section]) }

    package func contains(section: Int) -> Bool { section >= 0 && section < sections }

    package func contains(item: Int, section: Int) -> Bool {
        item >= 0 && contains(section: section) && item < itemCount(inSection: section)
    }

    /// Returns the item's number in a count through all sections, from 0.
    package func globalIndex(item: Int, section: Int) -> Int { Int(starts[section]) + item }

    /// Returns the item with this number in a count through all sections. The number must be below ``total``.
    ///
    /// - Complexity: O(log sections).
    package func item(at globalIndex: Int) -> ElementKey {
        var (low, high) = (0, sections)
        // The last section that begins at or before the item, and therefore isn't empty.
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

// MARK: - Checking the data source's answers

extension CollectionCounts {
    /// The maximum number of sections of a collection view (Decisions/0060).
    package static let mostSections = 100_000_000
    /// The maximum number of items in all sections together, so that no sum of counts overflows, and 32 bits hold the
    /// number of any item.
    package static let mostItems = Int(Int32.max)

    /// Checks each number that a data source returns, before adding it or allocating memory for it.
    ///
    /// - Parameter itemsInSection: Returns the number of items; called for each section, in order.
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
