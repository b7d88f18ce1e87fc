import CollectionEngine
import Testing

@testable import UIKitCore

@Suite("Ranges of sections in one call") struct SectionRangeTests {
    private func operations(
        _ kind: SectionRange.Kind, _ sections: Range<Int>, of count: Int
    ) -> [UpdateLedger.Operation] {
        var operations: [UpdateLedger.Operation] = []
        SectionRange(kind: kind, sections: sections, position: 0).append(to: &operations, sectionCount: count)
        return operations
    }

    @Test("each section is its own operation of that kind, in ascending order") func kinds() {
        #expect(operations(.insert, 1..<3, of: 5) == [.insertSection(1), .insertSection(2)])
        #expect(operations(.delete, 1..<3, of: 5) == [.deleteSection(1), .deleteSection(2)])
        #expect(operations(.reload, 1..<3, of: 5) == [.reloadSection(1), .reloadSection(2)])
    }

    @Test("the operations of a range are appended") func appended() {
        var operations: [UpdateLedger.Operation] = [.moveSection(0, to: 1)]
        SectionRange(kind: .delete, sections: 4..<5, position: 1).append(to: &operations, sectionCount: 5)
        #expect(operations == [.moveSection(0, to: 1), .deleteSection(4)])
    }

    @Test("up to 1000 sections are written out even if they don't all exist") func wrong() {
        #expect(operations(.delete, 0..<1000, of: 3).count == 1000)
    }

    @Test("of more than 1000 sections that don't all exist, only the first that doesn't is written out")
    func wrongAndLong() {
        #expect(operations(.delete, 0..<1001, of: 3) == [.deleteSection(3)])
        #expect(operations(.reload, 7..<2000, of: 3) == [.reloadSection(7)], "or where the range begins, if beyond it")
        #expect(operations(.insert, 0..<1001, of: 0) == [.insertSection(0)])
    }

    @Test("a range of sections that all exist is written out in full") func right() {
        let all = operations(.delete, 0..<5000, of: 5000)
        #expect(all.count == 5000 && all.first == .deleteSection(0) && all.last == .deleteSection(4999))
    }
}
