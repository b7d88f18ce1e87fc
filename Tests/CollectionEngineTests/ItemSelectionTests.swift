import CollectionEngine
import TestSupport
import Testing

@Suite("The selection") struct ItemSelectionTests {
    @Test("selected items are kept in the order of their selection, each once")
    func order() {
        var selection = ItemSelection()
        for item in [5, 2, 5, 9] { selection.insert(.cell(item, in: 0)) }
        selection.remove(.cell(2, in: 0))
        selection.insert(.cell(2, in: 0))
        #expect(selection.keys == [.cell(5, in: 0), .cell(9, in: 0), .cell(2, in: 0)])
        #expect(selection.count == 3 && selection.contains(.cell(9, in: 0)) && !selection.contains(.cell(9, in: 1)))
    }

    @Test("the selection follows its items through updates, and loses deleted ones")
    func following() {
        var selection = ItemSelection()
        for item in 0..<4 { selection.insert(.cell(item, in: 0)) }
        selection.follow { $0.item == 1 ? nil : .cell($0.item + 10, in: 0) }
        #expect(selection.keys.map(\.item) == [10, 12, 13])
    }

    @Test("the selection agrees with a plain list", arguments: SeededGenerator.seeds(0..<8))
    func agrees(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (selection, list) = (ItemSelection(), [ElementKey]())
        for _ in 0..<2000 {
            let key = ElementKey.cell(
                Int.random(in: 0..<60, using: &generator), in: Int.random(in: 0..<3, using: &generator))
            if Bool.random(using: &generator) {
                selection.insert(key)
                if !list.contains(key) { list.append(key) }
            } else {
                selection.remove(key)
                list.removeAll { $0 == key }
            }
            #expect(selection.count == list.count && selection.contains(key) == list.contains(key), "seed \(seed)")
        }
        #expect(selection.keys == list, "seed \(seed)")
    }
}

@Suite("The selection of a range") struct RangeSelectionTests {
    private func change(_ range: inout RangeSelection, to end: Int) -> [[Int]] {
        let change = range.extend(to: end)
        return [Array(change.leaving), Array(change.joining)]
    }

    @Test("a range grows from its anchor, shrinks, and reverses; changes are listed from the anchor outwards")
    func way() {
        var range = RangeSelection(anchor: 5)
        #expect(change(&range, to: 7) == [[], [5, 6, 7]])
        #expect(change(&range, to: 9) == [[], [8, 9]])
        #expect(change(&range, to: 6) == [[7, 8, 9], []])
        #expect(change(&range, to: 3) == [[6], [4, 3]])
        #expect(change(&range, to: 3) == [[], []])
        #expect(change(&range, to: 5) == [[4, 3], []])
        #expect(change(&range, to: 5) == [[], []])
        #expect(change(&range, to: 4) == [[], [4]])
    }

    @Test("after random changes a range holds the items between its ends", arguments: SeededGenerator.seeds(0..<8))
    func between(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var range = RangeSelection(anchor: 10)
        var held: Set<Int> = []
        for _ in 0..<100 {
            let end = Int.random(in: 0...20, using: &generator)
            let change = range.extend(to: end)
            #expect(change.leaving.allSatisfy { held.remove($0) != nil }, "seed \(seed)")
            #expect(change.joining.allSatisfy { held.insert($0).inserted }, "seed \(seed)")
            #expect(held == Set(min(10, end)...max(10, end)), "seed \(seed)")
        }
    }

    @Test("numbers and index paths convert both ways through all sections, even empty ones")
    func numbers() {
        let counts = CollectionCounts(items: [0, 2, 0, 0, 3, 0])
        let keys = (0..<counts.total).map(counts.item(at:))
        #expect(keys == [.cell(0, in: 1), .cell(1, in: 1), .cell(0, in: 4), .cell(1, in: 4), .cell(2, in: 4)])
        #expect(keys.map { counts.globalIndex(item: $0.item, section: $0.section) } == [0, 1, 2, 3, 4])
    }

    @Test("the selection rules depend on editing")
    func rules() {
        var rules = SelectionRules()
        #expect(rules.isAllowed && !rules.isSeveralAllowed && rules.allows(1) && !rules.allows(2))
        rules.allowsSeveral = true
        #expect(rules.isSeveralAllowed)
        rules.isEditing = true
        #expect(!rules.isAllowed && !rules.isSeveralAllowed && rules.allows(0) && !rules.allows(1))
        rules.allowsSeveralDuringEditing = true
        #expect(rules.isAllowed && rules.isSeveralAllowed)
        rules.isEditing = false
        rules.allowsSelection = false
        #expect(!rules.isAllowed && !rules.isSeveralAllowed)
    }
}
