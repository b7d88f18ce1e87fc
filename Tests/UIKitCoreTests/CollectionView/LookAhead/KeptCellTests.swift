import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// Rows begin at multiples of 50; at offset 0 rows 0 to 3 are in view, at offset 30 rows 0 to 4.
@MainActor @Suite("Cells kept after they leave (R110)") struct KeptCellTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let journal = CellJournal(counts: [1000])
    private let view: UICollectionView

    init() {
        view = CellJournal.list(journal)
        stage.show(view)
    }

    private func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        stage.settle()
    }

    @Test("a cell that comes back is displayed again without a call of cellForItemAt")
    func comingBack() throws {
        scroll(to: 30)
        let cell = try #require(view.cellForItem(at: [0, 4]) as? NumberCell)
        journal.clear()
        scroll(to: 0)
        #expect(journal.ended == [4])
        #expect(cell.isHidden)
        scroll(to: 30)
        #expect(journal.displayed == [4])
        #expect(journal.asked == [])
        #expect(view.cellForItem(at: [0, 4]) === cell)
        #expect(!cell.isHidden && cell.reuses == 0)
        #expect(cell.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
        #expect(view.trace.cellsShownAgain == 1)
    }

    @Test("a kept cell is found by its index path, but isn't among the visible cells (R114)")
    func hiddenCell() throws {
        scroll(to: 30)
        let cell = try #require(view.cellForItem(at: [0, 4]))
        scroll(to: 0)
        #expect(view.cellForItem(at: [0, 4]) === cell)
        #expect(view.indexPath(for: cell) == [0, 4])
        #expect(!view.visibleCells.contains(cell))
        #expect(view.indexPathsForVisibleItems.count == 4)
    }

    @Test("a kept cell is reused for another item when the pool is empty, the first that left first")
    func givenUp() throws {
        scroll(to: 30)
        let cell = try #require(view.cellForItem(at: [0, 0]) as? NumberCell)
        // Row 0 leaves; then row 1 leaves while row 5 appears.
        scroll(to: 45)
        #expect(view.cellForItem(at: [0, 0]) === cell)
        scroll(to: 80)
        #expect(view.cellForItem(at: [0, 5]) === cell)
        #expect(cell.reuses == 1)
        #expect(view.cellForItem(at: [0, 0]) == nil)
        #expect(view.trace.cellsCreated == 5)
    }

    @Test("with prefetching off, every item that comes into view gets a cellForItemAt (R111)")
    func switchedOff() {
        scroll(to: 30)
        scroll(to: 0)
        view.isPrefetchingEnabled = false
        #expect(view.cellForItem(at: [0, 4]) == nil)
        journal.clear()
        for offset in [30, 0, 30] as [CGFloat] { scroll(to: offset) }
        #expect(journal.asked == [4, 4])
    }

    @Test("items reloaded or reconfigured out of view get a cellForItemAt when they come back (R116)")
    func updated() {
        for update in [view.reloadItems(at:), view.reconfigureItems(at:)] {
            scroll(to: 30)
            scroll(to: 0)
            UIView.performWithoutAnimation { update([[0, 4]]) }
            stage.settle()
            journal.clear()
            scroll(to: 30)
            #expect(journal.asked == [4])
        }
    }

    @Test("a kept cell follows its item, and is reused for another one after reloadData")
    func following() throws {
        scroll(to: 30)
        let cell = try #require(view.cellForItem(at: [0, 4]))
        scroll(to: 0)
        journal.counts = [1001]
        UIView.performWithoutAnimation { view.insertItems(at: [[0, 4]]) }
        stage.settle()
        #expect(view.cellForItem(at: [0, 5]) === cell)
        journal.clear()
        scroll(to: 60)
        #expect(!journal.asked.contains(5) && journal.displayed.contains(5))
        scroll(to: 0)
        view.reloadData()
        stage.settle()
        journal.clear()
        scroll(to: 60)
        #expect(journal.asked.contains(5))
    }

    @Test("a kept cell whose item was selected meanwhile is selected when it comes back")
    func selection() {
        scroll(to: 30)
        scroll(to: 0)
        view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
        scroll(to: 30)
        #expect(view.cellForItem(at: [0, 4])?.isSelected == true)
    }

    @Test("willDisplay and didEndDisplaying are balanced, however the content scrolls back and forth")
    func balance() {
        for step in 0..<200 { scroll(to: CGFloat(step * 37 % 400)) }
        var open: [Int: Int] = [:]
        for item in journal.displayed { open[item, default: 0] += 1 }
        for item in journal.ended { open[item, default: 0] -= 1 }
        let expected = Dictionary(uniqueKeysWithValues: view.indexPathsForVisibleItems.map { ($0.item, 1) })
        #expect(open.filter { $0.value != 0 } == expected)
        #expect(view.subviews.count { $0 is NumberCell && !$0.isHidden } == view.visibleCells.count)
    }

    @Test("at most as many cells are kept as fit on the screens before and after the visible one")
    func bounded() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 10, height: 10)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view.setCollectionViewLayout(layout, animated: false)
        stage.settle()
        #expect(view.visibleCells.count == 640)
        layout.itemSize = CGSize(width: 320, height: 100)
        stage.settle()
        #expect(view.visibleCells.count == 2)
        #expect(view.supply.filledCount <= 4)
    }

    @Test("a view that gets much smaller hides the cells that it doesn't keep")
    func shrinking() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 10, height: 10)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view.setCollectionViewLayout(layout, animated: false)
        stage.settle()
        view.frame.size = CGSize(width: 20, height: 20)
        stage.settle()
        #expect(view.visibleCells.count == 4)
        #expect(view.subviews.count { $0 is NumberCell && !$0.isHidden } == 4)
    }
}
