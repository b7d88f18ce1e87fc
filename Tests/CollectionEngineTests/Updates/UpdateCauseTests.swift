import CollectionEngine
import Testing

@Suite("Likely causes of refused batches") struct UpdateCauseTests {
    @Test("each common mistake gets its likely cause", arguments: Wrong.all)
    func cause(test: Wrong) throws {
        let mistake = try UpdateMistake.made(
            test.before, test.operations, test.after, countedBefore: test.countedBefore, isNested: test.isNested)
        #expect(UpdateCause(of: mistake) == test.cause)
    }

    @Test("each likely cause has a test")
    func complete() {
        #expect(Set(Wrong.all.map(\.cause)) == Set(UpdateCause.allCases))
    }

    @Test("each likely cause has its own sentence and its own remedy")
    func texts() throws {
        var (sentences, remedies): (Set<Substring>, Set<Substring>) = ([], [])
        for test in Wrong.firstOfEach {
            let mistake = try UpdateMistake.made(
                test.before, test.operations, test.after, countedBefore: test.countedBefore, isNested: test.isNested)
            let lines = mistake.explanation.split(separator: "\n")
            let remedy = try #require(lines.firstIndex { $0.hasPrefix("Try: ") })
            sentences.insert(lines[remedy - 1])
            remedies.insert(lines[remedy])
            #expect(
                lines[(remedy + 1)...] == [
                    "Replay: UIKIT_REPLAY=\(mistake.ledger.token)", "More: Documentation/Debugging.md#invalid-update",
                ])
        }
        #expect(sentences.count == UpdateCause.allCases.count)
        #expect(remedies.count == UpdateCause.allCases.count)
    }
}

/// A batch as an app might write it, and what is wrong with it.
struct Wrong: Sendable {
    var cause: UpdateCause
    var before: [Int]
    var operations: [UpdateLedger.Operation]
    var after: [Int]
    var countedBefore = CountReading.Moment.layoutPass
    var isNested = false

    init(
        _ cause: UpdateCause, _ before: [Int], _ operations: [UpdateLedger.Operation], _ after: [Int],
        countedBefore: CountReading.Moment = .layoutPass, isNested: Bool = false
    ) {
        (self.cause, self.before, self.operations, self.after) = (cause, before, operations, after)
        (self.countedBefore, self.isNested) = (countedBefore, isNested)
    }

    static let all: [Wrong] = contradictions + indexes + itemCounts + sectionCounts

    static var firstOfEach: [Wrong] { UpdateCause.allCases.compactMap { cause in all.first { $0.cause == cause } } }

    private static let contradictions = [
        Wrong(.movedAndReloaded, [3], [.reload(0, 0), .move(0, 0, to: 0, 1)], [3]),
        Wrong(.deletedAndReloaded, [3], [.reload(0, 0), .delete(0, 0)], [2]),
        Wrong(.deletedAndMoved, [3], [.delete(0, 0), .move(0, 0, to: 0, 1)], [3]),
        Wrong(.insertedWhereMoved, [3], [.insert(0, 1), .move(0, 0, to: 0, 1)], [4]),
        Wrong(.movedTwice, [3], [.move(0, 0, to: 0, 2), .move(0, 1, to: 0, 2)], [3]),
        Wrong(.movedWithItsSection, [3, 3], [.deleteSection(0), .move(0, 0, to: 0, 0)], [4]),
        Wrong(.movedAndReloaded, [3, 3], [.reloadSection(0), .moveSection(0, to: 1)], [3, 3]),
    ]

    private static let indexes = [
        // R201: of eight items three are deleted at the front, and three are inserted at the end.
        Wrong(
            .insertedAtIndexBefore, [8],
            [.insert(0, 8), .insert(0, 9), .insert(0, 10), .delete(0, 0), .delete(0, 1), .delete(0, 2)], [8]),
        Wrong(.insertedAtIndexBefore, [1, 1], [.deleteSection(0), .insertSection(2)], [1, 1]),
        // Two are inserted at the front, and the last one is deleted, at an index that counts the new ones.
        Wrong(.deletedAtIndexAfter, [3], [.insert(0, 0), .insert(0, 1), .delete(0, 4)], [4]),
        Wrong(.indexBeforeMissing, [3], [.delete(0, 3)], [2]),
        Wrong(.indexBeforeMissing, [3], [.delete(7, 0)], [2]),
        Wrong(.indexMissing, [3], [.insert(0, -1)], [4]),
        // The last place is 2 when the item has left its own.
        Wrong(.insertedAtIndexBefore, [3], [.move(0, 0, to: 0, 3)], [3]),
        // Nothing was added to the model, so there is no place for it.
        Wrong(.notChanged, [4], [.insert(0, 4)], [4]),
        Wrong(.notChanged, [4], [.insertSection(1)], [4]),
    ]

    private static let itemCounts = [
        Wrong(.saidTwice, [5], [.delete(0, 0), .delete(0, 0)], [3]),
        // Section 0 is deleted; the item was in section 1, which is section 0 now.
        Wrong(.passedOverWithItsSection, [2, 3], [.deleteSection(0), .delete(0, 0)], [2]),
        Wrong(.nestedTwice, [3], [.insert(0, 0)], [5], isNested: true),
        Wrong(.nestedTwice, [3], [.insert(0, 0), .insert(0, 1)], [4], isNested: true),
        Wrong(.changedTwice, [3], [.insert(0, 0)], [5]),
        Wrong(.changedTwice, [5], [.delete(0, 0)], [3]),
        Wrong(.countedLate, [4], [.insert(0, 0)], [4], countedBefore: .startOfBatch),
        Wrong(.notChanged, [4], [.insert(0, 0)], [4]),
        Wrong(.notChanged, [4], [.delete(0, 0)], [4]),
        Wrong(.untold, [20], [], [22]),
        Wrong(.untold, [3, 3], [.delete(0, 0)], [2, 2]),
        Wrong(.insertedWithoutDeletion, [9], [.insert(0, 0), .insert(0, 1), .insert(0, 2)], [10]),
        Wrong(.deletedWithoutInsertion, [9], [.delete(0, 0), .delete(0, 1), .delete(0, 2)], [8]),
        Wrong(.miscounted, [9], [.delete(0, 0), .insert(0, 0), .insert(0, 1)], [7]),
        Wrong(.miscounted, [9, 9], [.move(0, 0, to: 1, 0), .delete(0, 1)], [6, 10]),
    ]

    private static let sectionCounts = [
        Wrong(.saidTwice, [1, 1, 1], [.deleteSection(0), .deleteSection(0)], [1]),
        Wrong(.changedTwice, [1], [.insertSection(0)], [1, 1, 1]),
        Wrong(.countedLate, [1], [.insertSection(0)], [1], countedBefore: .startOfBatch),
        Wrong(.notChanged, [1, 1], [.deleteSection(0)], [1, 1]),
        Wrong(.untold, [1], [.insert(0, 0)], [2, 1]),
        Wrong(
            .deletedWithoutInsertion, [1, 1, 1, 1], [.deleteSection(0), .deleteSection(1), .deleteSection(2)],
            [1, 1, 1]),
    ]
}
