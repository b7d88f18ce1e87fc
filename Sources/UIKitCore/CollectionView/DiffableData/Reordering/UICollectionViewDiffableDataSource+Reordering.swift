import CollectionEngine

// Reordering. The views have moved already, the snapshot follows, and then the app's handlers are called.
extension UICollectionViewDiffableDataSource {
    func moveByHand(_ source: ItemPlace, to target: ItemPlace) {
        guard let item = shown.item(at: source), let from = shown.section(at: source.section),
            let to = shown.section(at: target.section)
        else { return }
        var before = [from: outline(of: from)]
        before[to] = outline(of: to)
        var after = shown
        var outlines = before
        do throws(SnapshotMistake) {
            try after.move(item, to: target)
            try move(item, to: target, in: &outlines, from, to, after)
        } catch { error.stop() }
        let transaction = transaction(of: item, source, target, to: after, before, outlines)
        reorderingHandlers.willReorder?(transaction)
        for (section, outline) in outlines where self.outlines[section] != nil { self.outlines[section] = outline }
        var update = Update(after, .atOnce, nil)
        queue.submit(&update)
        shown = after
        shownNumber = update.number
        reorderingHandlers.didReorder?(transaction)
    }

    /// Moves an item and what is below it to the place before the next shown item, at that item's level.
    private func move(
        _ item: ItemIdentifierType, to target: ItemPlace,
        in outlines: inout [SectionIdentifierType: OutlineContent<ItemIdentifierType>], _ from: SectionIdentifierType,
        _ to: SectionIdentifierType, _ after: Content
    ) throws(SnapshotMistake) {
        guard let moved = try outlines[from]?.content(of: item, includingParent: true) else { return }
        // Items below it move along, so the next item is the first one that isn't among them.
        let below = Set(moved.items)
        let behind = after.order.sections[target.section].items[(target.item + 1)...].lazy
            .map { after.itemTable[$0] }.first { !below.contains($0) }
        try outlines[from]?.delete([item])
        if let behind, outlines[to]?.contains(behind) == true {
            try outlines[to]?.insert(moved, .before, behind)
        } else {
            try outlines[to]?.append(moved)
        }
    }

    private func transaction(
        of item: ItemIdentifierType, _ source: ItemPlace, _ target: ItemPlace, to after: Content,
        _ outlinesBefore: [SectionIdentifierType: OutlineContent<ItemIdentifierType>],
        _ outlinesAfter: [SectionIdentifierType: OutlineContent<ItemIdentifierType>]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let sections = Set([source.section, target.section]).sorted(by: >)
        let transactions = sections.compactMap { index in
            shown.section(at: index).map { section in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section,
                    initialSnapshot: NSDiffableDataSourceSectionSnapshot(content: outlinesBefore[section] ?? .init()),
                    finalSnapshot: NSDiffableDataSourceSectionSnapshot(content: outlinesAfter[section] ?? .init()),
                    difference: CollectionDifference(
                        moving: item, from: index == source.section ? source.item : nil,
                        to: index == target.section ? target.item : nil))
            }
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: NSDiffableDataSourceSnapshot(content: shown),
            finalSnapshot: NSDiffableDataSourceSnapshot(content: after),
            difference: CollectionDifference(
                moving: item, from: shown.index(ofItem: item), to: after.index(ofItem: item)),
            sectionTransactions: transactions)
    }
}

extension CollectionDifference {
    /// - Parameters:
    ///   - start: The index of the removal; nil for none.
    ///   - end: The index of the insertion; nil for none.
    fileprivate init(moving element: ChangeElement, from start: Int?, to end: Int?) {
        var changes: [Change] = []
        if let start { changes.append(.remove(offset: start, element: element, associatedWith: nil)) }
        if let end { changes.append(.insert(offset: end, element: element, associatedWith: nil)) }
        guard let difference = CollectionDifference(changes) else {
            preconditionFailure("A move has more than one removal and one insertion.")
        }
        self = difference
    }
}
