import CollectionEngine
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("The contents of a batch") struct BatchUpdatesTests {
    private typealias Operation = UpdateLedger.Operation

    private func batch(before: [Int]) -> BatchUpdates {
        var batch = BatchUpdates()
        batch.begin(
            before: CollectionCounts(items: before), reading: CountReading(pass: 3, moment: .startOfBatch))
        return batch
    }

    @Test("a new batch is not open, not nested and empty") func beginning() {
        let batch = BatchUpdates()
        #expect(!batch.isOpen && !batch.isNested)
        #expect(batch.operations(after: CollectionCounts()).isEmpty && batch.completions.isEmpty)
    }

    @Test("a batch keeps the counts before it, and when they were read") func counts() {
        let batch = batch(before: [3, 1])
        #expect(Array(batch.before.items) == [3, 1])
        #expect(batch.beforeReading == CountReading(pass: 3, moment: .startOfBatch))
    }

    @Test("a batch is open until as many calls have ended as began") func depth() {
        var batch = BatchUpdates()
        batch.enter(completion: nil)
        #expect(batch.isOpen && !batch.isNested)
        batch.enter(completion: nil)
        batch.depth -= 1
        #expect(batch.isOpen && batch.isNested, "what was nested once stays so")
        batch.depth -= 1
        #expect(!batch.isOpen && batch.isNested)
    }

    @Test("a second call after the first, in the same batch, is not nested") func neighbours() {
        var batch = BatchUpdates()
        for _ in 0..<2 {
            batch.enter(completion: nil)
            batch.depth -= 1
        }
        #expect(!batch.isNested)
    }

    @Test("completions are kept in the order in which calls began, the outer call's first (R203)")
    func completions() {
        var batch = BatchUpdates()
        var told: [String] = []
        batch.enter { told.append("outer \($0)") }
        batch.enter(completion: nil)
        batch.enter { told.append("inner \($0)") }
        for completion in batch.completions { completion(true) }
        #expect(told == ["outer true", "inner true"])
    }

    @Test("operations on items and sections keep the order in which they were requested") func order() {
        var batch = batch(before: [2, 2, 2])
        batch.add(IndexSet([0, 2]), .delete)
        batch.add(.insertItem(ItemPlace(0, in: 0)))
        batch.add(.deleteItem(ItemPlace(1, in: 1)))
        batch.add(IndexSet([1, 2]), .insert)
        batch.add(IndexSet([1]), .reload)
        batch.add(.moveSection(1, to: 0))
        let expected: [Operation] = [
            .deleteSection(0), .deleteSection(2), .insertItem(ItemPlace(0, in: 0)), .deleteItem(ItemPlace(1, in: 1)),
            .insertSection(1), .insertSection(2), .reloadSection(1), .moveSection(1, to: 0),
        ]
        #expect(batch.operations(after: CollectionCounts(items: [1, 1, 1])) == expected)
    }

    @Test("an empty index set adds no operation") func noSections() {
        var batch = batch(before: [1])
        batch.add(IndexSet(), .delete)
        #expect(batch.operations(after: CollectionCounts(items: [1])).isEmpty)
    }

    @Test("an enormous index set adds one operation, for the first section that doesn't exist")
    func hugeSet() {
        var batch = batch(before: [1, 1])
        batch.add(IndexSet(integersIn: 0..<1_000_000_000_000), .delete)
        batch.add(IndexSet(integersIn: 5..<1_000_000_000_000), .insert)
        // Two sections before, three after: 2 is the first too many to delete, 5 to insert.
        #expect(
            batch.operations(after: CollectionCounts(items: [1, 1, 1])) == [.deleteSection(2), .insertSection(5)])
    }

    @Test("reconfigured items are kept in order, twice if requested twice") func reconfigured() {
        var batch = batch(before: [3])
        for item in [2, 0, 2] { batch.reconfigure(ItemPlace(item, in: 0)) }
        #expect(batch.reconfigured.map(\.item) == [2, 0, 2])
        #expect(batch.operations(after: CollectionCounts(items: [3])).isEmpty)
    }

    @Test("the operations agree with a model that lists every section", arguments: SeededGenerator.seeds(0..<100))
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var batch = batch(before: Array(repeating: 1, count: 8))
        var expected: [Operation] = []
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            guard Bool.random(using: &random) else {
                let operation = Operation.deleteItem(ItemPlace(0, in: Int.random(in: 0..<8, using: &random)))
                batch.add(operation)
                expected.append(operation)
                continue
            }
            let sections = (0..<8).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                batch.add(IndexSet(sections), .insert)
                expected += sections.map { .insertSection($0) }
            case 1:
                batch.add(IndexSet(sections), .delete)
                expected += sections.map { .deleteSection($0) }
            default:
                batch.add(IndexSet(sections), .reload)
                expected += sections.map { .reloadSection($0) }
            }
        }
        let counts = CollectionCounts(items: Array(repeating: 1, count: 8))
        #expect(batch.operations(after: counts) == expected, "UIKIT_SEED=\(seed)")
    }

    // MARK: Batches of a collection view

    @Test("nested calls form one batch, carried out when the outermost ends") func nestedCalls() {
        let source = NamedItems([["a", "b"]])
        let view = UICollectionView.named(source)
        view.layoutIfNeeded()
        let countsAsked = source.countsAsked
        var seen: [Int] = []
        view.performBatchUpdates {
            source.sections[0] = ["x", "a", "b", "y"]
            view.performBatchUpdates { view.insertItems(at: [view.path(0)]) }
            seen.append(view.numberOfItems(inSection: 0))
            #expect(view.updates.isCollecting)
            view.insertItems(at: [view.path(3)])
            seen.append(view.numberOfItems(inSection: 0))
        }
        #expect(seen == [2, 2] && view.numberOfItems(inSection: 0) == 4 && !view.updates.isCollecting)
        #expect(source.countsAsked - countsAsked == 1, "the data source is asked once, at the end")
        #expect(view.shownNames == "x 0, a 50, b 100, y 150")
    }

    @Test("a call outside of a batch forms its own batch") func singleCalls() {
        let source = NamedItems([["a", "b"]])
        let view = UICollectionView.named(source)
        view.layoutIfNeeded()
        source.sections[0] = ["b"]
        view.deleteItems(at: [view.path(0)])
        source.sections[0] = ["b", "c"]
        view.insertItems(at: [view.path(1)])
        #expect(view.shownNames == "b 0, c 50" && view.updates.lastMovement == 2)
    }
}
