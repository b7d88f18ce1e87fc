import CollectionEngine
import Testing

@Suite("Explanations of refused batches") struct UpdateExplanationTests {
    @Test("items that do not add up are explained with their counts (R221)")
    func items() throws {
        let mistake = try UpdateMistake.made([20], [], [22])
        #expect(
            mistake.explanation == """
                Invalid update: invalid number of items in section 0. The number of items contained in an existing section \
                after the update (22) must be equal to the number of items contained in that section before the update (20), \
                plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or \
                minus the number of items moved into or out of that section (0 moved in, 0 moved out).
                  before         20 items, counted in layout pass 41
                  your changes   0 inserted, 0 deleted, 0 moved in, 0 moved out   ->  20 expected
                  after          22 items, says the data source, counted at the end of this batch, after layout pass 42
                The model gained 2 items in section 0 outside performBatchUpdates, or the app didn't tell the collection view.
                Try: change the model inside the updates closure and tell each change there, or call reloadData().
                Replay: UIKIT_REPLAY=u1-20::22:l41e42
                More: Documentation/Debugging.md#invalid-update
                """)
    }

    @Test("sections that do not add up are explained with their counts (R220)")
    func sections() throws {
        let mistake = try UpdateMistake.made([1, 1], [.deleteSection(0)], [1, 1], countedBefore: .question)
        let lines = mistake.explanation.split(separator: "\n")
        #expect(
            lines[..<5] == [
                """
                Invalid update: invalid number of sections. The number of sections contained in the collection view after the \
                update (2) must be equal to the number of sections contained in the collection view before the update (2), \
                plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
                """,
                "  before         2 sections, counted when the app asked for the number, after layout pass 41",
                "  your changes   0 inserted, 1 deleted   ->  1 expected",
                "  after          2 sections, says the data source, counted at the end of this batch, after layout pass 42",
                "The app didn't change the model in the updates closure.",
            ])
    }

    @Test("a section is named by its number after the update, and by the one before")
    func renumbered() throws {
        let lines = try UpdateMistake.made([4, 3], [.deleteSection(0)], [2]).explanation.split(separator: "\n")
        #expect(lines[0].hasPrefix("Invalid update: invalid number of items in section 0. "))
        #expect(lines[1].hasPrefix("  before         3 items in section 1, counted"))
        #expect(
            lines[3].hasPrefix("  after          2 items in the same section, which is 0 now, says the data source"))
    }

    @Test("the operations come first when they are the mistake")
    func conflict() throws {
        let mistake = try UpdateMistake.made(
            [5], [.move(0, 4, to: 0, 1), .reload(0, 4)], [5], countedBefore: .startOfBatch)
        #expect(
            mistake.explanation == """
                  asked          Reload item (0 - 4)
                  and            Move item (0 - 4) to (0 - 1)
                  before         1 section with item counts: [5], counted at the start of this batch, after layout pass 41
                  after          1 section with item counts: [5], counted at the end of this batch, after layout pass 42
                A reload replaces the item or section, so the same batch can't move it.
                Try: move in this batch, and reload in its completion, at the new index path; or call reconfigureItems(at:) then.
                Replay: UIKIT_REPLAY=u1-5:M0.4.0.1_R0.4:5:s41e42
                More: Documentation/Debugging.md#invalid-update
                """)
    }

    @Test("an index that doesn't exist is explained with the counts of its section")
    func outOfBounds() throws {
        let lines = try UpdateMistake.made([4], [.insert(0, 4)], [4]).explanation.split(separator: "\n")
        #expect(
            lines[..<5] == [
                "  asked          Insert item (0 - 4)", "  before         4 items, counted in layout pass 41",
                "  your changes   1 inserted, 0 deleted, 0 moved in, 0 moved out   ->  5 expected",
                "  after          4 items, says the data source, counted at the end of this batch, after layout pass 42",
                "The app didn't change the model in the updates closure.",
            ])
    }

}
