import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("The pool of reusable views") struct ViewSupplyTests {
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    private var supply: ViewSupply { view.supply }

    init() {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    private func newCell() -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    }

    @Test("the cell put back last is dequeued first") func lastInFirstOut() {
        let (first, second) = (newCell(), newCell())
        supply.putBack(first, on: first.shelf)
        supply.putBack(second, on: second.shelf)
        #expect(newCell() === second && newCell() === first && newCell() !== first)
    }

    @Test("cells that stay configured are dequeued when the pool has none, the oldest first") func filledCells() {
        let cells = (0..<3).map { _ in newCell() }
        for (item, cell) in cells.enumerated() { supply.keepFilled(cell, for: .cell(item, in: 0), on: cell.shelf) }
        #expect(supply.filledCell(.cell(1, in: 0)) === cells[1] && supply.key(ofFilled: cells[2]) == .cell(2, in: 0))
        #expect(newCell() === cells[0] && supply.filledCount == 2)
        supply.forgetFilledCell(.cell(2, in: 0))
        #expect(supply.filledCount == 1 && newCell() === cells[2], "one that is forgotten waits in the pool")
    }

    @Test("cells of items that are about to come into view are not reused for other items") func spared() {
        let cells = (0..<2).map { _ in newCell() }
        for (item, cell) in cells.enumerated() { supply.keepFilled(cell, for: .cell(item, in: 0), on: cell.shelf) }
        supply.spare(0..<1, inSection: 0)
        #expect(newCell() === cells[1])
        supply.spareNone()
        #expect(newCell() === cells[0])
    }

    @Test("switching prefetching off returns the cells that stayed configured to the pool") func keepsNone() {
        let cell = newCell()
        supply.keepFilled(cell, for: .cell(0, in: 0), on: cell.shelf)
        view.isPrefetchingEnabled = false
        #expect(supply.filledCount == 0 && !supply.keepsFilledCells && newCell() === cell)
    }

    @Test("at most twice as many cells stay configured as are shown") func limit() {
        for item in 0..<10 {
            let cell = UICollectionViewCell(frame: .zero)
            supply.keepFilled(cell, for: .cell(item, in: 0), on: 0)
        }
        supply.settle(shownCount: 2) { _ in }
        #expect(supply.filledCount == 4 && supply.filledCell(.cell(6, in: 0)) != nil)
    }

    @Test("a cell that is reconfigured is what the next dequeue returns") func refilling() {
        let cell = newCell()
        let dequeued = supply.refilling(cell, newCell)
        #expect(dequeued === cell && newCell() !== cell)
    }
}
