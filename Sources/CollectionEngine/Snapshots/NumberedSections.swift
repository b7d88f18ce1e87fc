/// The order of sections, and the order of items in each, by the numbers of their identifiers.
///
/// Knows nothing about identifiers. Remembers the place of each number. A place may be wrong by as far as later
/// insertions and deletions moved items; a search begins there. So an insertion moves only four bytes for each item
/// after it.
package struct NumberedSections: Sendable {
    package struct Section: Sendable {
        package let number: UInt32
        /// The items in order.
        package fileprivate(set) var items: [UInt32] = []
        /// How far an item may be from its remembered place.
        fileprivate var drift = 0
    }

    /// The sections in order.
    package private(set) var sections: [Section] = []
    /// For each section's number, its index in `sections`.
    private var sectionPlaces: [Int32] = []
    /// For each item's number, the number of its section.
    private var homes: [UInt32] = []
    /// For each item's number, roughly its index in its section.
    private var places: [UInt32] = []
    package private(set) var itemCount = 0
    /// Whether the items' numbers are 0, 1, 2 and so on, in order. True if items were only appended.
    package private(set) var isCounted = true

    private static let nowhere = UInt32.max
    /// Marks an item on its way to another place.
    private static let lifted = UInt32.max - 1
    /// With more drift than this, all places are recorded again.
    private static let mostDrift = 256

    package init() {}

    // MARK: Queries

    /// Returns nil if the section isn't there.
    package func index(ofSection number: UInt32) -> Int? {
        guard number < sectionPlaces.count, sectionPlaces[Int(number)] >= 0 else { return nil }
        return Int(sectionPlaces[Int(number)])
    }

    package func contains(item number: UInt32) -> Bool {
        number < homes.count && homes[Int(number)] < Self.lifted
    }

    /// Returns nil if the item isn't there.
    package func place(ofItem number: UInt32) -> ItemPlace? {
        guard contains(item: number), let section = index(ofSection: homes[Int(number)]) else { return nil }
        return ItemPlace(index(of: number, in: sections[section]), in: section)
    }

    /// Returns nil if the item isn't there.
    package func section(ofItem number: UInt32) -> Int? {
        contains(item: number) ? index(ofSection: homes[Int(number)]) : nil
    }

    private func index(of number: UInt32, in section: Section) -> Int {
        let guess = Int(places[Int(number)])
        let items = section.items
        var distance = 0
        while distance <= section.drift {
            let (before, behind) = (guess - distance, guess + distance)
            if before >= 0, before < items.count, items[before] == number { return before }
            if behind < items.count, items[behind] == number { return behind }
            distance += 1
        }
        preconditionFailure("The section doesn't have item \(number) near its recorded place.")
    }

    /// Returns how many items are before an item in all sections; nil if the item isn't there.
    package var counting: (UInt32) -> Int? {
        if isCounted {
            let count = itemCount
            return { $0 < count ? Int($0) : nil }
        }
        let starts = starts
        return { number in place(ofItem: number).map { starts[$0.section] + $0.item } }
    }

    /// All items in order.
    package var allItems: [UInt32] {
        if sections.count == 1 { return sections[0].items }
        var all: [UInt32] = []
        all.reserveCapacity(itemCount)
        for section in sections { all += section.items }
        return all
    }

    // MARK: Sections

    /// - Parameter index: The section to insert in front of; the number of sections for the end.
    package mutating func insertSections(_ numbers: [UInt32], at index: Int) {
        sections.insert(contentsOf: numbers.map { Section(number: $0) }, at: index)
        rememberSections(from: index)
    }

    /// Removes sections, and returns the items in them.
    package mutating func removeSections(_ numbers: [UInt32]) -> [UInt32] {
        for number in numbers { sectionPlaces[Int(number)] = -1 }
        var gone: [UInt32] = []
        sections.removeAll { section in
            guard sectionPlaces[Int(section.number)] < 0 else { return false }
            gone += section.items
            return true
        }
        for item in gone { homes[Int(item)] = Self.nowhere }
        itemCount -= gone.count
        isCounted = itemCount == 0
        rememberSections(from: 0)
        return gone
    }

    /// - Parameter target: The index among the other sections.
    package mutating func moveSection(at index: Int, to target: Int) {
        isCounted = isCounted && itemCount == 0
        let section = sections.remove(at: index)
        sections.insert(section, at: target)
        rememberSections(from: min(index, target))
    }

    private mutating func rememberSections(from index: Int) {
        for place in index..<max(index, sections.count) {
            let number = Int(sections[place].number)
            while sectionPlaces.count <= number { sectionPlaces.append(-1) }
            sectionPlaces[number] = Int32(place)
        }
    }

    // MARK: Items

    /// Puts items into a section. Items that are in another place already move there.
    ///
    /// - Parameters:
    ///   - numbers: The items, each once.
    ///   - neighbour: An item of the section, not one of `numbers`, and whether to put the items behind it; nil for the
    ///     end.
    package mutating func put(
        _ numbers: [UInt32], inSection section: Int, beside neighbour: (item: UInt32, isBehind: Bool)?
    ) {
        lift(numbers)
        guard let neighbour else { return insert(numbers, inSection: section, at: sections[section].items.count) }
        let index = index(of: neighbour.item, in: sections[section])
        insert(numbers, inSection: section, at: neighbour.isBehind ? index + 1 : index)
    }

    /// - Parameter place: The place after the move.
    package mutating func move(_ number: UInt32, to place: ItemPlace) {
        lift([number])
        insert([number], inSection: place.section, at: place.item)
    }

    /// Removes items, and returns those that were there. Ignores the others.
    package mutating func remove(_ numbers: [UInt32]) -> [UInt32] {
        let gone = numbers.filter { contains(item: $0) }
        lift(gone)
        for number in gone { homes[Int(number)] = Self.nowhere }
        return gone
    }

    private mutating func insert(_ numbers: [UInt32], inSection section: Int, at index: Int) {
        let isAtEnd = index == sections[section].items.count
        if !isAtEnd || section != sections.count - 1 || !numbers.isCounted(from: itemCount) { isCounted = false }
        if sections[section].items.isEmpty {
            sections[section].items = numbers
        } else {
            sections[section].items.insert(contentsOf: numbers, at: index)
        }
        let home = sections[section].number
        if let highest = numbers.max(), highest >= homes.count { grow(to: Int(highest) + 1) }
        for (offset, number) in numbers.enumerated() {
            homes[Int(number)] = home
            places[Int(number)] = UInt32(truncatingIfNeeded: index + offset)
        }
        itemCount += numbers.count
        if !isAtEnd { drift(section, by: numbers.count) }
    }

    private mutating func grow(to count: Int) {
        homes.reserveCapacity(count)
        places.reserveCapacity(count)
        while homes.count < count { homes.append(Self.nowhere) }
        while places.count < count { places.append(0) }
    }

    /// Takes items out of their sections, to put them in another place. Ignores items that aren't there.
    private mutating func lift(_ numbers: [UInt32]) {
        var left: [UInt32] = []
        for number in numbers where contains(item: number) {
            isCounted = false
            let home = homes[Int(number)]
            if left.last != home { left.append(home) }
            if numbers.count == 1, let section = index(ofSection: home) {
                sections[section].items.remove(at: index(of: number, in: sections[section]))
                drift(section, by: 1)
                left = []
            }
            homes[Int(number)] = Self.lifted
            itemCount -= 1
        }
        for home in Set(left) {
            guard let section = index(ofSection: home) else { continue }
            let before = sections[section].items.count
            sections[section].items.removeAll { homes[Int($0)] == Self.lifted }
            drift(section, by: before - sections[section].items.count)
        }
    }

    private mutating func drift(_ section: Int, by count: Int) {
        sections[section].drift += count
        guard sections[section].drift > Self.mostDrift else { return }
        sections[section].drift = 0
        for (index, number) in sections[section].items.enumerated() {
            places[Int(number)] = UInt32(truncatingIfNeeded: index)
        }
    }

    // MARK: Numbers

    /// Numbers the items again by their place, counted through all sections.
    package mutating func renumberItems() {
        var next: UInt32 = 0
        isCounted = true
        let live = itemCount
        homes = [UInt32](repeating: Self.nowhere, count: live)
        places = [UInt32](repeating: 0, count: live)
        for section in sections.indices {
            let home = sections[section].number
            for index in sections[section].items.indices {
                sections[section].items[index] = next
                homes[Int(next)] = home
                places[Int(next)] = UInt32(truncatingIfNeeded: index)
                next += 1
            }
            sections[section].drift = 0
        }
    }

    package mutating func renumberSections() {
        for index in sections.indices {
            let old = sections[index]
            sections[index] = Section(number: UInt32(index), items: old.items, drift: old.drift)
            for item in old.items { homes[Int(item)] = UInt32(index) }
        }
        sectionPlaces = sections.indices.map { Int32($0) }
    }

    package func checkInvariants(_ report: (String) -> Void) {
        var count = 0
        for (index, section) in sections.enumerated() {
            if self.index(ofSection: section.number) != index { report("section \(index) is remembered elsewhere") }
            count += section.items.count
            for (item, number) in section.items.enumerated() where place(ofItem: number) != ItemPlace(item, in: index) {
                report("item \(number) is remembered elsewhere")
            }
        }
        if count != itemCount { report("\(count) items are counted as \(itemCount)") }
    }
}

extension [UInt32] {
    fileprivate func isCounted(from first: Int) -> Bool {
        guard let start = self.first else { return true }
        // New items have consecutive numbers, so a look at both ends is enough.
        return Int(start) == first && Int(self[count - 1]) == first + count - 1 && isAscending
    }

    private var isAscending: Bool {
        for index in indices.dropFirst() where self[index] != self[index - 1] &+ 1 { return false }
        return true
    }
}
