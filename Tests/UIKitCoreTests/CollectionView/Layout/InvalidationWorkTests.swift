import Testing
import UIKit
import UIKitTesting

@testable import CollectionEngine
@testable import UIKitCore
@testable import UIKitTestSupport

/// Counts, for each kind of invalidation context, that only marked work is done again.
@MainActor @Suite("The work after an invalidation") struct InvalidationWorkTests {
    private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 2)
    private let source = NumberSource(counts: [20, 20])
    private let delegate = RowDelegate()
    private let flow = UICollectionViewFlowLayout()
    private let header = UICollectionView.elementKindSectionHeader

    /// Rows of 40 points, 10 apart; headers of 30.
    private func show() -> UICollectionView {
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 400), layout: flow)
        view.delegate = delegate
        stage.show(view)
        delegate.asked = []
        return view
    }

    private func invalidate(
        _ view: UICollectionView, metrics: Bool = false, attributes: Bool = false,
        _ mark: (UICollectionViewFlowLayoutInvalidationContext) -> Void = { _ in }
    ) -> PassTrace {
        let before = view.trace
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = metrics
        context.invalidateFlowLayoutAttributes = attributes
        mark(context)
        flow.invalidateLayout(with: context)
        stage.settle()
        var work = PassTrace()
        work.prepares = view.trace.prepares - before.prepares
        work.solves = view.trace.solves - before.solves
        work.delegateSizeQuestions = view.trace.delegateSizeQuestions - before.delegateSizeQuestions
        work.comparisons = view.trace.comparisons - before.comparisons
        return work
    }

    private func frame(_ section: Int, _ item: Int) -> CGRect? {
        flow.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("when the app resizes a cell, no layout pass follows (R129)")
    func resizedCell() throws {
        let view = show()
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let below = try #require(view.cellForItem(at: [0, 1])).frame
        let passes = view.trace.passes
        cell.frame.size.height = 70
        stage.settle()
        #expect(view.trace.passes == passes)
        #expect(cell.frame.height == 70)
        #expect(view.cellForItem(at: [0, 1])?.frame == below)
    }

    @Test("invalidating metrics asks the delegate about every item, and solves the whole layout")
    func metrics() {
        let view = show()
        #expect(view.trace.solves == 1)
        #expect(view.trace.delegateSizeQuestions == 40)
        let work = invalidate(view, metrics: true)
        #expect(work.solves == 1)
        #expect(work.delegateSizeQuestions == 40)
        // These are a header and eight rows.
        #expect(work.comparisons == 9)
    }

    @Test("invalidating attributes alone solves the whole layout, and doesn't ask the delegate")
    func attributes() {
        let view = show()
        let work = invalidate(view, attributes: true)
        #expect(work.solves == 1)
        #expect(work.delegateSizeQuestions == 0)
        #expect(delegate.asked.isEmpty)
        #expect(work.comparisons == 9)
    }

    @Test("invalidating items alone asks the delegate about those, solves nothing, and moves the rest")
    func items() {
        let view = show()
        delegate.heights[[0, 3]] = 100
        delegate.heights[[0, 5]] = 777
        let work = invalidate(view) { $0.invalidateItems(at: [[0, 3], [0, 99], [7, 0]]) }
        #expect(work.solves == 0)
        #expect(work.delegateSizeQuestions == 1)
        #expect(delegate.asked == [[0, 3]])
        #expect(frame(0, 3) == CGRect(x: 0, y: 180, width: 320, height: 100))
        #expect(frame(0, 4)?.minY == 290)
        #expect(frame(0, 5)?.height == 40, "that one was not asked about")
        #expect(view.cellForItem(at: [0, 4])?.frame.minY == 290)
        #expect(view.contentSize.height == 2100, "twice 30 and 20 rows, and 60 more")

        // The new size is still known when all is solved again.
        _ = invalidate(view, attributes: true)
        #expect(delegate.asked == [[0, 3]])
        #expect(frame(0, 4)?.minY == 290)
    }

    @Test("invalidating items and attributes asks about those items, and solves the whole layout")
    func itemsAndAttributes() {
        let view = show()
        delegate.heights[[0, 3]] = 100
        let work = invalidate(view, attributes: true) { $0.invalidateItems(at: [[0, 3]]) }
        #expect(work.solves == 1)
        #expect(work.delegateSizeQuestions == 1)
        #expect(frame(0, 4)?.minY == 290)
    }

    @Test("an invalidated item that keeps its size moves nothing, and no cell is compared")
    func unchangedItem() {
        let view = show()
        let work = invalidate(view) { $0.invalidateItems(at: [[0, 3]]) }
        #expect(work.delegateSizeQuestions == 1)
        #expect(work.solves == 0)
        #expect(work.comparisons == 1, "the header")
    }

    @Test("invalidating headers asks about those, and solves the layout only if one changed its size")
    func headers() {
        let view = show()
        let idle = invalidate(view) { $0.invalidateSupplementaryElements(ofKind: header, at: [[0, 0]]) }
        #expect(idle.solves == 0)
        #expect(idle.delegateSizeQuestions == 0)
        #expect(idle.comparisons == 1)
        delegate.headerHeight = 50
        let work = invalidate(view) { $0.invalidateSupplementaryElements(ofKind: header, at: [[0, 0]]) }
        #expect(work.solves == 1)
        #expect(work.delegateSizeQuestions == 0)
        #expect(frame(0, 0)?.minY == 50)
        #expect(view.contentSize.height == 2060, "the other header was not asked about")
    }

    @Test("an empty context, an adjustment and a decoration view cause no comparison of cells")
    func nothing() {
        let view = show()
        let work = invalidate(view) {
            $0.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
            $0.invalidateDecorationElements(ofKind: "shelf", at: [[0, 0]])
        }
        #expect(work.solves == 0)
        #expect(work.delegateSizeQuestions == 0)
        #expect(work.comparisons == 1, "the header")
        #expect(view.contentOffset.y == 5)
    }

    @Test("reloadData asks for all sizes and counts again")
    func everything() {
        let view = show()
        source.counts = [3]
        let before = view.trace
        view.reloadData()
        stage.settle()
        #expect(view.trace.solves == before.solves + 1)
        #expect(view.trace.delegateSizeQuestions == before.delegateSizeQuestions + 3)
        #expect(view.contentSize.height == 170)
    }

    @Test("a cell that sizes itself is asked again when its item is invalidated")
    func measured() throws {
        let list = SizingList(heights: [29, 29, 29])
        stage.show(list.view)
        let cell = try #require(list.view.cellForItem(at: [0, 1]) as? SizedCell)
        cell.height = 50
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.invalidateItems(at: [[0, 1]])
        list.layout.invalidateLayout(with: context)
        stage.settle()
        #expect(list.frames.map(\.minY) == [0, 39, 99])
    }
}

@MainActor private final class RowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var heights: [IndexPath: CGFloat] = [:]
    var headerHeight: CGFloat = 30
    var asked: [IndexPath] = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return CGSize(width: 320, height: heights[indexPath] ?? 40)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: headerHeight) }
}
