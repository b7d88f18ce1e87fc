import CollectionEngine
import Testing

@Suite("Headlines of refused batches") struct UpdateHeadlineTests {
    @Test("counts that do not add up have the headline of iOS 16.4 and later (R222)")
    func counts() throws {
        let mistake = try UpdateMistake.made([30], [.delete(0, 0), .insert(0, 0)], [29, 4])
        #expect(
            mistake.headline == """
                Invalid batch updates detected: the number of sections and/or items returned by the data source before \
                and/or after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with item counts: [30] }
                Data source after updates = { 2 sections with item counts: [29, 4] }
                Updates = [
                \tDelete item (0 - 0),
                \tInsert item (0 - 0)
                ]
                Collection view: <grid>
                """)
    }

    @Test("without operations the list of updates is empty")
    func nothing() throws {
        #expect(try UpdateMistake.made([1], [], [2]).headline.hasSuffix("\nUpdates = [\n]\nCollection view: <grid>"))
    }

    @Test("every kind of operation has a line in the list")
    func operations() throws {
        let operations: [UpdateLedger.Operation] = [
            .reload(0, 1), .move(0, 2, to: 0, 0), .insertSection(1), .deleteSection(1), .reloadSection(2),
            .moveSection(3, to: 3),
        ]
        let lines = try UpdateMistake.made([4, 1, 1, 1], operations, [4, 1, 1, 1, 1]).headline.split(separator: "\n")
        #expect(
            lines[4..<10] == [
                "\tReload item (0 - 1),", "\tMove item (0 - 2) to (0 - 0),", "\tInsert section (1),",
                "\tDelete section (1),",
                "\tReload section (2),", "\tMove section (3) to (3)",
            ])
    }

    @Test("of more than twenty operations the middle is left out, and counted")
    func long() throws {
        let deletions = (0..<1_000).map { UpdateLedger.Operation.delete(0, $0) }
        let mistake = try UpdateMistake.made(
            [1_000] + Array(repeating: 1, count: 20), deletions, Array(repeating: 1, count: 21))
        let lines = mistake.headline.split(separator: "\n")
        #expect(lines.count == 27)
        #expect(lines[1].contains("21 sections with item counts: [1000, 1, 1, 1, 1, 1, 1, 1, 1, 1, … 1 left out …, 1,"))
        #expect(lines[13] == "\tDelete item (0 - 9)," && lines[14] == "\t… 980 left out …,")
        #expect(lines[15] == "\tDelete item (0 - 990),")
    }

    @Test("an index that doesn't exist has UIKit's headline (R223)", arguments: OutOfBounds.all)
    func outOfBounds(test: OutOfBounds) throws {
        #expect(try UpdateMistake.made([2], [test.operation], [3]).headline == test.headline)
    }

    @Test("operations that contradict each other have UIKit's headline (R223)", arguments: Contradiction.all)
    func conflict(test: Contradiction) throws {
        #expect(try UpdateMistake.made([3, 3], test.operations, [3, 3]).headline == test.headline)
        #expect(try UpdateMistake.made([3, 3], test.operations.reversed(), [3, 3]).headline == test.headline)
    }
}

/// One operation on a section of two items, which has three afterwards.
struct OutOfBounds: Sendable {
    var operation: UpdateLedger.Operation
    var headline: String

    static let all: [OutOfBounds] = items + sections

    private static let items = [
        OutOfBounds(
            operation: .delete(0, 2),
            headline: "attempt to delete item 2 from section 0 which only contains 2 items before the update"),
        OutOfBounds(
            operation: .reload(0, -1),
            headline: "attempt to delete item -1 from section 0 which only contains 2 items before the update"),
        OutOfBounds(
            operation: .delete(4, 1),
            headline: "attempt to delete item 1 from section 4, but there are only 1 sections before the update"),
        OutOfBounds(
            operation: .insert(0, 3),
            headline:
                "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"),
        OutOfBounds(
            operation: .insert(1, 0),
            headline: "attempt to insert item 0 into section 1, but there are only 1 sections after the update"),
        OutOfBounds(
            operation: .move(0, 2, to: 0, 0),
            headline: "attempt to move item 2 from section 0 which only contains 2 items before the update"),
        OutOfBounds(
            operation: .move(0, 0, to: 0, 3),
            headline: """
                attempt to move item at index path \(path(0, 0)) to \(path(0, 3)), but there are only 3 items in section 0 after \
                the update
                """),
    ]

    private static let sections = [
        OutOfBounds(
            operation: .insertSection(1),
            headline: "attempt to insert section 1 but there are only 1 sections after the update"),
        OutOfBounds(
            operation: .deleteSection(1),
            headline: "attempt to delete section 1, but there are only 1 sections before the update"),
        OutOfBounds(
            operation: .reloadSection(.max),
            headline: "attempt to delete section \(Int.max), but there are only 1 sections before the update"),
        OutOfBounds(
            operation: .moveSection(1, to: 0),
            headline: "attempt to move section 1, but there are only 1 sections before the update"),
        OutOfBounds(
            operation: .moveSection(0, to: 1),
            headline: "attempt to move section 0 to section 1, but there are only 1 sections after the update"),
    ]
}

/// Operations on two sections of three items that cannot both be carried out.
struct Contradiction: Sendable {
    var operations: [UpdateLedger.Operation]
    var headline: String

    init(_ operations: [UpdateLedger.Operation], _ headline: String) {
        self.operations = operations
        self.headline = headline
    }

    static let all: [Contradiction] = items + sections + itemsOfSections

    private static let items = [
        Contradiction(
            [.delete(0, 1), .reload(0, 1)], "attempt to delete and reload the same index path (\(path(0, 1)))"),
        Contradiction(
            [.delete(0, 1), .move(0, 1, to: 0, 0)],
            "attempt to perform a delete and a move from the same index path (\(path(0, 1)))"),
        Contradiction(
            [.reload(0, 1), .move(0, 1, to: 0, 0)],
            "attempt to perform a delete and a move from the same index path (\(path(0, 1)))"),
        Contradiction(
            [.insert(0, 2), .move(0, 1, to: 0, 2)],
            "attempt to perform an insert and a move to the same index path (\(path(0, 2)))"),
        Contradiction(
            [.move(0, 1, to: 0, 0), .move(0, 1, to: 0, 2)],
            "attempt to move item at index path \(path(0, 1)) to both \(path(0, 0)) and \(path(0, 2))"),
        Contradiction(
            [.move(0, 0, to: 0, 2), .move(0, 1, to: 0, 2)],
            "attempt to move both item at index path \(path(0, 0)) and \(path(0, 1)) to \(path(0, 2))"),
    ]

    private static let sections = [
        Contradiction([.deleteSection(1), .reloadSection(1)], "attempt to delete and reload the same section (1)"),
        Contradiction(
            [.deleteSection(1), .moveSection(1, to: 0)],
            "attempt to perform a delete and a move from the same section (1)"),
        Contradiction(
            [.reloadSection(1), .moveSection(1, to: 0)],
            "attempt to perform a delete and a move from the same section (1)"),
        Contradiction(
            [.insertSection(0), .moveSection(1, to: 0)],
            "attempt to perform an insert and a move to the same section (0)"),
        Contradiction(
            [.moveSection(0, to: 0), .moveSection(0, to: 1)],
            "attempt to move section 0 to both section 0 and section 1"),
        Contradiction(
            [.moveSection(0, to: 1), .moveSection(1, to: 1)],
            "attempt to move both section 0 and section 1 to section 1"),
    ]

    private static let itemsOfSections = [
        Contradiction([.deleteSection(1), .move(1, 0, to: 0, 0)], "cannot move an item from a deleted section (1)"),
        Contradiction([.reloadSection(1), .move(1, 0, to: 0, 0)], "cannot move an item from a deleted section (1)"),
        Contradiction(
            [.insertSection(1), .move(0, 0, to: 1, 0)], "cannot move an item into a newly inserted section (1)"),
        Contradiction(
            [.reloadSection(1), .move(0, 0, to: 1, 0)], "cannot move an item into a newly inserted section (1)"),
    ]
}

private func path(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
}
