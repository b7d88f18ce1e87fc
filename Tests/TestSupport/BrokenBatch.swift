import CollectionEngine

/// A batch that must be refused, and the expected refusal.
package struct BrokenBatch: Sendable {
    package enum Refusal: Sendable, Hashable, CaseIterable { case outOfBounds, conflict, sectionCount, itemCount }

    package private(set) var operations: [UpdateLedger.Operation]
    /// The counts of the data source after the batch.
    package private(set) var after: NaiveModel
    package private(set) var refusal: Refusal
    private let before: NaiveModel

    package var ledger: UpdateLedger {
        UpdateLedger(before: before.counts, operations: operations, after: after.counts)
    }

    /// Creates the batch with one mistake in it.
    package init(_ batch: RandomBatch, using random: inout some RandomNumberGenerator) {
        (before, operations, after) = (batch.before, batch.operations, batch.after)
        refusal = Refusal.allCases.randomElement(using: &random)!
        switch refusal {
        case .outOfBounds: operations.append(batch.operationOutOfBounds(using: &random))
        case .sectionCount: after.appendSection(items: 1)
        case .itemCount:
            if let section = batch.keptSections.randomElement(using: &random) {
                after.appendItem(inSection: section.to)
            } else {
                addSection()
            }
        case .conflict:
            if let conflict = batch.conflict(using: &random) { operations += conflict } else { addSection() }
        }
        operations.shuffle(using: &random)
    }

    /// Makes the count of sections wrong, if the batch allows no mistake of the chosen kind.
    private mutating func addSection() {
        refusal = .sectionCount
        after.appendSection(items: 0)
    }
}

extension RandomBatch {
    /// Sections that stay or move with their items.
    fileprivate var keptSections: [Move<Int>] {
        before.sections.indices.compactMap { old in
            after.sections.firstIndex {
                $0.identity == before.sections[old].identity && $0.version == before.sections[old].version
            }.map { Move(from: old, to: $0) }
        }
    }

    fileprivate func operationOutOfBounds(using random: inout some RandomNumberGenerator) -> UpdateLedger.Operation {
        let (old, new) = (before.sections.count, after.sections.count)
        var choices: [UpdateLedger.Operation] = [
            .insertSection(new), .deleteSection(old), .reloadSection(-1), .moveSection(old, to: 0),
            .insertItem(ItemPlace(0, in: new)), .deleteItem(ItemPlace(0, in: old)), .reloadItem(ItemPlace(-1, in: 0)),
        ]
        for section in before.sections.indices {
            choices.append(.deleteItem(ItemPlace(before.sections[section].items.count, in: section)))
        }
        for section in after.sections.indices {
            choices.append(.insertItem(ItemPlace(after.sections[section].items.count, in: section)))
        }
        return choices.randomElement(using: &random)!
    }

    /// Two operations that cannot both be carried out, one of which may be there already.
    fileprivate func conflict(using random: inout some RandomNumberGenerator) -> [UpdateLedger.Operation]? {
        var choices: [[UpdateLedger.Operation]] = before.sections.indices.map {
            [.deleteSection($0), .reloadSection($0)]
        }
        for section in keptSections where before.sections[section.from].items.count > 0 {
            let place = ItemPlace(0, in: section.from)
            choices.append([.deleteItem(place), .reloadItem(place)])
            guard after.sections[section.to].items.count > 1 else { continue }
            let targets = [ItemPlace(0, in: section.to), ItemPlace(1, in: section.to)]
            choices.append([.moveItem(place, to: targets[0]), .moveItem(place, to: targets[1])])
            choices.append([.moveItem(place, to: targets[0]), .reloadItem(place)])
            choices.append([.moveItem(place, to: targets[0]), .insertItem(targets[0])])
        }
        return choices.randomElement(using: &random)
    }
}
