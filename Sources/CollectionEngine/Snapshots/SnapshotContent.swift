/// The content of a snapshot: sections in order, and the items of each in order. Every identifier occurs once.
///
/// Mutating methods check everything before they change anything. An identifier that doesn't exist is an error only
/// where UIKit says so (R500, R501).
@usableFromInline package struct SnapshotContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable
{
    package internal(set) var sectionTable = IdentifierTable<SectionID>()
    @usableFromInline package internal(set) var itemTable = IdentifierTable<ItemID>()
    package internal(set) var order = NumberedSections()
    /// The numbers of items and sections that the app asked to reload. Some may be gone.
    var reloadedSectionNumbers: [UInt32] = []
    var reloadedItemNumbers: [UInt32] = []
    var reconfiguredItemNumbers: [UInt32] = []

    /// Created where the app creates its snapshots.
    @usableFromInline let sectionMatcher: OrderMatcher<SectionID>
    @usableFromInline let itemMatcher: OrderMatcher<ItemID>

    @inlinable package init() {
        sectionMatcher = OrderMatcher()
        itemMatcher = OrderMatcher()
    }
}

/// In front of a neighbour, or behind it.
package enum SnapshotSide: Sendable, Hashable { case before, after }

// MARK: - Queries

extension SnapshotContent {
    package var sectionIdentifiers: [SectionID] { order.sections.map { sectionTable[$0.number] } }

    package var itemIdentifiers: [ItemID] { order.allItems.map { itemTable[$0] } }

    package func itemIdentifiers(inSection section: SectionID) throws(SnapshotMistake) -> [ItemID] {
        order.sections[try known(section)].items.map { itemTable[$0] }
    }

    package func numberOfItems(inSection section: SectionID) throws(SnapshotMistake) -> Int {
        order.sections[try known(section)].items.count
    }

    package func index(ofSection section: SectionID) -> Int? {
        sectionTable.number(of: section).flatMap { order.index(ofSection: $0) }
    }

    package func place(ofItem item: ItemID) -> ItemPlace? {
        itemTable.number(of: item).flatMap { order.place(ofItem: $0) }
    }

    package func section(containing item: ItemID) -> SectionID? {
        itemTable.number(of: item).flatMap { order.section(ofItem: $0) }.map { sectionTable[order.sections[$0].number] }
    }

    /// Returns the index in a count through all sections.
    package func index(ofItem item: ItemID) -> Int? {
        guard let place = place(ofItem: item) else { return nil }
        return order.sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }

    /// Returns nil if there is no such item.
    package func item(at place: ItemPlace) -> ItemID? {
        guard order.sections.indices.contains(place.section) else { return nil }
        let items = order.sections[place.section].items
        return items.indices.contains(place.item) ? itemTable[items[place.item]] : nil
    }

    package func section(at index: Int) -> SectionID? {
        order.sections.indices.contains(index) ? sectionTable[order.sections[index].number] : nil
    }

    package var counts: CollectionCounts { CollectionCounts(items: order.sections.map(\.items.count)) }

    private func known(_ section: SectionID) throws(SnapshotMistake) -> Int {
        guard let index = index(ofSection: section) else { throw .sectionNotFound(section, self) }
        return index
    }
}

extension SnapshotContent: Equatable {
    /// Returns whether both have the same sections with the same items, in the same order (R500).
    @usableFromInline package static func == (one: SnapshotContent, other: SnapshotContent) -> Bool {
        guard one.order.sections.count == other.order.sections.count, one.order.itemCount == other.order.itemCount
        else {
            return false
        }
        return zip(one.order.sections, other.order.sections).allSatisfy { mine, others in
            mine.items.count == others.items.count && one.sectionTable[mine.number] == other.sectionTable[others.number]
                && zip(mine.items, others.items).allSatisfy { one.itemTable[$0] == other.itemTable[$1] }
        }
    }
}

extension SnapshotContent {
    /// Returns the difference from an old content to this one.
    ///
    /// - Complexity: O(*n*), and O(*m* log *n*) for *m* items whose order changed. No identifier is hashed.
    package func difference(from old: SnapshotContent) -> SnapshotDifference {
        let sections = sectionMatcher(
            OrderMatcher.Order(table: old.sectionTable, numbers: old.order.sections.map(\.number)),
            OrderMatcher.Order(table: sectionTable, numbers: order.sections.map(\.number))
        ) { old.order.index(ofSection: $0) }
        let items = itemMatcher(
            OrderMatcher.Order(table: old.itemTable, numbers: old.itemOrder),
            OrderMatcher.Order(table: itemTable, numbers: itemOrder), old.order.counting)
        return SnapshotDifference(from: old.order, to: order, sections: sections, items: items)
    }

    /// nil if the items' numbers are in order.
    private var itemOrder: [UInt32]? {
        order.isCounted && order.itemCount == itemTable.count ? nil : order.allItems
    }
}

// MARK: - Sections

extension SnapshotContent {
    package mutating func appendSections(_ sections: [SectionID]) throws(SnapshotMistake) {
        order.insertSections(try newNumbers(of: sections), at: order.sections.count)
    }

    package mutating func insertSections(
        _ sections: [SectionID], _ side: SnapshotSide, _ neighbour: SectionID
    ) throws(SnapshotMistake) {
        try requireOnce(sections)
        guard let index = index(ofSection: neighbour) else {
            throw .unknownNeighbour("insertIndex", of: "section", neighbour, self)
        }
        order.insertSections(try newNumbers(of: sections), at: side == .before ? index : index + 1)
    }

    package mutating func deleteSections(_ sections: [SectionID]) throws(SnapshotMistake) {
        try requireOnce(sections)
        let numbers = sections.compactMap { sectionTable.number(of: $0) }
        guard !numbers.isEmpty else { return }
        let gone = order.removeSections(numbers)
        forgetItems(gone)
        forgetSections(numbers)
    }

    package mutating func moveSection(
        _ section: SectionID, _ side: SnapshotSide, _ neighbour: SectionID
    ) throws(SnapshotMistake) {
        guard let index = index(ofSection: section) else {
            throw .unknownNeighbour("fromSection", of: "section", section, self)
        }
        guard let target = self.index(ofSection: neighbour) else {
            throw .unknownNeighbour("toSection", of: "section", neighbour, self)
        }
        guard index != target else { return }
        let place = side == .before ? target : target + 1
        order.moveSection(at: index, to: place > index ? place - 1 : place)
    }

    package mutating func reloadSections(_ sections: [SectionID]) throws(SnapshotMistake) {
        try requireOnce(sections)
        for section in sections where index(ofSection: section) == nil {
            throw .unknown("reload section", section, self)
        }
        for section in sections {
            guard let number = sectionTable.number(of: section) else { continue }
            reloadedSectionNumbers.append(once: number)
        }
    }

    package var reloadedSectionIdentifiers: [SectionID] {
        reloadedSectionNumbers.compactMap { order.index(ofSection: $0) == nil ? nil : sectionTable[$0] }
    }

    /// Returns numbers for sections that aren't there yet.
    private mutating func newNumbers(of sections: [SectionID]) throws(SnapshotMistake) -> [UInt32] {
        try requireOnce(sections)
        let existing = sections.filter { index(ofSection: $0) != nil }
        guard existing.isEmpty else { throw .existingSections(existing, self) }
        return sectionTable.take(sections)
    }

    private func requireOnce(_ sections: [SectionID]) throws(SnapshotMistake) {
        if let (one, places) = sections.firstRepeated { throw .repeatedSection(one, places, in: sections) }
    }

    private mutating func forgetSections(_ numbers: [UInt32]) {
        let live = order.sections.count
        if let standIn = order.sections.first?.number, sectionTable.count - live < Self.mostUnusedNumbers + live {
            return sectionTable.forget(numbers, standIn: standIn)
        }
        let marked = reloadedSectionIdentifiers
        sectionTable.compact(keeping: order.sections.map(\.number))
        order.renumberSections()
        reloadedSectionNumbers = marked.compactMap { sectionTable.number(of: $0) }
    }
}

// MARK: - Items

extension SnapshotContent {
    /// - Parameter section: The section; nil for the last one.
    package mutating func appendItems(_ items: [ItemID], toSection section: SectionID?) throws(SnapshotMistake) {
        let index = try destination(section, of: items)
        let first = itemTable.count
        try putItems(numbered: first, itemTable.take(items), items, inSection: index, nil)
    }

    /// The version that is compiled again for the app's own types.
    ///
    /// - Parameter section: The result of ``destination(_:of:)``.
    @inlinable package mutating func append(
        _ items: [ItemID], to section: Int, or fail: (SnapshotMistake) -> Never
    ) {
        let first = itemTable.count
        let numbers = itemTable.take(items)
        if let mistake = put(numbers, numberedFrom: first, items, inSection: section) { fail(mistake) }
    }

    @usableFromInline mutating func put(
        _ numbers: [UInt32], numberedFrom first: Int, _ items: [ItemID], inSection section: Int
    ) -> SnapshotMistake? {
        do {
            try putItems(numbered: first, numbers, items, inSection: section, nil)
            return nil
        } catch { return error }
    }

    /// Returns the section to which items are appended.
    package func destination(_ section: SectionID?, of items: [ItemID]) throws(SnapshotMistake) -> Int {
        guard !order.sections.isEmpty else { throw .noSections }
        guard let section else { return order.sections.count - 1 }
        if let index = index(ofSection: section) { return index }
        try requireOnce(items)
        throw .unknownNeighbour("section", of: "section", section, self)
    }

    package mutating func insertItems(_ items: [ItemID], _ side: SnapshotSide, _ neighbour: ItemID)
        throws(SnapshotMistake)
    {
        guard let place = place(ofItem: neighbour), let number = itemTable.number(of: neighbour) else {
            try requireOnce(items)
            throw .unknownNeighbour("section", of: "item", neighbour, self)
        }
        let first = itemTable.count
        let numbers = itemTable.take(items)
        if numbers.contains(number), items.firstRepeated == nil {
            itemTable.forget(from: first)
            throw .neighbourInList(neighbour, items, side)
        }
        try putItems(numbered: first, numbers, items, inSection: place.section, (number, side == .after))
    }

    /// - Parameter first: The first number of a new item.
    private mutating func putItems(
        numbered first: Int, _ numbers: [UInt32], _ items: [ItemID], inSection section: Int,
        _ neighbour: (item: UInt32, isBehind: Bool)?
    ) throws(SnapshotMistake) {
        // New numbers that are consecutive occur only once.
        let areNew = itemTable.count - first == numbers.count
        if !areNew, numbers.firstRepeated != nil, let (one, places) = items.firstRepeated {
            itemTable.forget(from: first)
            throw .repeatedItem(one, places, in: items)
        }
        order.put(numbers, inSection: section, beside: neighbour)
    }

    /// Deletes items. Ignores items that aren't there.
    package mutating func deleteItems(_ items: [ItemID]) throws(SnapshotMistake) {
        try requireOnce(items)
        forgetItems(order.remove(items.compactMap { itemTable.number(of: $0) }))
    }

    /// Deletes all items, and the sections, too.
    package mutating func deleteAllItems() {
        sectionTable = IdentifierTable()
        itemTable = IdentifierTable()
        order = NumberedSections()
        forgetMarks()
    }

    package mutating func moveItem(_ item: ItemID, _ side: SnapshotSide, _ neighbour: ItemID) throws(SnapshotMistake) {
        guard let number = itemTable.number(of: item), order.contains(item: number) else {
            throw .unknownNeighbour("fromIndex", of: "item", item, self)
        }
        guard let target = itemTable.number(of: neighbour), let place = order.place(ofItem: target) else {
            throw .unknownNeighbour("toIndex", of: "item", neighbour, self)
        }
        // An item next to itself stays in place.
        guard number != target else { return }
        order.put([number], inSection: place.section, beside: (target, side == .after))
    }

    /// - Parameter place: The place after the move.
    package mutating func move(_ item: ItemID, to place: ItemPlace) throws(SnapshotMistake) {
        guard let number = itemTable.number(of: item), order.contains(item: number) else {
            throw .unknownNeighbour("fromIndex", of: "item", item, self)
        }
        let isAtHome = order.place(ofItem: number)?.section == place.section
        let last = order.sections[place.section].items.count - (isAtHome ? 1 : 0)
        guard (0...last).contains(place.item) else { throw .noPlace(place, last: last, item) }
        order.move(number, to: place)
    }

    package mutating func reloadItems(_ items: [ItemID]) throws(SnapshotMistake) {
        for number in try marked(items, "reload") { reloadedItemNumbers.append(once: number) }
    }

    package mutating func reconfigureItems(_ items: [ItemID]) throws(SnapshotMistake) {
        for number in try marked(items, "reconfigure") { reconfiguredItemNumbers.append(once: number) }
    }

    private func requireOnce(_ items: [ItemID]) throws(SnapshotMistake) {
        if let (one, places) = items.firstRepeated { throw .repeatedItem(one, places, in: items) }
    }

    private func marked(_ items: [ItemID], _ action: String) throws(SnapshotMistake) -> [UInt32] {
        try requireOnce(items)
        var numbers: [UInt32] = []
        for item in items {
            guard let number = itemTable.number(of: item), order.contains(item: number) else {
                throw .unknown("\(action) item", item, self)
            }
            numbers.append(number)
        }
        return numbers
    }

    package var reloadedItemIdentifiers: [ItemID] { stillThere(reloadedItemNumbers) }

    package var reconfiguredItemIdentifiers: [ItemID] { stillThere(reconfiguredItemNumbers) }

    private func stillThere(_ numbers: [UInt32]) -> [ItemID] {
        numbers.filter(order.contains(item:)).map { itemTable[$0] }
    }

    /// Forgets what the app asked to reload.
    package mutating func forgetMarks() {
        reloadedSectionNumbers = []
        reloadedItemNumbers = []
        reconfiguredItemNumbers = []
    }

    /// Releases the identifiers of deleted items.
    private mutating func forgetItems(_ gone: [UInt32]) {
        guard !gone.isEmpty else { return }
        let live = order.itemCount
        if let standIn = order.sections.lazy.compactMap(\.items.first).first,
            itemTable.count - live < Self.mostUnusedNumbers + live / 4
        {
            return itemTable.forget(gone, standIn: standIn)
        }
        let (reloaded, reconfigured) = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
        itemTable.compact(keeping: order.allItems)
        order.renumberItems()
        reloadedItemNumbers = reloaded.compactMap { itemTable.number(of: $0) }
        reconfiguredItemNumbers = reconfigured.compactMap { itemTable.number(of: $0) }
    }

    private static var mostUnusedNumbers: Int { 64 }

    package func checkInvariants(_ report: (String) -> Void) {
        order.checkInvariants(report)
        for (index, section) in order.sections.enumerated() {
            if self.index(ofSection: sectionTable[section.number]) != index { report("section \(index) is not found") }
            for (item, number) in section.items.enumerated()
            where place(ofItem: itemTable[number]) != ItemPlace(item, in: index) {
                report("item \(item) of section \(index) is not found")
            }
        }
    }
}

extension Array where Element: Hashable {
    /// The first element that occurs twice, and both places.
    var firstRepeated: (Element, places: (Int, Int))? {
        guard count > 1 else { return nil }
        var seen: [Element: Int] = [:]
        seen.reserveCapacity(count)
        for (index, element) in enumerated() {
            if let before = seen.updateValue(index, forKey: element) { return (element, (before, index)) }
        }
        return nil
    }

    mutating func append(once element: Element) {
        if !contains(element) { append(element) }
    }
}
