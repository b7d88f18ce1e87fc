import Foundation
import Testing
import UIKit
import UIKitTesting

/// Mistakes as they are made, each found, with any dice, named, and shown by a case that a person can hold in their head.
@MainActor @Suite("Layout checker: flawed layouts") struct FlawedLayoutTests {
    /// - Parameters:
    ///   - also: Rules that the same mistake breaks with some dice.
    ///   - items: The most that the smallest case may have.
    ///   - steps: The most that may happen in it.
    private func expect(
        _ rule: LayoutRule, also others: Set<LayoutRule> = [], items: Int, steps: Int,
        delegate: @escaping @MainActor () -> (any UICollectionViewDelegate)? = { nil },
        _ layout: @escaping @MainActor () -> UICollectionViewLayout
    ) {
        var checker = LayoutChecker(items: [3, 0, 20], layout)
        checker.seed = ProcessInfo.processInfo.environment["UIKIT_SEED"].flatMap { UInt64($0) } ?? 1
        checker.makeDelegate = delegate
        let report = checker.check()
        #expect(others.union([rule]).isSuperset(of: report.findings.map(\.rule)), "\(report)")
        guard let finding = report[rule] else {
            Issue.record("\(rule) was not found: \(report)")
            return
        }
        #expect(finding.items.reduce(0, +) <= items, "\(finding)")
        #expect(finding.steps.count <= steps, "\(finding)")
    }

    @Test("rows at a rectangle's edges are left out") func edges() {
        expect(.everything, items: 0, steps: 0) { EdgesLeftOut() }
    }

    @Test("nothing is answered while the content is pulled down") func pulled() {
        expect(.everything, items: 1, steps: 1) { NothingAbove() }
    }

    @Test("all is answered, whatever the rectangle") func always() {
        expect(.nothingElse, items: 6, steps: 0) { EverythingAlways() }
    }

    @Test("the array of the last time is not emptied") func neverEmptied() {
        expect(
            .once, also: [.repeatable, .single, .existing, .reachable, .stacked, .likeNew], items: 1, steps: 1
        ) { NeverEmptied() }
    }

    @Test("the answer depends on the rectangle") func middle() {
        expect(.repeatable, also: [.single], items: 0, steps: 0) { MiddleOfTheRectangle() }
    }

    @Test("single items are not answered") func noSingles() {
        expect(.single, items: 1, steps: 0) { NoSingleItems() }
    }

    @Test("single items are elsewhere") func singlesElsewhere() {
        expect(.single, items: 1, steps: 0) { SinglesNotMoved() }
    }

    @Test("what is left of a width is divided by no gaps") func division() {
        expect(.finite, also: [.comingAndGoing], items: 1, steps: 0) { DividesByZero() }
    }

    @Test("the last row is outside the content") func lastRow() {
        expect(.reachable, items: 4, steps: 0) { LastRowOutside() }
    }

    @Test("the content grows while it scrolls") func grows() {
        expect(.steady, items: 0, steps: 1) { ContentThatGrows() }
    }

    @Test("pinned headers are not in front") func pinnedBehind() {
        expect(.stacked, items: 3, steps: 1) { PinnedBehind() }
    }

    @Test("pinned headers are moved in place") func pinnedInPlace() {
        expect(.untouched, also: [.everything], items: 3, steps: 1) { PinnedInPlace() }
    }

    @Test("all is prepared only once") func preparedOnce() {
        expect(.likeNew, also: [.existing], items: 1, steps: 1) { PreparedOnce() }
    }

    @Test("cells of deleted items are kept") func deleted() {
        expect(.existing, also: [.likeNew], items: 1, steps: 1) { KeepsTheDeleted() }
    }

    @Test("another width is not noticed") func width() {
        expect(.likeNew, items: 0, steps: 1) { ForgetsTheWidth() }
    }

    @Test("an item goes to where another one is") func goesElsewhere() {
        expect(.comingAndGoing, items: 2, steps: 1) { GoesElsewhere() }
    }

    @Test("scrolling invalidates the layout from outside") func invalidates() {
        expect(.prepared, items: 3, steps: 1, delegate: { InvalidatesWhileScrolling() }) { RowsLayout() }
    }

    @Test("what super keeps is changed") func changesSuper() {
        expect(.copiesSuper, items: 1, steps: 0) { MovesWhatSuperKeeps() }
    }

    @Test("attributes lose a property when they are copied") func notCopied() {
        expect(.copied, items: 2, steps: 0) { RowsNotCopied() }
    }

    @Test("attributes that differ in a property are equal") func notCompared() {
        expect(.compared, items: 2, steps: 0) { RowsNotCompared() }
    }
}
