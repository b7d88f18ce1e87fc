import CollectionEngine

/// Sections of items with different numbers, changed by a batch in the slow and obvious way: the oracle of updates.
package struct NaiveModel: Sendable, Hashable {
    package struct Section: Sendable, Hashable {
        package var identity: Int
        /// How often it was reloaded.
        package var version = 0
        package var items: [Item]
    }

    package struct Item: Sendable, Hashable {
        package var identity: Int
        /// How often it was reloaded.
        package var version = 0
    }

    package private(set) var sections: [Section] = []
    private var nextIdentity = 0

    package init(counts: [Int]) {
        for count in counts { sections.append(makeSection(items: count)) }
    }

    package var counts: CollectionCounts { CollectionCounts(items: sections.map(\.items.count)) }

    package subscript(place: ItemPlace) -> Item { sections[place.section].items[place.item] }

    /// The place of each item.
    package var places: [ItemPlace] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { ItemPlace($0, in: section) }
        }
    }

    /// Adds an item at the end of a section: a change that the view does not know about.
    package mutating func appendItem(inSection section: Int) {
        sections[section].items.append(makeItem())
    }

    /// Adds a section at the end.
    package mutating func appendSection(items: Int) {
        sections.append(makeSection(items: items))
    }

    private mutating func makeItem() -> Item {
        nextIdentity += 1
        return Item(identity: nextIdentity)
    }

    private mutating func makeSection(items: Int) -> Section {
        nextIdentity += 1
        return Section(identity: nextIdentity, items: (0..<items).map { _ in makeItem() })
    }
}

// MARK: - A batch, carried out

extension NaiveModel {
    /// Returns the new model (R200–R202), or nil if the batch names a missing place, or contradicts itself.
    ///
    /// `itemsInNewSection` says how many items a section has that is inserted at an index, or reloaded and is there then.
    package func applying(
        _ operations: [UpdateLedger.Operation], itemsInNewSection: (Int) -> Int = { _ in 2 }
    ) -> NaiveModel? {
        guard let order = sectionOrder(after: operations) else { return nil }
        var model = self
        model.sections = order.enumerated().map { index, slot in
            guard let old = slot.old else { return model.makeSection(items: itemsInNewSection(index)) }
            guard slot.isReloaded else { return sections[old] }
            let items = (0..<itemsInNewSection(index)).map { _ in model.makeItem() }
            return Section(identity: sections[old].identity, version: sections[old].version + 1, items: items)
        }
        guard let fates = itemFates(operations, order), let arrivals = itemArrivals(operations, order, model) else {
            return nil
        }
        for (index, slot) in order.enumerated() {
            guard let old = slot.old, !slot.isReloaded else { continue }
            var staying: [Item] = []
            for (item, fate) in zip(sections[old].items, fates[old]) {
                if fate == .stays { staying.append(item) }
                if fate == .reloaded { staying.append(Item(identity: item.identity, version: item.version + 1)) }
            }
            var arriving: [(Int, Item)] = []
            for (place, source) in arrivals where place.section == index {
                arriving.append((place.item, source.map { self[$0] } ?? model.makeItem()))
            }
            guard let items = Self.arranged(staying, arriving) else { return nil }
            model.sections[index].items = items
        }
        return model
    }

    private enum Fate: Hashable {
        case stays, deleted, reloaded
        case moved(to: ItemPlace)

        /// Sets a fate; returns false if there already is a different one.
        mutating func become(_ fate: Fate) -> Bool {
            guard self == .stays || self == fate else { return false }
            self = fate
            return true
        }
    }

    private struct Slot: Hashable {
        /// The old index of the section; nil for a new section.
        var old: Int?
        var isReloaded = false
    }

    private func sectionOrder(after operations: [UpdateLedger.Operation]) -> [Slot]? {
        var fates = sections.map { _ in Fate.stays }
        var arriving: [(Int, Slot)] = []
        func put(_ slot: Slot, at index: Int) {
            if !arriving.contains(where: { $0 == (index, slot) }) { arriving.append((index, slot)) }
        }
        func become(_ fate: Fate, _ section: Int) -> Bool {
            fates.indices.contains(section) && fates[section].become(fate)
        }
        for operation in operations {
            switch operation {
            case .deleteSection(let section): guard become(.deleted, section) else { return nil }
            case .reloadSection(let section): guard become(.reloaded, section) else { return nil }
            case .insertSection(let section): put(Slot(), at: section)
            case .moveSection(let old, let new):
                guard become(.moved(to: ItemPlace(0, in: new)), old) else { return nil }
                put(Slot(old: old), at: new)
            default: continue
            }
        }
        let staying = fates.indices.filter { fates[$0] == .stays || fates[$0] == .reloaded }
        return Self.arranged(staying.map { Slot(old: $0, isReloaded: fates[$0] == .reloaded) }, arriving)
    }

    private func itemFates(_ operations: [UpdateLedger.Operation], _ order: [Slot]) -> [[Fate]]? {
        var fates = sections.map { $0.items.map { _ in Fate.stays } }
        for operation in operations {
            let (place, fate): (ItemPlace, Fate)
            switch operation {
            case .deleteItem(let old): (place, fate) = (old, .deleted)
            case .reloadItem(let old): (place, fate) = (old, .reloaded)
            case .moveItem(let old, let new): (place, fate) = (old, .moved(to: new))
            default: continue
            }
            guard fates.indices.contains(place.section), fates[place.section].indices.contains(place.item) else {
                return nil
            }
            if order.contains(where: { $0.old == place.section && !$0.isReloaded }) {
                guard fates[place.section][place.item].become(fate) else { return nil }
            } else if case .moved = fate {
                return nil
            }
        }
        return fates
    }

    private func itemArrivals(
        _ operations: [UpdateLedger.Operation], _ order: [Slot], _ model: NaiveModel
    ) -> [(ItemPlace, source: ItemPlace?)]? {
        var arrivals: [(ItemPlace, source: ItemPlace?)] = []
        for operation in operations {
            let (place, source): (ItemPlace, ItemPlace?)
            switch operation {
            case .insertItem(let new): (place, source) = (new, nil)
            case .moveItem(let old, let new): (place, source) = (new, old)
            default: continue
            }
            guard order.indices.contains(place.section) else { return nil }
            if order[place.section].old == nil || order[place.section].isReloaded {
                guard source == nil, model.sections[place.section].items.indices.contains(place.item) else {
                    return nil
                }
            } else if !arrivals.contains(where: { $0 == (place, source) }) {
                arrivals.append((place, source))
            }
        }
        return arrivals
    }

    /// Puts arriving elements at their indices, and staying ones between them; nil if an index is taken or missing.
    private static func arranged<Element>(_ staying: [Element], _ arriving: [(Int, Element)]) -> [Element]? {
        var slots: [Element?] = Array(repeating: nil, count: staying.count + arriving.count)
        for (index, element) in arriving {
            guard slots.indices.contains(index), slots[index] == nil else { return nil }
            slots[index] = element
        }
        var rest = staying.makeIterator()
        for index in slots.indices where slots[index] == nil { slots[index] = rest.next() }
        return slots.compactMap { $0 }
    }
}
