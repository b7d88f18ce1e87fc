/// One step of a batch, as a layout gets it (UICollectionViewUpdateItem).
package struct UpdateStep: Sendable, Hashable {
    package enum Action: Sendable, Hashable { case insert, delete, reload, move }

    package enum Place: Sendable, Hashable {
        case item(ItemPlace)
        case section(Int)
    }

    package var action: Action
    /// nil for an insertion.
    package var before: Place?
    /// nil for a deletion.
    package var after: Place?

    package init(action: Action, before: Place? = nil, after: Place? = nil) {
        self.action = action
        self.before = before
        self.after = after
    }
}

extension UpdatePlan {
    /// The steps for the layout, in this order (R201): reloads and deletions from the last place to the first,
    /// insertions from the first place to the last, and moves by their origins. Going backwards, a section comes before
    /// its items, and going forwards after them, because the item number of its index path is NSNotFound.
    ///
    /// Deletions and reloads have places before the batch, so carrying one out moves none of the others. Insertions
    /// have places after the batch, so each finds everything before it in place. Items of a section that is reloaded as
    /// a whole are included, too.
    package var steps: [UpdateStep] {
        var steps: [UpdateStep] = []
        Self.forEachBackwards(operations.reloadedItems, operations.reloadedSections) { old in
            steps.append(UpdateStep(action: .reload, before: old, after: newPlace(ofReloaded: old)))
        }
        Self.forEachBackwards(operations.toldDeletedItems, operations.deletedSections) { old in
            steps.append(UpdateStep(action: .delete, before: old))
        }
        var inserted: [UpdateStep] = []
        Self.forEachBackwards(operations.toldInsertedItems, operations.insertedSections) { new in
            inserted.append(UpdateStep(action: .insert, after: new))
        }
        steps += inserted.reversed()
        for move in operations.movedSections.byOld {
            steps.append(UpdateStep(action: .move, before: .section(move.from), after: .section(move.to)))
        }
        for move in operations.movedItems.byOld {
            steps.append(UpdateStep(action: .move, before: .item(move.from), after: .item(move.to)))
        }
        return steps
    }

    private func newPlace(ofReloaded old: UpdateStep.Place) -> UpdateStep.Place? {
        switch old {
        case .item(let place): newPlace(of: place).map(UpdateStep.Place.item)
        case .section(let section): newSection(of: section).map(UpdateStep.Place.section)
        }
    }

    private static func forEachBackwards(_ items: [ItemPlace], _ sections: [Int], _ body: (UpdateStep.Place) -> Void) {
        var section = sections.count - 1
        for place in items.reversed() {
            while section >= 0, sections[section] >= place.section {
                body(.section(sections[section]))
                section -= 1
            }
            body(.item(place))
        }
        for section in sections[..<(section + 1)].reversed() { body(.section(section)) }
    }
}

extension SortedOperations {
    fileprivate var toldDeletedItems: [ItemPlace] { joined(deletedItems, deletedItemsOfReloadedSections) }

    fileprivate var toldInsertedItems: [ItemPlace] { joined(insertedItems, insertedItemsOfReloadedSections) }

    private func joined(_ places: [ItemPlace], _ others: [ItemPlace]) -> [ItemPlace] {
        others.isEmpty ? places : (places + others).sorted()
    }
}
