import CollectionEngine
import Testing

@testable import UIKitCore

@Suite("Neighbouring sections of one call") struct SectionRangeTests {
    private func operations(
        _ kind: SectionRange.Kind, _ sections: Range<Int>, of count: Int
    ) -> [UpdateLedger.Operation] {
        var operations: [UpdateLedger.Operation] = []
        SectionRange(kind: kind, sections: sections, position: 0).append(to: &operations, sectionCount: count)
        return operations
    }

    @Test("each section is an operation of its own, ascending, of the kind that was asked") func kinds() {
        #expect(operations(.insert, 1..<3, of: 5) == [.insertSection(1), .insertSection(2)])
        #expect(operations(.delete, 1..<3, of: 5) == [.deleteSection(1), .deleteSection(2)])
        #expect(operations(.reload, 1..<3, of: 5) == [.reloadSection(1), .reloadSection(2)])
    }

    @Test("they are appended to what is there") func appended() {
        var operations: [UpdateLedger.Operation] = [.moveSection(0, to: 1)]
        SectionRange(kind: .delete, sections: 4..<5, position: 1).append(to: &operations, sectionCount: 5)
        #expect(operations == [.moveSection(0, to: 1), .deleteSection(4)])
    }

    @Test("up to 1000 sections are written out, though there are not as many") func wrong() {
        #expect(operations(.delete, 0..<1000, of: 3).count == 1000)
    }

    @Test("of more than 1000 that are not all there, the first that is not there is all that is said")
    func wrongAndLong() {
        #expect(operations(.delete, 0..<1001, of: 3) == [.deleteSection(3)])
        #expect(operations(.reload, 7..<2000, of: 3) == [.reloadSection(7)], "or where the range begins, if beyond it")
        #expect(operations(.insert, 0..<1001, of: 0) == [.insertSection(0)])
    }

    @Test("however many there are, all are written out that are there") func right() {
        let all = operations(.delete, 0..<5000, of: 5000)
        #expect(all.count == 5000 && all.first == .deleteSection(0) && all.last == .deleteSection(4999))
    }
}
