import Foundation
import Testing
import UIKit
import UIKitTesting

/// Typical mistakes: each is found with any seed, is named, and is shown by a case small enough to understand.
@MainActor @Suite("Layout checker: flawed layouts") struct FlawedLayoutTests {
    /// - Parameters:
    ///   - also: Rules that the same mistake breaks with some seeds.
    ///   - items: The most items that the smallest case may have.
    ///   - steps: The most steps that the smallest case may have.
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

    @Test("the checker finds a layout that leaves out rows at a rectangle's edges") func edges() {
        expect(.everything, items: 0, steps: 0) { EdgesLeftOut() }
    }

    @Test("the checker finds a layout that returns nothing while content is pulled down") func pulled() {
        expect(.everything, items: 1, steps: 1) { NothingAbove() }
    }

    @Test("the checker finds a layout that returns all elements for each rectangle") func always() {
        expect(.nothingElse, items: 6, steps: 0) { EverythingAlways() }
    }

    @Test("the checker finds a layout that never empties its array") func neverEmptied() {
        expect(
            .once, also: [.repeatable, .single, .existing, .reachable, .stacked, .likeNew], items: 1, steps: 1
        ) { NeverEmptied() }
    }

    @Test("the checker finds a layout whose attributes depend on the rectangle") func middle() {
        expect(.repeatable, also: [.single], items: 0, steps: 0) { MiddleOfTheRectangle() }
    }

    @Test("the checker finds a layout that returns nil for single items") func noSingles() {
        expect(.single, items: 1, steps: 0) { NoSingleItems() }
    }

    @Test("the checker finds a layout that puts single items elsewhere") func singlesElsewhere() {
        expect(.single, items: 1, steps: 0) { SinglesNotMoved() }
    }

    @Test("the checker finds a layout that divides a width by zero gaps") func division() {
        expect(.finite, also: [.comingAndGoing], items: 1, steps: 0) { DividesByZero() }
    }

    @Test("the checker finds a layout whose last row is outside of its content") func lastRow() {
        expect(.reachable, items: 4, steps: 0) { LastRowOutside() }
    }

    @Test("the checker finds a layout whose content grows while it scrolls") func grows() {
        expect(.steady, items: 0, steps: 1) { ContentThatGrows() }
    }

    @Test("the checker finds a layout whose pinned headers are not in front") func pinnedBehind() {
        expect(.stacked, items: 3, steps: 1) { PinnedBehind() }
    }

    @Test("the checker finds a layout that changes pinned headers' attributes in place") func pinnedInPlace() {
        expect(.untouched, also: [.everything], items: 3, steps: 1) { PinnedInPlace() }
    }

    @Test("the checker finds a layout that prepares only once") func preparedOnce() {
        expect(.likeNew, also: [.existing], items: 1, steps: 1) { PreparedOnce() }
    }

    @Test("the checker finds a layout that keeps the attributes of deleted items") func deleted() {
        expect(.existing, also: [.likeNew], items: 1, steps: 1) { KeepsTheDeleted() }
    }

    @Test("the checker finds a layout that ignores a new width") func width() {
        expect(.likeNew, items: 0, steps: 1) { ForgetsTheWidth() }
    }

    @Test("the checker finds a layout whose deleted items end at another item's place") func goesElsewhere() {
        expect(.comingAndGoing, items: 2, steps: 1) { GoesElsewhere() }
    }

    @Test("the checker finds a delegate that invalidates the layout while scrolling") func invalidates() {
        expect(.prepared, items: 3, steps: 1, delegate: { InvalidatesWhileScrolling() }) { RowsLayout() }
    }

    @Test("the checker finds a layout that changes super's attributes") func changesSuper() {
        expect(.copiesSuper, items: 1, steps: 0) { MovesWhatSuperKeeps() }
    }

    @Test("the checker finds attributes that lose a property when copied") func notCopied() {
        expect(.copied, items: 2, steps: 0) { RowsNotCopied() }
    }

    @Test("the checker finds attributes that are equal despite different properties") func notCompared() {
        expect(.compared, items: 2, steps: 0) { RowsNotCompared() }
    }
}
