/// The operations of a batch in the order of the calls, between two counts of the data source.
package struct UpdateLedger: Sendable, Hashable {
    package enum Operation: Sendable, Hashable {
        /// The place after the batch.
        case insertItem(ItemPlace)
        /// The place before the batch.
        case deleteItem(ItemPlace)
        /// The place before the batch.
        case reloadItem(ItemPlace)
        /// From a place before the batch to one after it.
        case moveItem(ItemPlace, to: ItemPlace)
        /// The index after the batch.
        case insertSection(Int)
        /// The index before the batch.
        case deleteSection(Int)
        /// The index before the batch.
        case reloadSection(Int)
        /// From an index before the batch to one after it.
        case moveSection(Int, to: Int)
    }

    package var before: CollectionCounts
    package var operations: [Operation]
    package var after: CollectionCounts
    package var beforeReading: CountReading
    package var afterReading: CountReading
    /// Whether a call of performBatchUpdates was inside another one's closure.
    package var isNested: Bool
    /// Whether items may move out of deleted sections and into inserted ones. That needs a data source that identifies
    /// its items, as a diffable one does. Index paths alone can't tell which item is which.
    package var knowsIdentities: Bool

    package init(
        before: CollectionCounts, operations: [Operation], after: CollectionCounts,
        beforeReading: CountReading = CountReading(pass: 0, moment: .layoutPass),
        afterReading: CountReading = CountReading(pass: 0, moment: .endOfBatch), isNested: Bool = false,
        knowsIdentities: Bool = false
    ) {
        self.before = before
        self.operations = operations
        self.after = after
        self.beforeReading = beforeReading
        self.afterReading = afterReading
        self.isNested = isNested
        self.knowsIdentities = knowsIdentities
    }
}
