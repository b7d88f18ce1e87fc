import Testing

@testable import CollectionEngine

@Suite("Index maps") struct IndexMapTests {
    @Test("indexes that stay fill the places that new ones leave")
    func both() {
        // a b c d e  ->  X a c Y e, with b and d gone
        let map = IndexMap(removed: [1, 3], added: [0, 3])
        #expect((0..<5).map(map.newIndex) == [1, nil, 2, nil, 4])
        #expect((0..<5).map(map.oldIndex) == [nil, 0, 2, nil, 4])
        #expect(map.growth == 0 && !map.isIdentity)
    }

    @Test("neighbouring indexes with one shift form one stretch")
    func stretches() {
        // a b c d e f  ->  X a c Y Z e f, with b and d gone
        let map = IndexMap(removed: [1, 3], added: [0, 3, 4])
        let stretches = (0..<6).map(map.stretch)
        #expect(stretches.map { $0?.indexes } == [0..<1, nil, 2..<3, nil, 4..<Int.max, 4..<Int.max])
        #expect(stretches.map { $0?.shift } == [1, nil, 0, nil, 1, 1])
        let front = IndexMap(added: [0])
        #expect(front.stretch(around: 500)?.indexes == 0..<Int.max && front.stretch(around: 500)?.shift == 1)
    }

    @Test("without changes every index stays")
    func identity() {
        #expect(IndexMap().isIdentity)
        #expect(IndexMap().newIndex(of: 7) == 7 && IndexMap().oldIndex(of: 7) == 7)
    }

    @Test("new indexes in a row shift all indexes after them", arguments: [0, 1, 5])
    func row(first: Int) {
        let map = IndexMap(added: [first, first + 1, first + 2])
        #expect(map.newIndex(of: first) == first + 3)
        #expect(map.oldIndex(of: first + 3) == first)
        #expect(map.oldIndex(of: first + 1) == nil)
        #expect(map.growth == 3)
    }

    @Test("a million indexes cost no more than ten")
    func large() {
        let map = IndexMap(removed: [999_999], added: [0])
        #expect(map.newIndex(of: 999_998) == 999_999 && map.newIndex(of: 999_999) == nil)
        #expect(map.oldIndex(of: 1) == 0)
    }
}
