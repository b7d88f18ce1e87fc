import CollectionEngine
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// Rows of 50 points in a view of 100 x 200, in no window.
@MainActor @Suite("Visible elements of a built-in layout") struct RangeDisplayTests {
    private let layout = UICollectionViewLayout.rows

    private func view(_ source: NumberSource) -> UICollectionView {
        let view = UICollectionView.numbers(source, size: CGSize(width: 100, height: 200), layout: layout)
        view.layoutIfNeeded()
        return view
    }

    private func scroll(_ view: UICollectionView, to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    @Test("the items in view are kept as one range for each section") func runs() {
        let source = NumberSource(counts: [3, 0, 9])
        let view = view(source)
        #expect(view.ranges.visibleItems.runs == [.init(section: 0, items: 0..<3), .init(section: 2, items: 0..<1)])
        scroll(view, to: 75)
        // From 75 to 275 rows 1 to 5 are in view, and three of these belong to the last section.
        #expect(view.ranges.visibleItems.runs == [.init(section: 0, items: 1..<3), .init(section: 2, items: 0..<3)])
        #expect(view.elements.keys.sorted() == (1..<3).map { .cell($0, in: 0) } + (0..<3).map { .cell($0, in: 2) })
    }

    @Test("scrolling touches only the views that enter or leave") func touched() throws {
        let source = NumberSource(counts: [100])
        let view = view(source)
        let staying = try #require(view.cellForItem(at: [0, 2]) as? NumberCell)
        let (applied, asked) = (staying.applied.count, view.trace.cellsCreated)
        #expect(asked == 4)
        scroll(view, to: 50)
        #expect(view.trace.comparisons == 0 && staying.applied.count == applied)
        #expect(view.trace.cellsCreated + view.trace.cellsReused == asked + 1)
        scroll(view, to: 60)
        scroll(view, to: 70)
        // Row 5 came in at 60, and nothing changed at 70.
        #expect(view.trace.cellsCreated + view.trace.cellsReused == asked + 2 && view.trace.comparisons == 0)
    }

    @Test("after an invalidation every view is compared with the layout, once") func compared() {
        let source = NumberSource(counts: [100])
        let view = view(source)
        layout.itemSize.height = 40
        view.layoutIfNeeded()
        // The four rows from before are compared, and one more fits.
        #expect(view.trace.comparisons == 4 && view.elements.count == 5)
        #expect(view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 120, width: 100, height: 40))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.trace.comparisons == 4)
    }

    @Test("headers come and go with their sections") func headers() {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let source = NumberSource(counts: [3, 9])
        let view = view(source)
        // Headers are at 0 to 20 and 170 to 190, rows at 20 to 170 and from 190 on.
        let headers: () -> [ElementKey] = { view.elements.keys(where: { !$0.isCell }) }
        #expect(headers().map(\.section) == [0, 1] && view.ranges.visibleItems.runs.last?.items == 0..<1)
        scroll(view, to: 20)
        #expect(headers().map(\.section) == [1])
        scroll(view, to: 0)
        #expect(headers().map(\.section) == [0, 1] && headers().allSatisfy { $0.kind == .header })
        #expect(view.trace.supplementaryViewsCreated == 2 && view.trace.supplementaryViewsReused == 1)
    }

    @Test("without data, or after a reload without items, no item is visible") func nothing() {
        let source = NumberSource(counts: [])
        let view = view(source)
        #expect(view.ranges.visibleItems.runs.isEmpty && view.elements.count == 0)
        source.counts = [2]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.ranges.visibleItems.runs == [.init(section: 0, items: 0..<2)])
        source.counts = []
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.ranges.visibleItems.runs.isEmpty && view.elements.count == 0)
    }

    @Test("checkInvariants reports cells that are shown and not in view") func invariants() {
        let source = NumberSource(counts: [9])
        let view = view(source)
        var mistakes: [String] = []
        view.ranges.checkInvariants { mistakes.append($0) }
        #expect(mistakes == [])
        view.ranges.forget()
        view.ranges.checkInvariants { mistakes.append($0) }
        #expect(mistakes.count == 4)
        view.reloadData()
        view.layoutIfNeeded()
    }

    @Test("wherever the content is, the views shown meet the bounds", arguments: SeededGenerator.seeds(0..<20))
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<5).map { _ in Int.random(in: 0...6, using: &random) }
        layout.headerReferenceSize = CGSize(width: 0, height: Int.random(in: 0...1, using: &random) * 15)
        let source = NumberSource(counts: counts)
        let view = view(source)
        for _ in 0..<15 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                layout.itemSize.height = CGFloat(Int.random(in: 10...80, using: &random))
            }
            scroll(view, to: CGFloat(Int.random(in: -50...1200, using: &random)))
            // All elements below each other, checked one by one.
            var expected: [ElementKey: CGFloat] = [:]
            var y: CGFloat = 0
            func lay(_ key: ElementKey, _ height: CGFloat) {
                if height > 0, y < view.bounds.maxY, y + height > view.bounds.minY { expected[key] = y }
                y += height
            }
            for (section, count) in counts.enumerated() {
                lay(ElementKey(kind: .header, section: section, item: 0), layout.headerReferenceSize.height)
                for item in 0..<count { lay(.cell(item, in: section), layout.itemSize.height) }
            }
            let shown = Dictionary(
                uniqueKeysWithValues: view.elements.keys.map { ($0, view.elements[$0]?.frame.minY ?? .nan) })
            #expect(shown == expected, "UIKIT_SEED=\(seed)")
        }
    }
}
