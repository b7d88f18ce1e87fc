import CollectionEngine
import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// What happens to each element in a batch, in a view that is in no window.
@MainActor @Suite("Elements before and after an update") struct ElementMovementTests {
    private let view = UICollectionView.named(NamedItems([[]]))

    private func movement(
        _ before: [Int], _ operations: [UpdateLedger.Operation], _ after: [Int]
    ) throws -> ElementMovement {
        let ledger = UpdateLedger(
            before: CollectionCounts(items: before), operations: operations, after: CollectionCounts(items: after))
        return try ElementMovement(view, plan: UpdatePlan(ledger), keepsStates: true)
    }

    private func header(_ section: Int) -> ElementKey { ElementKey(kind: .header, section: section, item: 0) }

    // Before   a b c d, after   d x b.
    @Test("items that stay, move, are deleted and are inserted have their keys before and after") func items() throws {
        let operations: [UpdateLedger.Operation] = [
            .deleteItem(ItemPlace(0, in: 0)), .deleteItem(ItemPlace(2, in: 0)), .insertItem(ItemPlace(1, in: 0)),
            .moveItem(ItemPlace(3, in: 0), to: ItemPlace(0, in: 0)),
        ]
        let movement = try movement([4], operations, [3])
        #expect((0..<4).map { movement.newKey(.cell($0, in: 0))?.item } == [nil, 2, nil, 0])
        #expect((0..<3).map { movement.oldKey(.cell($0, in: 0))?.item } == [3, nil, 1])
    }

    @Test("a reloaded item is a new element of the same item") func reloaded() throws {
        let movement = try movement([3], [.reloadItem(ItemPlace(1, in: 0)), .deleteItem(ItemPlace(0, in: 0))], [2])
        #expect(movement.newKey(.cell(1, in: 0)) == nil && movement.oldKey(.cell(0, in: 0)) == nil)
        #expect(movement.newKeyOfItem(.cell(1, in: 0)) == .cell(0, in: 0))
        #expect(movement.newKeyOfItem(.cell(0, in: 0)) == nil)
        #expect(movement.newKey(.cell(2, in: 0)) == .cell(1, in: 0))
    }

    // Before   0 1 2 3, after   3 new 0 2.
    @Test("headers move with their sections") func sections() throws {
        let movement = try movement(
            [1, 1, 1, 1], [.deleteSection(1), .moveSection(3, to: 0), .insertSection(1)], [1, 2, 1, 1])
        #expect((0..<4).map { movement.newKey(header($0))?.section } == [2, nil, 3, 0])
        #expect((0..<4).map { movement.oldKey(header($0))?.section } == [3, nil, 0, 2])
        #expect((0..<4).map { movement.newKey(.cell(0, in: $0))?.section } == [2, nil, 3, 0])
    }

    @Test("a reloaded section has a new header and new items") func reloadedSection() throws {
        let movement = try movement([2, 2], [.reloadSection(0)], [5, 2])
        #expect(movement.newKey(header(0)) == nil && movement.oldKey(header(0)) == nil)
        #expect(movement.newKey(.cell(1, in: 0)) == nil && movement.oldKey(.cell(1, in: 0)) == nil)
        #expect(movement.newKeyOfItem(.cell(1, in: 0)) == nil && movement.newKey(header(1)) == header(1))
    }

    @Test("elements the layout deletes or inserts by itself have no counterpart before or after")
    func byLayout() throws {
        let movement = try movement([1, 1], [.insertItem(ItemPlace(0, in: 0))], [2, 1])
        #expect(movement.newKey(header(0)) == header(0) && movement.oldKey(header(0)) == header(0))
        movement.delete(header(0))
        #expect(movement.newKey(header(0)) == nil && movement.oldKey(header(0)) == nil)
        movement.insert(header(1))
        #expect(movement.oldKey(header(1)) == nil && movement.newKey(header(1)) == header(1))
    }

    @Test("without an update each element keeps its key") func noPlan() {
        let movement = ElementMovement(view, plan: nil, keepsStates: true)
        #expect(movement.newKey(.cell(7, in: 3)) == .cell(7, in: 3) && movement.oldKey(header(2)) == header(2))
        #expect(movement.newKeyOfItem(.cell(7, in: 3)) == .cell(7, in: 3))
        #expect(movement.oldLayout === view.collectionViewLayout && movement.leftLayouts.count == 1)
        let resized = ElementMovement(view, plan: nil, keepsStates: true, isBoundsChange: true)
        #expect(resized.oldLayout == nil && resized.leftLayouts.isEmpty)
    }

    @Test("movements are numbered as they begin") func numbers() {
        let numbers = (0..<3).map { _ in ElementMovement(view, plan: nil, keepsStates: false).number }
        #expect(numbers == [1, 2, 3] && view.updates.lastMovement == 3)
    }

    @Test("during a movement by hand the delegate's index paths were the data's") func dataKeys() throws {
        let movement = try movement([3], [], [3])
        #expect(movement.dataKeyBefore(.cell(0, in: 0)) == .cell(0, in: 0))
        // b was shown first.
        var order = PreviewOrder(lifting: ItemPlace(1, in: 0))
        order.current = ItemPlace(0, in: 0)
        movement.orderBefore = order
        #expect((0..<3).map { movement.dataKeyBefore(.cell($0, in: 0)).item } == [1, 0, 2])
        #expect(movement.dataKeyBefore(header(0)) == header(0))
    }

    @Test("survivors are the elements marked as such; where nothing is kept there are none") func survivors() {
        let movement = ElementMovement(view, plan: nil, keepsStates: true)
        movement.survive(.cell(1, in: 0))
        let shown = UICollectionReusableView(frame: .zero)
        #expect(!movement.isSurvivor(of: shown), "it shows nothing")
        shown.element = .cell(1, in: 0)
        #expect(movement.isSurvivor(of: shown) && !movement.isSurvivor(.cell(0, in: 0)))
        let plain = ElementMovement(view, plan: nil, keepsStates: false)
        plain.survive(.cell(1, in: 0))
        #expect(!plain.isSurvivor(.cell(1, in: 0)))
    }

    @Test("a departing view is taken back by its element's new key") func takeBack() {
        let movement = ElementMovement(view, plan: nil, keepsStates: true)
        let (going, gone) = (UICollectionReusableView(frame: .zero), UICollectionReusableView(frame: .zero))
        movement.leave(going, .cell(1, in: 0), to: .cell(2, in: 0))
        movement.leave(gone, .cell(5, in: 0), to: nil)
        #expect(movement.leaving.map(\.oldKey.item) == [1, 5])
        #expect(movement.takeBack(.cell(1, in: 0)) == nil && movement.takeBack(.cell(2, in: 0)) === going)
        #expect(movement.takeBack(.cell(2, in: 0)) == nil && movement.leaving.map(\.oldKey.item) == [5])
    }

    @Test("a view that stays is counted once, and its last target counts") func stay() {
        let movement = ElementMovement(view, plan: nil, keepsStates: true)
        let shown = UICollectionReusableView(frame: .zero)
        for y in [10, 20] as [CGFloat] {
            movement.stay(shown, AttributesStorage(0, in: 0, frame: CGRect(x: 0, y: y, width: 10, height: 10)))
        }
        #expect(movement.staying.count == 1 && shown.target?.frame.minY == 20)
        movement.leave(shown, .cell(0, in: 0), to: nil)
        #expect(shown.target == nil, "one that goes after all goes nowhere")
    }

    @Test("attributes from before are returned as a copy, at the index path requested") func states() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 4])
        attributes.frame = CGRect(x: 0, y: 30, width: 10, height: 10)
        let state = ElementMovement.State(attributes: attributes, storage: attributes.storage)
        // Layouts change theirs in place.
        attributes.frame.origin.y = 500
        let copy = try #require(state.copy(at: [0, 2], alpha: 0))
        #expect(copy !== attributes && copy.frame.minY == 30 && copy.indexPath == [0, 2] && copy.alpha == 0)
        #expect(state.copy(at: [0, 2])?.alpha == 1)
    }

    @Test("keys before and after agree with a model of named items", arguments: SeededGenerator.seeds(0..<150))
    func oracle(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...8, using: &random) }
        let batch = RandomBatch(of: NaiveModel(counts: counts), using: &random)
        let (before, after) = (batch.before, batch.after)
        let movement = try ElementMovement(view, plan: UpdatePlan(batch.ledger), keepsStates: false)
        let comment: Comment = "UIKIT_SEED=\(seed)"
        for old in before.places {
            let section = after.sections.first { $0.identity == before.sections[old.section].identity }
            let isWhole = section.map { $0.version == before.sections[old.section].version } ?? false
            let new = after.places.first { after[$0] == before[old] }
            let key = new.map { ElementKey.cell($0.item, in: $0.section) }
            // An item that moved out of its section is in the new data, whatever happens to its section.
            #expect(movement.newKey(.cell(old.item, in: old.section)) == key || !isWhole && key == nil, comment)
            let item = after.places.first { after[$0].identity == before[old].identity }
            #expect(
                movement.newKeyOfItem(.cell(old.item, in: old.section))
                    == item.map { .cell($0.item, in: $0.section) }, comment)
        }
        for new in after.places {
            let old = before.places.first { before[$0] == after[new] }
            let key = old.map { ElementKey.cell($0.item, in: $0.section) }
            #expect(movement.oldKey(.cell(new.item, in: new.section)) == key, comment)
        }
        for (old, section) in before.sections.enumerated() {
            let new = after.sections.firstIndex {
                $0.identity == section.identity && $0.version == section.version
            }
            #expect(movement.newKey(header(old)) == new.map(header), comment)
            if let new { #expect(movement.oldKey(header(new)) == header(old), comment) }
        }
    }
}
