import TestSupport
import Testing

@testable import CollectionEngine

@Suite("Snapshots") struct SnapshotContentTests {
    @Test("random changes agree with a naive snapshot", arguments: SeededGenerator.seeds(1..<41))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (paper, content) = (NaiveSnapshot(), SnapshotContent<String, Int>())
        for step in 0..<300 {
            try paper.changeAtRandom(along: &content, by: &random)
            let hint: Comment = "step \(step); UIKIT_SEED=\(seed)"
            try #require(content.sectionIdentifiers == paper.sections.map(\.identifier), hint)
            try #require(content.itemIdentifiers == paper.items, hint)
            for (index, item) in paper.items.enumerated() {
                #expect(content.index(ofItem: item) == index, hint)
                #expect(content.place(ofItem: item) == paper.place(of: item), hint)
            }
            content.checkInvariants { Issue.record("\($0); \(hint)") }
        }
    }

    @Test("a copy of a snapshot changes independently")
    func copies() throws {
        var one = SnapshotContent<Int, String>()
        try one.appendSections([0])
        try one.appendItems(["a", "b"], toSection: 0)
        var two = one
        try one.appendItems(["c"], toSection: 0)
        try two.appendItems(["d"], toSection: 0)
        #expect(one.itemIdentifiers == ["a", "b", "c"])
        #expect(two.itemIdentifiers == ["a", "b", "d"])
        // "c" and "d" have the same number in their tables, and are not the same item.
        #expect(
            two.difference(from: one).operations == [
                .insertItem(ItemPlace(2, in: 0)), .deleteItem(ItemPlace(2, in: 0)),
            ])
    }

    @Test("deleted identifiers are released")
    func lettingGo() throws {
        final class Name: Sendable, Hashable {
            static func == (one: Name, other: Name) -> Bool { one === other }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        var content = SnapshotContent<Int, Name>()
        try content.appendSections([0])
        let stays = Name()
        try content.appendItems([stays], toSection: 0)
        weak var gone: Name?
        do {
            let name = Name()
            gone = name
            try content.appendItems([name], toSection: 0)
            try content.deleteItems([name])
        }
        #expect(gone == nil)
        #expect(content.itemIdentifiers == [stays])
    }

    @Test("1,000 insertions at the front and as many look-ups number items at most 1,000 times")
    func insertionsInFront() throws {
        var content = SnapshotContent<Int, Int>()
        try content.appendSections([0])
        try content.appendItems([-1], toSection: 0)
        for item in 0..<1000 { try content.insertItems([item], .before, item - 1) }
        #expect(content.itemIdentifiers == Array((-1..<1000).reversed()))
        for item in 0..<1000 { #expect(content.place(ofItem: item) == ItemPlace(999 - item, in: 0)) }
    }
}

@Suite("Changes that snapshots refuse") struct SnapshotMistakeTests {
    private func content() throws -> SnapshotContent<String, String> {
        var content = SnapshotContent<String, String>()
        try content.appendSections(["A", "B"])
        try content.appendItems(["a1", "a2"], toSection: "A")
        return content
    }

    @Test("two equal identifiers are named, with their places")
    func repeated() throws {
        var content = try content()
        let mistake = #expect(throws: SnapshotMistake.self) {
            try content.appendItems(["x", "y", "x"], toSection: "B")
        }
        #expect(
            mistake?.headline
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}")
        #expect(
            mistake?.explanation == """
                  seen           x at 0 and at 2 of the 3 identifiers given
                  expected       each identifier once
                  likely cause   two different items have identifiers that are equal by == and hash
                  try            give each item an identifier of its own, such as a UUID, instead of what it shows
                """)
        #expect(content.itemIdentifiers == ["a1", "a2"])
    }

    @Test("a section that exists already is named with its index")
    func existing() throws {
        var content = try content()
        let mistake = #expect(throws: SnapshotMistake.self) { try content.insertSections(["C", "B"], .after, "A") }
        #expect(mistake?.explanation.contains("seen           B, which is section 1") == true)
        #expect(content.sectionIdentifiers == ["A", "B"])
    }

    @Test("a refused change leaves no new identifier behind")
    func nothingChanges() throws {
        var content = try content()
        #expect(throws: SnapshotMistake.self) { try content.insertItems(["new", "a1"], .after, "a1") }
        #expect(throws: SnapshotMistake.self) { try content.insertItems(["new", "a1", "a1"], .after, "a2") }
        #expect(content.place(ofItem: "new") == nil)
        try content.appendItems(["new"], toSection: "B")
        #expect(content.place(ofItem: "new") == ItemPlace(0, in: 1))
        content.checkInvariants { Issue.record("\($0)") }
    }
}
