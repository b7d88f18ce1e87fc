import TestSupport
import Testing

@testable import CollectionEngine

@Suite("Differences of snapshots") struct SnapshotDifferenceTests {
    @Test(
        "a difference leads from one snapshot to the other, with the fewest moves",
        arguments: SeededGenerator.seeds(1..<201))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var old = NaiveSnapshot()
        var oldContent = SnapshotContent<String, Int>()
        for _ in 0..<60 { try old.changeAtRandom(along: &oldContent, by: &random) }
        for _ in 0..<20 {
            var (new, newContent) = (old, oldContent)
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                try new.changeAtRandom(along: &newContent, by: &random)
            }
            let hint: Comment = "UIKIT_SEED=\(seed)"
            // The new content is a changed copy, and then a content that shares nothing with the old one.
            try check(newContent.difference(from: oldContent), from: old, to: new, hint)
            try check(new.content.difference(from: oldContent), from: old, to: new, hint)
            (old, oldContent) = (new, newContent)
        }
    }

    private func check(
        _ difference: SnapshotDifference, from old: NaiveSnapshot, to new: NaiveSnapshot, _ hint: Comment
    ) throws {
        let ledger = UpdateLedger(
            before: CollectionCounts(items: old.sections.map(\.items.count)), operations: difference.operations,
            after: CollectionCounts(items: new.sections.map(\.items.count)), knowsIdentities: true)
        let plan = try UpdatePlan(ledger)
        for (index, section) in new.sections.enumerated() {
            try #require(plan.oldSection(of: index) == old.index(ofSection: section.identifier), hint)
            for (position, item) in section.items.enumerated() {
                try #require(plan.oldPlace(of: ItemPlace(position, in: index)) == old.place(of: item), hint)
            }
        }
        for item in old.items {
            guard let place = old.place(of: item) else { continue }
            try #require(plan.newPlace(of: place) == new.place(of: item), hint)
        }
        #expect(difference.moves == fewestMoves(from: old, to: new), hint)
    }

    /// Counts items that cannot keep their order in their section, and items that come from other sections.
    private func fewestMoves(from old: NaiveSnapshot, to new: NaiveSnapshot) -> Int {
        let kept = new.sections.compactMap { old.index(ofSection: $0.identifier) }
        var moves = kept.count - longestIncreasing(kept)
        for section in new.sections {
            let places = section.items.compactMap { old.place(of: $0) }
            let home = old.index(ofSection: section.identifier)
            let atHome = places.filter { $0.section == home }.map(\.item)
            moves += places.count - longestIncreasing(atHome)
        }
        return moves
    }

    /// Returns the length of the longest increasing subsequence, the slow and obvious way.
    private func longestIncreasing(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(
                1 + (values.indices.prefix(index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }

    @Test("an item that goes from a deleted section to a new one is moved")
    func betweenWholeSections() throws {
        let old = NaiveSnapshot(sections: [.init(identifier: "A", items: [1, 2, 3])])
        let new = NaiveSnapshot(sections: [.init(identifier: "B", items: [9, 2])])
        let difference = try new.content.difference(from: old.content)
        #expect(
            difference.operations == [
                .deleteSection(0), .insertSection(0), .moveItem(ItemPlace(1, in: 0), to: ItemPlace(1, in: 0)),
            ])
    }

    @Test("moving one item to the front is one move, however many items there are")
    func oneMove() throws {
        let old = NaiveSnapshot(sections: [.init(identifier: "A", items: Array(0..<1000))])
        let new = NaiveSnapshot(sections: [.init(identifier: "A", items: [999] + Array(0..<999))])
        let difference = try new.content.difference(from: old.content)
        #expect(difference.operations == [.moveItem(ItemPlace(999, in: 0), to: ItemPlace(0, in: 0))])
    }
}

/// An identifier that pretends to be another one.
private struct Liar: Hashable, Sendable {
    var name: Int
    var hash: Int
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    static func == (one: Liar, other: Liar) -> Bool { one.name == other.name }
}

@Suite("Identifiers with inconsistent equality or hashes") struct LyingIdentifierTests {
    @Test("equal identifiers with different hashes give a valid batch", arguments: SeededGenerator.seeds(1..<101))
    func equalWithOtherHashes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func content() throws -> SnapshotContent<Int, Liar> {
            var content = SnapshotContent<Int, Liar>()
            try content.appendSections([0])
            for _ in 0..<20 {
                let liar = Liar(name: .random(in: 0..<8, using: &random), hash: .random(in: 0..<4, using: &random))
                // The content refuses the identifier if it notices the duplicate.
                try? content.appendItems([liar], toSection: 0)
            }
            return content
        }
        var old = try content()
        for _ in 0..<20 {
            let new = try content()
            let ledger = UpdateLedger(
                before: old.counts, operations: new.difference(from: old).operations, after: new.counts,
                knowsIdentities: true)
            _ = try UpdatePlan(ledger)
            old = new
        }
    }

    @Test("identifiers with one hash for all are slow, but correct")
    func oneHash() throws {
        var content = SnapshotContent<Int, Liar>()
        try content.appendSections([0])
        try content.appendItems((0..<100).map { Liar(name: $0, hash: 0) }, toSection: 0)
        #expect((0..<100).allSatisfy { content.place(ofItem: Liar(name: $0, hash: 0)) == ItemPlace($0, in: 0) })
        try content.deleteItems((0..<99).map { Liar(name: $0, hash: 0) })
        #expect(content.itemIdentifiers == [Liar(name: 99, hash: 0)])
    }

    /// A value that equals its neighbours: 1 equals 0 and 2, which are not equal.
    private struct Vague: Hashable, Sendable {
        var number: Int
        func hash(into hasher: inout Hasher) {}
        static func == (one: Vague, other: Vague) -> Bool { abs(one.number - other.number) <= 1 }
    }

    @Test("an identifier that equals two others counts as the first of them, with a warning")
    func vague() throws {
        var (old, new) = (SnapshotContent<Int, Vague>(), SnapshotContent<Int, Vague>())
        try old.appendSections([0])
        try old.appendItems([Vague(number: 1)], toSection: 0)
        try new.appendSections([0])
        try new.appendItems([Vague(number: 0), Vague(number: 2)], toSection: 0)
        let difference = new.difference(from: old)
        #expect(difference.operations == [.insertItem(ItemPlace(1, in: 0))])
        #expect(difference.matchedTwice == ItemPlace(1, in: 0))
    }
}
