extension SortedOperations {
    /// Two operations on one section that contradict each other.
    var sectionConflict: UpdateMistake.Fault? {
        guard hasSections else { return nil }
        if let section = deletedSections.firstShared(with: reloadedSections) {
            return .conflict(.deleteSection(section), .reloadSection(section))
        }
        guard !movedSections.isEmpty else { return nil }
        if let move = movedSections.firstLeaving(deletedSections) {
            return .conflict(.deleteSection(move.from), .moveSection(move.from, to: move.to))
        }
        if let move = movedSections.firstLeaving(reloadedSections) {
            return .conflict(.reloadSection(move.from), .moveSection(move.from, to: move.to))
        }
        if let move = movedSections.firstEntering(insertedSections) {
            return .conflict(.insertSection(move.to), .moveSection(move.from, to: move.to))
        }
        return movedSections.firstClash.map {
            .conflict(.moveSection($0.from, to: $0.to), .moveSection($1.from, to: $1.to))
        }
    }

    /// An item that should leave a section that is deleted or reloaded, or enter one that is inserted or reloaded. In
    /// such a section items can't be distinguished.
    func sectionItemConflict(_ sections: IndexMap) -> UpdateMistake.Fault? {
        guard hasSections else { return nil }
        for move in movedItems.byOld {
            let operation = UpdateLedger.Operation.moveItem(move.from, to: move.to)
            let (old, new) = (move.from.section, move.to.section)
            if deletedSections.holds(old) { return .conflict(.deleteSection(old), operation) }
            if reloadedSections.holds(old) { return .conflict(.reloadSection(old), operation) }
            if insertedSections.holds(new) { return .conflict(.insertSection(new), operation) }
            if let source = sections.oldIndex(of: new), reloadedSections.holds(source) {
                return .conflict(.reloadSection(source), operation)
            }
        }
        return nil
    }

    /// Two operations on one item that contradict each other.
    var itemConflict: UpdateMistake.Fault? {
        if let place = deletedItems.firstShared(with: reloadedItems) {
            return .conflict(.deleteItem(place), .reloadItem(place))
        }
        guard !movedItems.isEmpty else { return nil }
        if let move = movedItems.firstLeaving(deletedItems) {
            return .conflict(.deleteItem(move.from), .moveItem(move.from, to: move.to))
        }
        if let move = movedItems.firstLeaving(reloadedItems) {
            return .conflict(.reloadItem(move.from), .moveItem(move.from, to: move.to))
        }
        if let move = movedItems.firstEntering(insertedItems) {
            return .conflict(.insertItem(move.to), .moveItem(move.from, to: move.to))
        }
        return movedItems.firstClash.map {
            .conflict(.moveItem($0.from, to: $0.to), .moveItem($1.from, to: $1.to))
        }
    }
}

extension MoveTable {
    fileprivate func firstLeaving(_ places: [Place]) -> Move<Place>? {
        places.isEmpty ? nil : byOld.first { places.holds($0.from) }
    }

    fileprivate func firstEntering(_ places: [Place]) -> Move<Place>? {
        places.isEmpty ? nil : byNew.first { places.holds($0.to) }
    }

    /// Two moves with the same origin, or with the same target.
    fileprivate var firstClash: (Move<Place>, Move<Place>)? {
        for (move, next) in zip(byOld, byOld.dropFirst()) where move.from == next.from { return (move, next) }
        for (move, next) in zip(byNew, byNew.dropFirst()) where move.to == next.to { return (move, next) }
        return nil
    }
}

extension Array where Element: Comparable {
    fileprivate func firstShared(with others: [Element]) -> Element? {
        others.isEmpty ? nil : first { others.holds($0) }
    }
}
