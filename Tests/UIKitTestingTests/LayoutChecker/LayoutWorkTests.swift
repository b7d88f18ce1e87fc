import Testing
import UIKit

@testable import UIKitTesting

/// What a scroll step costs, by counts that are the same on every machine.
@MainActor @Suite("Layout checker: the work of a scroll step") struct LayoutWorkTests {
    /// Looks at each row, although a binary search is possible.
    private final class LooksAtEachRow: RowsLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            ordered.filter { $0.frame.intersects(rect) }
        }
    }

    /// Follows the scroll position, and computes everything again at each.
    private final class PreparesAlways: RowsLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    private func work(_ layout: @escaping @MainActor () -> UICollectionViewLayout) -> LayoutWork {
        LayoutChecker(items: [], layout).measureWork()
    }

    @Test("a flow layout's work is the same for any number of items") func flow() {
        let work = work { BuiltInLayouts.flow() }
        #expect(work.samples.map(\.items) == [1_000, 10_000, 100_000])
        #expect(work.countedGrowth == .constant, "\(work)")
        #expect(work.samples.allSatisfy { $0.prepares == 0 && $0.attributesRead < 1 }, "\(work)")
    }

    @Test("the work of a binary search grows with the logarithm of the number of items") func halving() {
        let work = work { RowsLayout() }
        #expect(work.countedGrowth <= .logarithmic, "\(work)")
        #expect(!work.isPreparedByScrolling)
        // 12 steps of 48 points cross one page of 480, so the layout is called once or twice.
        #expect(work.samples.allSatisfy { $0.queries * 12 <= 3 }, "\(work)")
    }

    @Test("the work of looking at each row grows with the number of rows") func scan() {
        let work = work { LooksAtEachRow() }
        #expect(work.countedGrowth == .linear, "\(work)")
    }

    @Test("the work of preparing in each step grows with the number of rows") func prepares() {
        let work = work { PreparesAlways() }
        #expect(work.countedGrowth == .linear, "\(work)")
        #expect(work.isPreparedByScrolling)
        #expect(work.samples.map(\.prepares) == [1, 1, 1])
    }

    @Test("more work than the caller allows is a finding") func allowed() {
        var checker = LayoutChecker(items: [2]) { LooksAtEachRow() }
        checker.runs = 0
        #expect(checker.check().findings.isEmpty, "it isn't measured unless the caller says so")
        checker.scrolling = .logarithmic
        let report = checker.check()
        #expect(report.findings.map(\.rule) == [.work])
        #expect(report[.work]?.description.contains("O(log n) at most") == true)
        checker.scrolling = .linear
        #expect(checker.check().findings.isEmpty)
    }

    @Test(
        "a list of counts is constant, logarithmic or linear",
        arguments: [
            ([5, 5, 5], LayoutGrowth.constant), ([10, 13, 16], .constant), ([100, 133, 166], .logarithmic),
            ([1000, 10_000, 100_000], .linear), ([0, 0, 3], .constant),
        ])
    func growth(counts: [Double], growth: LayoutGrowth) { #expect(LayoutGrowth(counts, noise: 8) == growth) }
}
