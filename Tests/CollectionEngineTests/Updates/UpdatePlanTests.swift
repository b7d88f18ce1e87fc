import CollectionEngine
import Testing

@Suite("Update plans") struct UpdatePlanTests {
    @Test("deletions are indexes before, insertions indexes after (R200, R201)")
    func final() throws {
        let operations: [UpdateLedger.Operation] = [
            .insert(0, 5), .insert(0, 6), .insert(0, 7), .delete(0, 0), .delete(0, 1), .delete(0, 2),
        ]
        let plan = try UpdatePlan([8], operations, [8])
        #expect((0..<8).map { plan.newPlace(of: ItemPlace($0, in: 0))?.item } == [nil, nil, nil, 0, 1, 2, 3, 4])
        #expect((0..<8).map { plan.oldPlace(of: ItemPlace($0, in: 0))?.item } == [3, 4, 5, 6, 7, nil, nil, nil])
    }

    @Test("a moved item is found from its old and its new place, also in another section")
    func moved() throws {
        let plan = try UpdatePlan([3, 2], [.move(0, 0, to: 1, 2)], [2, 3])
        #expect(plan.newPlace(of: ItemPlace(0, in: 0)) == ItemPlace(2, in: 1))
        #expect(plan.oldPlace(of: ItemPlace(2, in: 1)) == ItemPlace(0, in: 0))
        #expect(plan.newPlace(of: ItemPlace(1, in: 0)) == ItemPlace(0, in: 0))
    }

    @Test("changes of single items in deleted, inserted or reloaded sections are ignored (R202)")
    func wholeSections() throws {
        let operations: [UpdateLedger.Operation] = [
            .deleteSection(0), .delete(0, 1), .reload(0, 2), .insertSection(1), .insert(1, 0), .reloadSection(1),
            .reload(1, 0),
        ]
        let plan = try UpdatePlan([3, 2], operations, [4, 1])
        #expect(plan.steps.map(\.action) == [.reload, .delete, .insert])
        #expect(plan.newSection(of: 1) == 0 && plan.isSectionReloaded(1))
        #expect(plan.newPlace(of: ItemPlace(0, in: 1)) == nil && plan.isReloaded(ItemPlace(0, in: 1)))
        #expect(plan.oldSection(of: 1) == nil)
    }

    @Test("a layout gets deletions and insertions in a section that is reloaded as a whole")
    func itemsOfReloadedSections() throws {
        let operations: [UpdateLedger.Operation] = [.reloadSection(1), .delete(1, 0), .delete(1, 2), .insert(1, 4)]
        let plan = try UpdatePlan([1, 3], operations, [1, 7])
        #expect(
            plan.steps == [
                UpdateStep(action: .reload, before: .section(1), after: .section(1)),
                UpdateStep(action: .delete, before: .item(ItemPlace(2, in: 1))),
                UpdateStep(action: .delete, before: .item(ItemPlace(0, in: 1))),
                UpdateStep(action: .insert, after: .item(ItemPlace(4, in: 1))),
            ])
        #expect((0..<3).allSatisfy { plan.newPlace(of: ItemPlace($0, in: 1)) == nil })
    }

    @Test("items are deleted and inserted in a moved section by its old and new number (R208)")
    func movedSection() throws {
        let plan = try UpdatePlan([1, 1, 4], [.moveSection(2, to: 0), .delete(2, 0), .insert(0, 3)], [4, 1, 1])
        #expect(
            (0..<4).map { plan.newPlace(of: ItemPlace($0, in: 2)) }
                == [nil, 0, 1, 2].map { $0.map { ItemPlace($0, in: 0) } })
        #expect(plan.oldPlace(of: ItemPlace(3, in: 0)) == nil)
        #expect(plan.newSection(of: 0) == 1)
    }

    @Test("an item may leave a section that moves to its own place (R207)")
    func noMove() throws {
        let plan = try UpdatePlan([1, 1], [.moveSection(1, to: 1), .move(1, 0, to: 0, 0)], [2, 0])
        #expect(plan.newPlace(of: ItemPlace(0, in: 1)) == ItemPlace(0, in: 0))
        #expect(plan.newPlace(of: ItemPlace(0, in: 0)) == ItemPlace(1, in: 0))
    }

    @Test("a reloaded item keeps its place among the items that stay")
    func reload() throws {
        let plan = try UpdatePlan([3], [.reload(0, 2), .insert(0, 0)], [4])
        #expect(plan.newPlace(of: ItemPlace(2, in: 0)) == ItemPlace(3, in: 0))
        #expect(plan.isReloaded(ItemPlace(2, in: 0)) && !plan.isReloaded(ItemPlace(1, in: 0)))
        let place = (old: UpdateStep.Place.item(ItemPlace(2, in: 0)), new: UpdateStep.Place.item(ItemPlace(3, in: 0)))
        #expect(plan.steps.first == UpdateStep(action: .reload, before: place.old, after: place.new))
    }

    @Test("reloading items keeps all places, reloading sections doesn't")
    func places() throws {
        let (nothing, item) = (try UpdatePlan([2], [], [2]), try UpdatePlan([2], [.reload(0, 0)], [2]))
        let section = try UpdatePlan([2], [.reloadSection(0)], [2])
        #expect(nothing.isEmpty && nothing.keepsPlaces)
        #expect(!item.isEmpty && item.keepsPlaces)
        #expect(!section.isEmpty && !section.keepsPlaces)
    }

    @Test("an operation that is given twice counts once, in any order (R208)")
    func twice() throws {
        let operations: [UpdateLedger.Operation] = [
            .delete(0, 1), .insert(0, 0), .move(0, 2, to: 0, 1), .reload(0, 0), .delete(0, 1), .insert(0, 0),
            .move(0, 2, to: 0, 1), .reload(0, 0),
        ]
        let plan = try UpdatePlan([3], operations, [3])
        let reversed = try UpdatePlan([3], operations.reversed(), [3])
        #expect(plan.steps.count == 4)
        #expect(plan.steps == reversed.steps)
    }

    @Test("steps are listed in UIKit's order (R201, R231)")
    func steps() throws {
        let operations: [UpdateLedger.Operation] = [
            .move(0, 3, to: 0, 0), .insert(0, 1), .insertSection(1), .insert(0, 2), .delete(0, 0), .deleteSection(1),
            .delete(2, 0),
            .reload(0, 1), .reload(2, 1),
        ]
        let plan = try UpdatePlan([4, 9, 2], operations, [5, 7, 1])
        #expect(
            plan.steps == [
                .init(.reload, .item(ItemPlace(1, in: 2)), .item(ItemPlace(0, in: 2))),
                .init(.reload, .item(ItemPlace(1, in: 0)), .item(ItemPlace(3, in: 0))),
                .init(.delete, .item(ItemPlace(0, in: 2)), nil), .init(.delete, .section(1), nil),
                .init(.delete, .item(ItemPlace(0, in: 0)), nil),
                .init(.insert, nil, .item(ItemPlace(1, in: 0))), .init(.insert, nil, .item(ItemPlace(2, in: 0))),
                .init(.insert, nil, .section(1)),
                .init(.move, .item(ItemPlace(3, in: 0)), .item(ItemPlace(0, in: 0))),
            ])
    }

    @Test("a plan works for a million items, and for a hundred thousand sections")
    func large() throws {
        let plan = try UpdatePlan([1_000_000], [.insert(0, 0)], [1_000_001])
        #expect(plan.newPlace(of: ItemPlace(999_999, in: 0)) == ItemPlace(1_000_000, in: 0))
        #expect(plan.steps.count == 1)
        let sections = Array(repeating: 10, count: 100_000)
        let shifted = try UpdatePlan(
            sections, [.insertSection(0), .delete(99_999, 9)], [4] + sections.dropLast() + [9])
        #expect(shifted.newPlace(of: ItemPlace(8, in: 99_999)) == ItemPlace(8, in: 100_000))
    }
}

extension UpdatePlan {
    fileprivate convenience init(_ before: [Int], _ operations: [UpdateLedger.Operation], _ after: [Int])
        throws(UpdateMistake)
    {
        let (before, after) = (CollectionCounts(items: before), CollectionCounts(items: after))
        try self.init(UpdateLedger(before: before, operations: operations, after: after))
    }
}

extension UpdateStep {
    fileprivate init(_ action: Action, _ before: Place?, _ after: Place?) {
        self.init(action: action, before: before, after: after)
    }
}
