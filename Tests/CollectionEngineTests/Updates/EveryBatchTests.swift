import CollectionEngine
import TestSupport
import Testing

@Suite("Every small batch") struct EveryBatchTests {
    @Test(
        "all batches of up to three operations on small data agree with the naive model, or are refused",
        arguments: Self.everyCounts)
    func every(counts: [Int]) {
        var tally = Tally(model: NaiveModel(counts: counts))
        tally.run()
        #expect(tally.firstFault == nil)
        #expect(tally.batches == tally.expectedBatches)
        #expect(tally.refused > 0 && tally.carriedOut > 0)
    }

    @Test("the batches are as many as counted by hand")
    func count() {
        // On [3, 3]: 6 deletions and 6 reloads, 9 insertions, 54 moves; 2, 2, 3 and 6 for sections.
        #expect(Tally(model: NaiveModel(counts: [3, 3])).everyOperation.count == 88)
        #expect(Self.everyCounts.reduce(0) { $0 + Tally(model: NaiveModel(counts: $1)).expectedBatches } == 403_290)
    }

    private static let everyCounts =
        [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }
}

/// All batches of a model, and their results.
private struct Tally {
    let model: NaiveModel
    let everyOperation: [UpdateLedger.Operation]
    var carriedOut = 0
    var refused = 0
    var firstFault: String?

    init(model: NaiveModel) {
        self.model = model
        everyOperation = Self.operations(on: model)
    }

    var batches: Int { carriedOut + refused }

    /// The number of sets of none, one, two or three of n operations: n over 0, 1, 2 and 3.
    var expectedBatches: Int {
        let n = everyOperation.count
        return 1 + n + n * (n - 1) / 2 + n * (n - 1) * (n - 2) / 6
    }

    mutating func run() {
        check([])
        for (index, first) in everyOperation.enumerated() {
            check([first])
            for (next, second) in everyOperation.enumerated().dropFirst(index + 1) {
                check([second, first])
                for third in everyOperation.dropFirst(next + 1) {
                    check([third, first, second])
                }
            }
        }
    }

    private mutating func check(_ operations: [UpdateLedger.Operation]) {
        guard firstFault == nil else { return }
        // New sections have four items, so that no insertion is out of bounds there.
        let after = model.applying(operations, itemsInNewSection: { _ in 4 })
        let counts = (after ?? model).counts
        let ledger = UpdateLedger(before: model.counts, operations: operations, after: counts)
        do throws(UpdateMistake) {
            let plan = try UpdatePlan(ledger)
            carriedOut += 1
            guard let after else { return firstFault = "not refused: \(ledger.token)" }
            if let fault = PlanCheck(before: model, after: after, plan: plan).fault {
                firstFault = "\(fault): \(ledger.token)"
            }
            checkWrongCounts(ledger, after: after)
        } catch {
            refused += 1
            if after != nil { firstFault = "refused as \(error.fault): \(ledger.token)" }
        }
    }

    /// Checks the same batch with an additional section, or an additional item in a section that stays.
    private mutating func checkWrongCounts(_ ledger: UpdateLedger, after: NaiveModel) {
        var wrong = ledger
        wrong.after = CollectionCounts(items: Array(ledger.after.items) + [1])
        if wrong.refusal != .sectionCount { firstFault = "another section was not noticed: \(wrong.token)" }
        var counts = Array(ledger.after.items)
        let identities = model.sections.map(\.identity)
        guard let kept = after.sections.firstIndex(where: { $0.version == 0 && identities.contains($0.identity) })
        else {
            return
        }
        counts[kept] += 1
        wrong.after = CollectionCounts(items: counts)
        if wrong.refusal != .itemCount { firstFault = "another item was not noticed: \(wrong.token)" }
    }

    private static func operations(on model: NaiveModel) -> [UpdateLedger.Operation] {
        let (sections, places) = (model.sections.indices, model.places)
        // There is one more target than items, so that an item can be inserted at the end.
        let targets = (0...sections.count).flatMap { section in
            (0...(sections.contains(section) ? model.counts.items[section] : 0)).map { ItemPlace($0, in: section) }
        }
        var operations: [UpdateLedger.Operation] = places.flatMap { [.deleteItem($0), .reloadItem($0)] }
        operations += targets.map { .insertItem($0) }
        operations += places.flatMap { place in targets.map { .moveItem(place, to: $0) } }
        operations += sections.flatMap { [.deleteSection($0), .reloadSection($0)] }
        operations += (0...sections.count).map { .insertSection($0) }
        operations += sections.flatMap { section in (0...sections.count).map { .moveSection(section, to: $0) } }
        return operations
    }
}
