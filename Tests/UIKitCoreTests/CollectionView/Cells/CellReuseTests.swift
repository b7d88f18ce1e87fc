import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Cells and their reuse") struct CellReuseTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [1000])
    private let view: UICollectionView

    init() {
        view = .numbers(source, size: CGSize(width: 320, height: 200))
    }

    @Test("a grid shows the cells in view and no others (R2)")
    func firstLayout() {
        stage.show(view)
        // Rows of five items begin every 60 points: at 0, 60, 120, 180.
        #expect(view.visibleCells.count == 20)
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 67.5, y: 0, width: 50, height: 50))
        #expect(view.cellForItem(at: [0, 20]) == nil)
        #expect(view.contentSize == CGSize(width: 320, height: 200 * 60 - 10))
        #expect(view.trace.cellsCreated == 20)
    }

    @Test("scrolling by a row reuses the cells that left for the items that come into view (R113)")
    func reuse() {
        stage.show(view)
        let first = view.cellForItem(at: [0, 0])
        view.contentOffset.y = 60
        stage.settle()
        #expect(view.trace.cellsCreated == 20)
        #expect(view.trace.cellsReused == 5)
        #expect(view.indexPathsForVisibleItems.first == [0, 5])
        #expect(view.visibleCells.contains { $0 === first })
        #expect((first as? NumberCell)?.reuses == 1)
    }

    @Test("after the first screens no cell is made, however far the content scrolls (goal d3)")
    func steadyState() {
        stage.show(view)
        view.contentOffset.y = 30
        stage.settle()
        let made = view.trace.cellsCreated
        for step in 1...150 {
            view.contentOffset.y = CGFloat(step) * 60 + 30
            stage.advance(by: 1.0 / 60)
        }
        #expect(view.trace.cellsCreated == made)
    }

    @Test("a dequeued cell has its frame before the data source gets it (R102)")
    func placedBeforeFilled() {
        stage.show(view)
        let cell = view.cellForItem(at: [0, 6]) as? NumberCell
        #expect(cell?.applied.first?.frame == CGRect(x: 67.5, y: 60, width: 50, height: 50))
        #expect(cell?.applied.count == 1)
    }

    @Test("reloadData asks the data source again, reuses the pool's cells, and clears the selection (R113, R117)")
    func reload() {
        stage.show(view)
        view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        source.counts = [7]
        view.reloadData()
        #expect(view.indexPathsForSelectedItems == [])
        #expect(view.numberOfItems(inSection: 0) == 7)
        stage.settle()
        #expect(view.visibleCells.count == 7)
        #expect(view.trace.cellsCreated == 20)
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
        #expect(view.subviews.count { $0 is NumberCell && !$0.isHidden } == 7)
    }

    @Test("content that shrinks moves the content offset back to its end")
    func shrink() {
        stage.show(view)
        view.contentOffset.y = 5000
        stage.settle()
        source.counts = [20]
        view.reloadData()
        stage.settle()
        // Four rows are 230 points high, in a view of 200.
        #expect(view.contentOffset.y == 30)
    }

    @Test("a frame in which nothing changed sends nothing")
    func idle() {
        stage.show(view)
        let sent = stage.framesSent
        stage.advance(by: 1)
        #expect(stage.framesSent == sent)
        #expect(stage.settle())
    }

    @Test("a layout pass happens once per frame, however often the content offset changes")
    func onePass() {
        stage.show(view)
        let passes = view.trace.passes
        for offset in 1...10 { view.contentOffset.y = CGFloat(offset) }
        stage.settle()
        #expect(view.trace.passes == passes + 1)
    }

    @Test("each cell that leaves gets one didEndDisplaying for its willDisplay")
    func display() {
        let delegate = DisplayCounter()
        view.delegate = delegate
        stage.show(view)
        #expect(delegate.shown.count == 20)
        view.contentOffset.y = 3000
        stage.settle()
        #expect(delegate.ended == Set((0..<20).map { IndexPath(item: $0, section: 0) }))
        // Rows 50 to 53, with five items each.
        #expect(delegate.shown == Set((250..<270).map { IndexPath(item: $0, section: 0) }))
    }

    @Test("indexPath(for:) and cellForItem(at:) agree; a cell in the pool has no index path")
    func paths() throws {
        stage.show(view)
        for cell in view.visibleCells {
            let path = try #require(view.indexPath(for: cell))
            #expect(view.cellForItem(at: path) === cell)
        }
        source.counts = [3]
        let last = try #require(view.cellForItem(at: [0, 12]))
        view.reloadData()
        stage.settle()
        #expect(view.indexPath(for: last) == nil || view.visibleCells.contains { $0 === last })
    }

    @Test("indexPathForItem(at:) finds the item at a point, and returns nil between items")
    func hit() {
        stage.show(view)
        #expect(view.indexPathForItem(at: CGPoint(x: 70, y: 70)) == [0, 6])
        #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 70)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 6005)) == [0, 500])
        #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }
}

@MainActor private final class DisplayCounter: NSObject, UICollectionViewDelegate {
    var shown: Set<IndexPath> = []
    var ended: Set<IndexPath> = []

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.insert(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.remove(indexPath)
        ended.insert(indexPath)
    }
}
