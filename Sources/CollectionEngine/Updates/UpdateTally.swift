/// The account of one list, of a section's items or of all sections: the count before, the operations, the count after.
struct UpdateTally: Sendable, Hashable {
    enum List: Sendable, Hashable {
        case sections
        case items(oldSection: Int, newSection: Int)
    }

    var list: List
    var before: Int
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
    var after: Int
    /// Insertions minus deletions that repeated another one for the same index, and so didn't count.
    var repeated = 0
    /// Insertions minus deletions that were ignored, because the section with the number that this one has at the other
    /// end of the batch is inserted, deleted or reloaded as a whole.
    var passedOver = 0

    var net: Int { inserted + movedIn - deleted - movedOut }
    var expected: Int { before + net }
    /// By how much the data changed.
    var change: Int { after - before }
    /// By how much the data changed more than the operations say.
    var surplus: Int { after - expected }
    var isTold: Bool { inserted + deleted + movedIn + movedOut > 0 }
}

extension UpdateLedger {
    var tallyOfSections: UpdateTally {
        let sorted = SortedOperations(operations)
        var tally = UpdateTally(list: .sections, before: before.sections, after: after.sections)
        tally.inserted = sorted.insertedSections.count
        tally.deleted = sorted.deletedSections.count
        for operation in operations {
            if case .insertSection = operation { tally.repeated += 1 }
            if case .deleteSection = operation { tally.repeated -= 1 }
        }
        tally.repeated -= tally.net
        return tally
    }

    /// Returns the account of a section's items. Both sections must exist, and not be inserted, deleted or reloaded.
    func tallyOfItems(oldSection: Int, newSection: Int) -> UpdateTally {
        let list = UpdateTally.List.items(oldSection: oldSection, newSection: newSection)
        var tally = UpdateTally(
            list: list, before: before.itemCount(inSection: oldSection),
            after: after.itemCount(inSection: newSection))
        let sorted = SortedOperations(operations)
        tally.inserted = sorted.insertedItems.count { $0.section == newSection }
        tally.deleted = sorted.deletedItems.count { $0.section == oldSection }
        tally.movedIn = sorted.movedItems.byOld.count { $0.to.section == newSection }
        tally.movedOut = sorted.movedItems.byOld.count { $0.from.section == oldSection }
        for operation in operations {
            if case .insertItem(let new) = operation, new.section == newSection { tally.repeated += 1 }
            if case .deleteItem(let old) = operation, old.section == oldSection { tally.repeated -= 1 }
        }
        tally.repeated -= tally.inserted - tally.deleted
        guard oldSection != newSection else { return tally }
        var kept = sorted
        kept.dropItemsOfWholeSections(sorted.sectionMap)
        let isOther = { (section: Int) in { (place: ItemPlace) in place.section == section } }
        let insertions = sorted.insertedItems.filter(isOther(oldSection)).count { !kept.insertedItems.holds($0) }
        let deletions = sorted.deletedItems.filter(isOther(newSection)).count { !kept.deletedItems.holds($0) }
        tally.passedOver = insertions - deletions
        return tally
    }
}

extension UpdateMistake {
    /// The account that shows the mistake; nil if the mistake isn't about counts.
    var tally: UpdateTally? {
        switch fault {
        case .conflict: nil
        case .sectionCount: ledger.tallyOfSections
        case .itemCount(let old, let new): ledger.tallyOfItems(oldSection: old, newSection: new)
        case .outOfBounds(let operation, let side): tally(of: operation, side)
        }
    }

    private func tally(of operation: UpdateLedger.Operation, _ side: Side) -> UpdateTally? {
        guard let section = operation.place(side)?.section, ledger.counts(side).contains(section: section) else {
            return ledger.tallyOfSections
        }
        let sorted = SortedOperations(ledger.operations)
        let sections = sorted.sectionMap
        let other =
            side == .after
            ? sections.oldIndex(of: section) ?? sorted.movedSections.source(of: section)
            : sections.newIndex(of: section) ?? sorted.movedSections.target(of: section)
        guard let other, ledger.counts(side.opposite).contains(section: other) else { return nil }
        let (old, new) = side == .after ? (other, section) : (section, other)
        return sorted.reloadedSections.holds(old) ? nil : ledger.tallyOfItems(oldSection: old, newSection: new)
    }
}

extension UpdateMistake.Side {
    var opposite: Self { self == .before ? .after : .before }
}

extension UpdateLedger {
    func counts(_ side: UpdateMistake.Side) -> CollectionCounts { side == .before ? before : after }
}

extension UpdateLedger.Operation {
    /// Returns the item's place at this end of the batch; nil if the operation is on a section.
    func place(_ side: UpdateMistake.Side) -> ItemPlace? {
        switch self {
        case .insertItem(let place), .deleteItem(let place), .reloadItem(let place): place
        case .moveItem(let old, let new): side == .before ? old : new
        case .insertSection, .deleteSection, .reloadSection, .moveSection: nil
        }
    }

    /// Returns the index at this end of the batch, of the item in its section, or of the section.
    func index(in list: UpdateTally.List, _ side: UpdateMistake.Side) -> Int {
        switch self {
        case .insertItem, .deleteItem, .reloadItem, .moveItem:
            guard let place = place(side) else { return 0 }
            return list == .sections ? place.section : place.item
        case .insertSection(let section), .deleteSection(let section), .reloadSection(let section): return section
        case .moveSection(let old, let new): return side == .before ? old : new
        }
    }
}
