/// Why a batch is refused. Values only; `description` makes the text.
package struct UpdateMistake: Error, Sendable, Hashable {
    package enum Fault: Sendable, Hashable {
        /// The operation names a section or an item that does not exist, before the batch or after it.
        case outOfBounds(UpdateLedger.Operation, Side)
        /// Two operations that cannot both be carried out.
        case conflict(UpdateLedger.Operation, UpdateLedger.Operation)
        /// There are more or fewer sections than the operations lead to.
        case sectionCount
        /// A section that stays has more or fewer items than the operations lead to.
        case itemCount(oldSection: Int, newSection: Int)
    }

    /// Which of the two counts an index belongs to.
    package enum Side: Sendable, Hashable { case before, after }

    package var fault: Fault
    package var ledger: UpdateLedger

    init(_ fault: Fault, in ledger: UpdateLedger) {
        self.fault = fault
        self.ledger = ledger
    }
}
