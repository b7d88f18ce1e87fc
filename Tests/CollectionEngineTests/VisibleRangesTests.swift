import CollectionEngine
import TestSupport
import Testing

@Suite("Visible ranges") struct VisibleRangesTests {
    @Test("a window that moves by a row gives the items that entered and those that left")
    func step() {
        var before = VisibleRanges()
        before.append(section: 0, items: 10..<100)
        var after = VisibleRanges()
        after.append(section: 0, items: 16..<106)
        #expect(after.missing(in: before) == [.init(section: 0, items: 100..<106)])
        #expect(before.missing(in: after) == [.init(section: 0, items: 10..<16)])
        #expect(after.missing(in: after) == [])
    }

    @Test("neighbouring ranges become one")
    func merging() {
        var ranges = VisibleRanges()
        ranges.append(section: 0, items: 3..<5)
        ranges.append(section: 0, items: 5..<9)
        ranges.append(section: 0, items: 9..<9)
        ranges.append(section: 1, items: 9..<10)
        #expect(ranges.runs == [.init(section: 0, items: 3..<9), .init(section: 1, items: 9..<10)])
    }

    @Test("the difference of random ranges is the difference of their sets", arguments: SeededGenerator.seeds(0..<500))
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (one, other) = (VisibleRanges.random(using: &random), VisibleRanges.random(using: &random))
        var found: [[Int]] = []
        one.forEachRun(missingIn: other) { run in found += run.items.map { [run.section, $0] } }
        let expected = one.pairs.filter { !other.pairs.contains($0) }
        #expect(found == expected, "UIKIT_SEED=\(seed)")
    }
}

extension VisibleRanges {
    fileprivate func missing(in other: VisibleRanges) -> [Run] {
        var runs: [Run] = []
        forEachRun(missingIn: other) { runs.append($0) }
        return runs
    }

    fileprivate var pairs: [[Int]] { runs.flatMap { run in run.items.map { [run.section, $0] } } }

    fileprivate static func random(using random: inout SeededGenerator) -> VisibleRanges {
        var ranges = VisibleRanges()
        for section in 0..<4 {
            var item = Int.random(in: 0..<4, using: &random)
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let end = item + Int.random(in: 0..<5, using: &random)
                ranges.append(section: section, items: item..<end)
                item = end + Int.random(in: 0..<3, using: &random)
            }
        }
        return ranges
    }
}
