/// The operations of a batch by kind, ascending and each once. The order of calls makes no difference (R201).
struct SortedOperations: Sendable, Hashable {
    var deletedItems: [ItemPlace] = []
    var reloadedItems: [ItemPlace] = []
    var insertedItems: [ItemPlace] = []
    var movedItems = MoveTable<ItemPlace>()
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections = MoveTable<Int>()
    // Items of sections that are reloaded as a whole. They change nothing, but layouts hear of them, too.
    private(set) var deletedItemsOfReloadedSections: [ItemPlace] = []
    private(set) var insertedItemsOfReloadedSections: [ItemPlace] = []

    init(_ operations: [UpdateLedger.Operation]) {
        for operation in operations {
            switch operation {
            case .insertItem(let place): insertedItems.append(place)
            case .deleteItem(let place): deletedItems.append(place)
            case .reloadItem(let place): reloadedItems.append(place)
            case .moveItem(let old, let new): movedItems.append(Move(from: old, to: new))
            case .insertSection(let section): insertedSections.append(section)
            case .deleteSection(let section): deletedSections.append(section)
            case .reloadSection(let section): reloadedSections.append(section)
            case .moveSection(let old, let new): movedSections.append(Move(from: old, to: new))
            }
        }
        deletedItems.sortOnce(by: <)
        reloadedItems.sortOnce(by: <)
        insertedItems.sortOnce(by: <)
        movedItems.settle()
        deletedSections.sortOnce(by: <)
        reloadedSections.sortOnce(by: <)
        insertedSections.sortOnce(by: <)
        movedSections.settle()
    }

    var hasSections: Bool {
        !(deletedSections.isEmpty && reloadedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
    }

    /// The removed sections: deleted or moved ones. A reloaded section keeps its place.
    var sectionMap: IndexMap {
        IndexMap(
            removed: merged(deletedSections, with: movedSections.byOld) { $0.from },
            added: merged(insertedSections, with: movedSections.byNew) { $0.to })
    }

    /// The items that leave their sections, with places before the batch.
    var itemsOut: [ItemPlace] { merged(deletedItems, with: movedItems.byOld) { $0.from } }

    /// The items that enter sections, with places after the batch.
    var itemsIn: [ItemPlace] { merged(insertedItems, with: movedItems.byNew) { $0.to } }

    /// Removes the operations on single items of sections that are deleted, inserted or reloaded as a whole (R202).
    mutating func dropItemsOfWholeSections(_ sections: IndexMap) {
        guard hasSections else { return }
        if !reloadedSections.isEmpty { setAsideItemsOfReloadedSections(sections) }
        let isWhole = { [deletedSections, reloadedSections] (place: ItemPlace) in
            deletedSections.holds(place.section) || reloadedSections.holds(place.section)
        }
        deletedItems.removeAll(where: isWhole)
        reloadedItems.removeAll(where: isWhole)
        insertedItems.removeAll { [insertedSections, reloadedSections] place in
            insertedSections.holds(place.section)
                || sections.oldIndex(of: place.section).map(reloadedSections.holds) == true
        }
    }

    private mutating func setAsideItemsOfReloadedSections(_ sections: IndexMap) {
        deletedItemsOfReloadedSections = deletedItems.filter { reloadedSections.holds($0.section) }
        insertedItemsOfReloadedSections = insertedItems.filter { place in
            sections.oldIndex(of: place.section).map(reloadedSections.holds) == true
        }
    }

    private func merged<Place>(
        _ places: [Place], with moves: [Move<Place>], _ placeOf: (Move<Place>) -> Place
    ) -> [Place] {
        guard !moves.isEmpty else { return places }
        var merged = places
        merged.reserveCapacity(places.count + moves.count)
        for move in moves { merged.append(placeOf(move)) }
        merged.sortOnce(by: <)
        return merged
    }
}
