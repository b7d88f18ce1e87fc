import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Cells made ahead of time (R110)") struct PreparedCellTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let journal = CellJournal(counts: [1000])
    private let view: UICollectionView

    init() {
        view = CellJournal.list(journal)
        stage.show(view)
    }

    private let frame = 1.0 / 60

    @Test("no cell is made ahead for the first screen, nor while nothing moves")
    func atRest() {
        #expect(journal.asked == [0, 1, 2, 3])
        let made = stage.framesMade
        stage.advance(by: 2)
        #expect(journal.asked.count == 4)
        #expect(stage.framesMade == made)
        // An offset that is set doesn't show where the content goes next.
        view.contentOffset.y = 5
        stage.settle()
        #expect(journal.asked == [0, 1, 2, 3, 4])
    }

    @Test("while content scrolls at most one cell per frame is made ahead, and displayed when in view")
    func oneAFrame() throws {
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        var asked = journal.asked.count
        var wasAhead = false
        while view.contentOffset.y < 100 {
            let visible = view.indexPathsForVisibleItems.map(\.item)
            stage.advance(by: frame)
            let new = Array(journal.asked[asked...])
            asked = journal.asked.count
            let nowVisible = Set(view.indexPathsForVisibleItems.map(\.item))
            let ahead = new.filter { !nowVisible.contains($0) }
            #expect(ahead.count <= 1)
            #expect(new.count <= 1 + nowVisible.subtracting(visible).count)
            for item in ahead {
                wasAhead = true
                #expect(!journal.displayed.contains(item))
                #expect(view.cellForItem(at: [0, item])?.isHidden == true)
            }
        }
        #expect(wasAhead)
        stage.settle()
        // Each item was filled once, and in order.
        #expect(journal.asked == journal.asked.sorted())
        #expect(Set(journal.asked).count == journal.asked.count)
        #expect(view.trace.cellsShownAgain > 0)
        #expect(Set(journal.displayed).isSuperset(of: [4, 5]))
    }

    @Test("cells are made ahead for a quarter of a screen and no more")
    func window() {
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 150))
        for step in 1...30 {
            stage.touchMove(finger, to: CGPoint(x: 100, y: 150 - CGFloat(step)))
            stage.advance(by: frame)
        }
        // At under 30 points, 230 are in view and 280 are prepared; row 5 begins at 250.
        #expect(view.contentOffset.y > 10 && view.contentOffset.y < 50)
        #expect(journal.asked == [0, 1, 2, 3, 4, 5])
        #expect(!journal.displayed.contains(5))
        stage.touchUp(finger, at: CGPoint(x: 100, y: 120))
        stage.settle()
    }

    @Test("cells are made ahead in a custom layout, too")
    func customLayout() {
        view.setCollectionViewLayout(PlainRows(), animated: false)
        stage.settle()
        journal.clear()
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle()
        #expect(view.trace.cellsPreparedAhead > 0)
        #expect(view.trace.cellsShownAgain > 0)
        #expect(Set(journal.asked).count == journal.asked.count)
    }

    @Test("with prefetching off, cells are made when they come into view (R111)")
    func switchedOff() {
        view.isPrefetchingEnabled = false
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle()
        #expect(view.trace.cellsPreparedAhead == 0)
        #expect(Set(journal.asked) == Set(journal.displayed))
    }

    @Test("a data source may reload or update while a cell is made ahead")
    func interference() {
        for interfere in [view.reloadData, { view.insertItems(at: [[0, 0]]) }, { view.layoutIfNeeded() }] {
            let prepared = view.trace.cellsPreparedAhead
            journal.whileFilling = { [view, journal] path in
                guard view.trace.passes > 0, !view.indexPathsForVisibleItems.contains(path) else { return }
                journal.whileFilling = { _ in }
                interfere()
            }
            view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 160), animated: true)
            stage.settle()
            #expect(view.trace.cellsPreparedAhead > prepared)
            for path in view.indexPathsForVisibleItems {
                #expect((view.cellForItem(at: path) as? NumberCell)?.label.text == "\(path.item)")
            }
        }
    }

    @Test("after some flings no more cells are created")
    func steady() {
        for _ in 0..<4 { stage.flick(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 20)) }
        stage.settle()
        let made = view.trace.cellsCreated
        for _ in 0..<6 { stage.flick(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 20)) }
        stage.settle()
        #expect(view.contentOffset.y > 2000)
        #expect(view.trace.cellsCreated == made)
        #expect(made <= 8)
    }

    @Test("after a fling no frame is made and nothing is sent")
    func idle() {
        stage.flick(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 20))
        stage.settle()
        let (made, sent) = (stage.framesMade, stage.framesSent)
        stage.advance(by: 10)
        #expect(stage.framesMade == made)
        #expect(stage.framesSent == sent)
    }
}
