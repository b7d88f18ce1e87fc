import CollectionEngine
import Testing

extension UpdateMistake {
    /// Returns the mistake in this batch; the test fails if there is none.
    static func made(
        _ before: [Int], _ operations: [UpdateLedger.Operation], _ after: [Int],
        countedBefore: CountReading.Moment = .layoutPass, isNested: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> UpdateMistake {
        let ledger = UpdateLedger(
            before: CollectionCounts(items: before), operations: operations, after: CollectionCounts(items: after),
            beforeReading: CountReading(pass: 41, moment: countedBefore),
            afterReading: CountReading(pass: 42, moment: .endOfBatch), isNested: isNested)
        var mistake: UpdateMistake?
        do throws(UpdateMistake) { _ = try UpdatePlan(ledger) } catch { mistake = error }
        return try #require(mistake, "the batch adds up", sourceLocation: sourceLocation)
    }

    /// UIKit's message about the mistake.
    var headline: String { headline(collectionView: "<grid>") }
}

extension UpdateLedger.Operation {
    static func insert(_ section: Int, _ item: Int) -> Self { .insertItem(ItemPlace(item, in: section)) }
    static func delete(_ section: Int, _ item: Int) -> Self { .deleteItem(ItemPlace(item, in: section)) }
    static func reload(_ section: Int, _ item: Int) -> Self { .reloadItem(ItemPlace(item, in: section)) }
    static func move(_ section: Int, _ item: Int, to newSection: Int, _ newItem: Int) -> Self {
        .moveItem(ItemPlace(item, in: section), to: ItemPlace(newItem, in: newSection))
    }
}
