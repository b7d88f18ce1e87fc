/// Where everything moves in a valid batch: what a collection view carries out.
///
/// It stores only changes. An item without an operation costs no memory and no work, for any number of items.
///
/// - Complexity: O(u log u + sections) to make, for u operations; O(log u) for a query about one place.
///
/// This is a class, because it has a dozen lists, and many parts pass it on.
package final class UpdatePlan: Sendable {
    /// The operations, without those on single items of sections that are deleted, inserted or reloaded as a whole.
    let operations: SortedOperations
    let sections: IndexMap
    /// The sections that stay and whose items change, ascending by their index before the batch.
    let items: [SectionItems]

    struct SectionItems: Sendable {
        var oldSection: Int
        var map = IndexMap()
    }

    /// Checks everything before it computes anything (Decisions/0037): whether the sections and items of the operations
    /// exist, whether operations contradict each other, the number of sections, and the number of items in each section
    /// that stays.
    package init(_ ledger: UpdateLedger) throws(UpdateMistake) {
        if let fault = ledger.faultOutOfBounds { throw UpdateMistake(fault, in: ledger) }
        var operations = SortedOperations(ledger.operations)
        if let fault = operations.sectionConflict { throw UpdateMistake(fault, in: ledger) }
        let sections = operations.sectionMap
        let fault = ledger.knowsIdentities ? nil : operations.sectionItemConflict(sections)
        operations.dropItemsOfWholeSections(sections)
        if let fault = fault ?? operations.itemConflict { throw UpdateMistake(fault, in: ledger) }
        if ledger.after.sections != ledger.before.sections + sections.growth {
            throw UpdateMistake(.sectionCount, in: ledger)
        }
        items = Self.items(of: operations, sections: sections)
        self.operations = consume operations
        self.sections = sections
        if let fault = faultInItemCounts(ledger) { throw UpdateMistake(fault, in: ledger) }
    }

    private static func items(of operations: SortedOperations, sections: IndexMap) -> [SectionItems] {
        var items: [SectionItems] = []
        for place in operations.itemsOut {
            if items.last?.oldSection != place.section { items.append(SectionItems(oldSection: place.section)) }
            items[items.count - 1].map.remove(place.item)
        }
        var index = 0
        var (newSection, source): (Int?, Int?)
        for place in operations.itemsIn {
            if newSection != place.section {
                newSection = place.section
                // An item with a known identity may enter an inserted section. No other operation refers to items of
                // such a section.
                source = sections.oldIndex(of: place.section) ?? operations.movedSections.source(of: place.section)
                guard let old = source else { continue }
                index = items.firstIndex(notBelow: old) { $0.oldSection }
                if index == items.count || items[index].oldSection != old {
                    items.insert(SectionItems(oldSection: old), at: index)
                }
            }
            if source != nil { items[index].map.add(place.item) }
        }
        return items
    }

    private func faultInItemCounts(_ ledger: UpdateLedger) -> UpdateMistake.Fault? {
        let (before, after) = (ledger.before.items, ledger.after.items)
        for new in after.indices {
            guard let old = oldSection(of: new), !operations.reloadedSections.holds(old) else { continue }
            if after[new] != before[old] + (itemsIndex(ofOldSection: old).map { items[$0].map.growth } ?? 0) {
                return .itemCount(oldSection: old, newSection: new)
            }
        }
        return nil
    }

    /// Returns the index of the section in `items`. Returning its map instead would copy two lists for each query.
    private func itemsIndex(ofOldSection section: Int) -> Int? {
        let index = items.firstIndex(notBelow: section) { $0.oldSection }
        return index < items.count && items[index].oldSection == section ? index : nil
    }
}

// MARK: - New and old places

extension UpdatePlan {
    /// Returns the place after the batch; nil if the item is deleted, or was in a section that is deleted or reloaded.
    ///
    /// A reloaded item keeps its place among those that stay. The item must have existed.
    package func newPlace(of old: ItemPlace) -> ItemPlace? {
        if !operations.movedItems.isEmpty, let target = operations.movedItems.target(of: old) { return target }
        if !operations.reloadedSections.isEmpty, operations.reloadedSections.holds(old.section) { return nil }
        guard let section = newSection(of: old.section) else { return nil }
        guard let index = itemsIndex(ofOldSection: old.section) else { return ItemPlace(old.item, in: section) }
        return items[index].map.newIndex(of: old.item).map { ItemPlace($0, in: section) }
    }

    /// Returns the neighbours of an item that move along with it, so that the items on screen needn't be looked up one
    /// by one. Returns nil if the item doesn't stay, if the batch moves it, or if the batch reloads anything.
    ///
    /// The item must have existed.
    package func stretch(around old: ItemPlace) -> ItemStretch? {
        guard operations.reloadedItems.isEmpty, operations.reloadedSections.isEmpty,
            let section = newSection(of: old.section)
        else { return nil }
        guard let index = itemsIndex(ofOldSection: old.section) else {
            return ItemStretch(section: old.section, items: 0..<Int.max, newSection: section, shift: 0)
        }
        guard let stretch = items[index].map.stretch(around: old.item) else { return nil }
        return ItemStretch(
            section: old.section, items: stretch.indexes, newSection: section, shift: stretch.shift)
    }

    /// Returns the place before the batch; nil if the item is inserted, or in a section that is inserted or reloaded.
    ///
    /// The item must exist.
    package func oldPlace(of new: ItemPlace) -> ItemPlace? {
        if !operations.movedItems.isEmpty, let source = operations.movedItems.source(of: new) { return source }
        guard let section = oldSection(of: new.section) else { return nil }
        if !operations.reloadedSections.isEmpty, operations.reloadedSections.holds(section) { return nil }
        guard let index = itemsIndex(ofOldSection: section) else { return ItemPlace(new.item, in: section) }
        return items[index].map.oldIndex(of: new.item).map { ItemPlace($0, in: section) }
    }

    /// Returns nil for a deleted section. A reloaded section keeps its place among those that stay.
    package func newSection(of old: Int) -> Int? {
        if sections.isIdentity { return old }
        return sections.newIndex(of: old) ?? operations.movedSections.target(of: old)
    }

    /// Returns nil for an inserted section.
    package func oldSection(of new: Int) -> Int? {
        if sections.isIdentity { return new }
        return sections.oldIndex(of: new) ?? operations.movedSections.source(of: new)
    }
}

// MARK: - The operations

extension UpdatePlan {
    /// Whether the batch deletes, inserts, moves and reloads nothing.
    package var isEmpty: Bool { keepsPlaces && operations.reloadedItems.isEmpty }

    /// Whether every item keeps its index path: the batch may only reload some items.
    ///
    /// False if a section is reloaded, because its items may differ afterwards.
    package var keepsPlaces: Bool {
        operations.deletedItems.isEmpty && operations.insertedItems.isEmpty && operations.movedItems.isEmpty
            && !operations.hasSections
    }

    /// Returns whether the item is replaced in place, because it or its section is reloaded.
    package func isReloaded(_ old: ItemPlace) -> Bool {
        operations.reloadedItems.holds(old) || isSectionReloaded(old.section)
    }

    package func isSectionReloaded(_ old: Int) -> Bool { operations.reloadedSections.holds(old) }
}
