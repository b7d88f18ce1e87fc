import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

// Rows begin at multiples of 50, and the view is 200 high.
@MainActor @Suite("Prefetching data (R112)") struct PrefetchingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let journal = CellJournal(counts: [1000])
    private let view: UICollectionView

    init() {
        view = CellJournal.list(journal)
        view.prefetchDataSource = journal
        stage.show(view)
    }

    private func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        stage.settle()
    }

    @Test("nothing is announced for the first screen; scrolling announces the next, nearest first")
    func first() {
        #expect(journal.announced == [])
        scroll(to: 10)
        // 210 to 410.
        #expect(journal.announced == [[5, 6, 7, 8]])
        #expect(!view.indexPathsForVisibleItems.contains([0, 5]))
        scroll(to: 60)
        #expect(journal.announced == [[5, 6, 7, 8], [9]])
        #expect(journal.cancelled == [])
    }

    @Test("scrolling back announces the items before, nearest first, and cancels those ahead")
    func turning() {
        scroll(to: 1010)
        journal.clear()
        scroll(to: 1000)
        // Rows 20 to 23 are in view; 800 to 1000 lies before them.
        #expect(journal.announced == [[19, 18, 17, 16]])
        #expect(journal.cancelled == [[25, 26, 27, 28]] || journal.cancelled == [[24, 25, 26, 27, 28]])
    }

    @Test("small movements back and forth announce nothing again")
    func trembling() {
        scroll(to: 1010)
        journal.clear()
        for offset in [1008, 1010, 1007, 1010] as [CGFloat] { scroll(to: offset) }
        #expect(journal.announced == [])
        #expect(journal.cancelled == [])
    }

    @Test("each item is announced once until it is seen or cancelled", arguments: [0, 1])
    func fling(kind: Int) {
        if kind == 1 {
            view.setCollectionViewLayout(PlainRows(), animated: false)
            stage.settle()
        }
        for step in 0..<400 {
            if step == 10 || step == 60 {
                stage.flick(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.05)
            }
            if step == 200 { stage.flick(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 90), duration: 0.05) }
            stage.advance(by: 1.0 / 60)
        }
        #expect(journal.mistakes == [])
        #expect(!journal.cancelled.isEmpty)
        // Every item displayed after the first rows was announced earlier, unless a finger was quicker.
        let announced = Set(journal.announced.flatMap { $0 })
        #expect(Set(journal.displayed).subtracting(announced).count < 12)
    }

    @Test("announcements follow their items through updates, and are made again after a reload")
    func updates() {
        scroll(to: 10)
        journal.clear()
        journal.counts = [1002]
        UIView.performWithoutAnimation { view.insertItems(at: [[0, 5], [0, 6]]) }
        stage.settle()
        // 5, 6, 7, 8 are 7, 8, 9, 10 now; 5 and 6 are new in the window, which 9 and 10 have left.
        #expect(journal.announced == [[5, 6]])
        #expect(journal.cancelled == [[9, 10]])
        journal.clear()
        view.reloadData()
        stage.settle()
        #expect(journal.announced == [])
        scroll(to: 20)
        #expect(journal.announced == [[5, 6, 7, 8]])
        #expect(journal.cancelled == [])
    }

    @Test("with prefetching off nothing is announced, and announced items are cancelled (R111)")
    func switchedOff() {
        scroll(to: 10)
        view.isPrefetchingEnabled = false
        #expect(journal.cancelled == [[5, 6, 7, 8]])
        journal.clear()
        scroll(to: 300)
        #expect(journal.announced == [])
    }

    @Test("a prefetching source that was replaced, or is gone, isn't called")
    func gone() {
        view.prefetchDataSource = nil
        scroll(to: 10)
        #expect(journal.announced == [])
        var other: CellJournal? = CellJournal(counts: [1])
        view.prefetchDataSource = other
        other = nil
        scroll(to: 100)
        #expect(view.prefetchDataSource == nil)
        view.prefetchDataSource = journal
        scroll(to: 110)
        #expect(journal.announced.first?.first == 7)
    }

    @Test("a prefetching source may reload when it is called")
    func reloading() {
        final class Reloading: NSObject, UICollectionViewDataSourcePrefetching {
            var calls = 0
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                calls += 1
                collectionView.reloadData()
            }
        }
        let source = Reloading()
        view.prefetchDataSource = source
        for offset in stride(from: 10, to: 500, by: 35) { scroll(to: CGFloat(offset)) }
        #expect(source.calls > 0)
        #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    }

    @Test("at the end of the content, and on the bounce back, nothing is announced")
    func bounce() {
        journal.counts = [10]
        view.reloadData()
        stage.settle()
        scroll(to: 290)
        journal.clear()
        stage.flick(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90))
        stage.settle()
        #expect(view.contentOffset.y == 290)
        #expect(journal.announced == [])
        #expect(journal.cancelled == [])
    }
}
