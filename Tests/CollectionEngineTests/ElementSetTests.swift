import CollectionEngine
import Testing

@Suite("A set of elements") struct ElementSetTests {
    @Test("each element is in the set once, in the order of insertion")
    func order() {
        var set = ElementSet()
        #expect(set.isEmpty && !set.contains(.cell(0, in: 0)))
        let header = ElementKey(kind: ElementKind(rawValue: 1), section: 0, item: 5)
        let wasNew = [.cell(5, in: 0), .cell(2, in: 7), .cell(5, in: 0), header].map { set.insert($0) }
        #expect(wasNew == [true, true, false, true])
        #expect(set.keys == [.cell(5, in: 0), .cell(2, in: 7), header])
        set.remove(.cell(5, in: 0))
        set.remove(.cell(9, in: 9))
        #expect(set.keys == [.cell(2, in: 7), header] && set.count == 2)
        #expect(!set.contains(.cell(5, in: 0)) && set.contains(header))
    }

    @Test("the set agrees with Swift's own set", arguments: [1, 64, 1024])
    func agrees(step: Int) {
        var (set, oracle) = (ElementSet(), Set<ElementKey>())
        for round in 0..<500 {
            let key = ElementKey.cell(round * 7 % 90 * step, in: round % 3)
            let (isNew, isNewThere) = (set.insert(key), oracle.insert(key).inserted)
            #expect(isNew == isNewThere)
            let other = ElementKey.cell(round * 13 % 90 * step, in: round % 3)
            if round.isMultiple(of: 4) { set.remove(other) }
            if round.isMultiple(of: 4) { oracle.remove(other) }
        }
        #expect(Set(set.keys) == oracle && set.count == oracle.count)
        #expect(
            (0..<90).allSatisfy { set.contains(.cell($0 * step, in: 1)) == oracle.contains(.cell($0 * step, in: 1)) })
    }
}
