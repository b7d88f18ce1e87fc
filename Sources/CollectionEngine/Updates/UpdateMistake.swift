/// Why a batch is invalid. Stores only values; `description` makes the text.
package struct UpdateMistake: Error, Sendable, Hashable {
    package enum Fault: Sendable, Hashable {
        /// An operation on a section or an item that doesn't exist, before the batch or after it.
        case outOfBounds(UpdateLedger.Operation, Side)
        /// Two operations that contradict each other.
        case conflict(UpdateLedger.Operation, UpdateLedger.Operation)
        /// The number of sections differs from the result of the operations.
        case sectionCount
        /// The number of items in a section that stays differs from the result of the operations.
        case itemCount(oldSection: Int, newSection: Int)
    }

    /// The side of the batch to which an index belongs.
    package enum Side: Sendable, Hashable { case before, after }

    package var fault: Fault
    package var ledger: UpdateLedger

    init(_ fault: Fault, in ledger: UpdateLedger) {
        self.fault = fault
        self.ledger = ledger
    }
}
