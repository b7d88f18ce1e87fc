/// The most likely cause of a mistake, among the mistakes that people usually make.
///
/// The causes are ordered from the specific to the general. The first one that explains the numbers is named.
package enum UpdateCause: Sendable, Hashable, CaseIterable {
    // Contradictions:
    case movedAndReloaded
    case deletedAndReloaded
    case deletedAndMoved
    case insertedWhereMoved
    case movedTwice
    case movedWithItsSection
    // Indexes that don't exist:
    case insertedAtIndexBefore
    case deletedAtIndexAfter
    case indexBeforeMissing
    // Counts that don't add up:
    case saidTwice
    case passedOverWithItsSection
    case nestedTwice
    case changedTwice
    case countedLate
    case notChanged
    case untold
    case insertedWithoutDeletion
    case deletedWithoutInsertion
    case miscounted
    /// The counts add up, but the index doesn't exist.
    case indexMissing

    package init(of mistake: UpdateMistake) {
        let tally = mistake.tally
        self = Self.allCases.first { $0.explains(mistake, tally) } ?? .indexMissing
    }

    /// Returns whether this cause explains the mistake.
    private func explains(_ mistake: UpdateMistake, _ tally: UpdateTally?) -> Bool {
        let fitsNumbers = { tally.map { explains($0, in: mistake.ledger) } == true }
        switch mistake.fault {
        case .conflict(let first, let second): return explains(first, and: second)
        case .outOfBounds(let operation, let side):
            return explains(operation, side, tally) || side == .after && fitsNumbers()
        case .sectionCount, .itemCount: return fitsNumbers()
        }
    }
}

extension UpdateCause {
    private func explains(_ first: UpdateLedger.Operation, and second: UpdateLedger.Operation) -> Bool {
        switch (first, second) {
        case (.reloadItem, .moveItem), (.reloadSection, .moveSection): self == .movedAndReloaded
        case (.deleteItem, .reloadItem), (.deleteSection, .reloadSection): self == .deletedAndReloaded
        case (.deleteItem, .moveItem), (.deleteSection, .moveSection): self == .deletedAndMoved
        case (.insertItem, .moveItem), (.insertSection, .moveSection): self == .insertedWhereMoved
        case (.moveItem, .moveItem), (.moveSection, .moveSection): self == .movedTwice
        default: self == .movedWithItsSection
        }
    }

    private func explains(
        _ operation: UpdateLedger.Operation, _ side: UpdateMistake.Side, _ tally: UpdateTally?
    ) -> Bool {
        guard let tally else { return self == .indexBeforeMissing && side == .before }
        let index = operation.index(in: tally.list, side)
        switch self {
        case .insertedAtIndexBefore:
            // The index would exist if no item left.
            return side == .after && tally.surplus == 0 && index >= 0 && index < tally.after + tally.left
        case .deletedAtIndexAfter:
            // The index would exist if all insertions were done.
            return side == .before && index >= 0 && index < tally.before + tally.inserted
        case .indexBeforeMissing: return side == .before
        default: return false
        }
    }

    private func explains(_ tally: UpdateTally, in ledger: UpdateLedger) -> Bool {
        let isContradicted = tally.surplus != 0
        switch self {
        case .saidTwice: return isContradicted && tally.surplus == tally.repeated
        case .passedOverWithItsSection: return isContradicted && tally.surplus == tally.passedOver
        case .nestedTwice:
            return isContradicted && ledger.isNested && (tally.net == 2 * tally.change || tally.change == 2 * tally.net)
        case .changedTwice: return isContradicted && tally.change == 2 * tally.net
        case .countedLate:
            return isContradicted && tally.change == 0 && ledger.beforeReading.moment == .startOfBatch
        case .notChanged: return isContradicted && tally.change == 0
        case .untold: return isContradicted && !tally.isTold
        case .insertedWithoutDeletion: return tally.surplus < 0 && tally.arrived > 0 && tally.left == 0
        case .deletedWithoutInsertion: return tally.surplus > 0 && tally.left > 0 && tally.arrived == 0
        case .miscounted: return isContradicted
        default: return false
        }
    }
}

extension UpdateTally {
    /// How many items should come, by the operations.
    fileprivate var arrived: Int { inserted + movedIn }
    /// How many items should go, by the operations.
    fileprivate var left: Int { deleted + movedOut }
}
