import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// Five columns of 50 with gaps of 10 and 17.5; item n of a row of five begins at about 67 n.
@MainActor @Suite("The order of calls around a tap (R600, R601)") struct SelectionOrderTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [1000])
    private let view: UICollectionView
    private let journal = SelectionJournal()

    init() {
        view = .numbers(source, size: CGSize(width: 320, height: 200))
        view.delegate = journal
        stage.show(view)
    }

    private func middle(of item: Int) throws -> CGPoint {
        let frame = try #require(view.cellForItem(at: [0, item])).frame
        return CGPoint(x: frame.midX, y: frame.midY - view.contentOffset.y)
    }

    private func tap(_ item: Int) throws -> [String] {
        stage.tap(at: try middle(of: item))
        return journal.take()
    }

    /// Puts a finger down and waits until content gets its touch.
    private func hold(_ item: Int) throws -> Int {
        let finger = stage.touchDown(at: try middle(of: item))
        stage.advance(by: 0.2)
        return finger
    }

    @Test("the highlight comes on touch down, the selection on touch up, and the highlight goes last")
    func single() throws {
        let finger = try hold(6)
        #expect(journal.take() == ["shouldHighlight 6", "didHighlight 6"])
        #expect(view.cellForItem(at: [0, 6])?.isHighlighted == true)
        stage.touchUp(finger, at: try middle(of: 6))
        #expect(journal.take() == ["shouldSelect 6", "didSelect 6", "primaryAction 6", "didUnhighlight 6"])
    }

    @Test("selecting another item deselects the first before, without shouldDeselect")
    func replacing() throws {
        _ = try tap(1)
        #expect(
            try tap(2) == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                "primaryAction 2", "didUnhighlight 2",
            ])
    }

    @Test("a tap on the selected item selects it again (R601)")
    func again() throws {
        _ = try tap(1)
        #expect(try tap(1).selections == ["shouldSelect 1", "didSelect 1", "primaryAction 1"])
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("with multiple selection each tapped item is added, and removed by another tap")
    func several() throws {
        view.allowsMultipleSelection = true
        #expect(try tap(1).selections == ["shouldSelect 1", "didSelect 1", "primaryAction 1"])
        #expect(try tap(2).selections == ["shouldSelect 2", "didSelect 2", "primaryAction 2"])
        #expect(
            try tap(1) == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "primaryAction 1",
                "didUnhighlight 1",
            ])
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test("a refused highlight stops everything, a refused selection only the selection")
    func refusals() throws {
        journal.refused = ["shouldHighlight 1", "shouldSelect 2", "shouldDeselect 3"]
        #expect(try tap(1) == ["shouldHighlight 1"])
        _ = try tap(4)
        #expect(try tap(2).selections == ["shouldSelect 2", "primaryAction 2"])
        #expect(view.indexPathsForSelectedItems == [[0, 4]], "the other stays when none takes its place")
        view.allowsMultipleSelection = true
        _ = try tap(3)
        #expect(try tap(3).selections == ["shouldDeselect 3", "primaryAction 3"])
        #expect(view.indexPathsForSelectedItems == [[0, 4], [0, 3]])
    }

    @Test("with allowsSelection off the delegate isn't called")
    func notAllowed() throws {
        view.allowsSelection = false
        #expect(try tap(1) == [])
    }

    @Test("a finger that slides off a cell selects nothing")
    func slidingOff() throws {
        view.isScrollEnabled = false
        let finger = try hold(1)
        stage.touchMove(finger, to: try middle(of: 8))
        stage.touchUp(finger, at: try middle(of: 8))
        #expect(journal.take() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    }

    @Test("scrolling ends the highlight")
    func scrolling() throws {
        let finger = try hold(6)
        stage.touchMove(finger, to: CGPoint(x: 90, y: 10))
        stage.touchUp(finger, at: CGPoint(x: 90, y: 10))
        stage.settle()
        #expect(journal.take() == ["shouldHighlight 6", "didHighlight 6", "didUnhighlight 6"])
    }

    @Test("the item, its data and the view may go while the finger is down")
    func meanwhile() throws {
        func touching(_ item: Int, _ body: () -> Void) throws -> [String] {
            let point = try middle(of: item)
            let finger = try hold(item)
            journal.lines = []
            body()
            stage.settle()
            stage.touchUp(finger, at: point)
            stage.settle()
            return journal.take()
        }
        let deleted = try touching(1) {
            source.counts = [999]
            view.deleteItems(at: [[0, 1]])
        }
        #expect(deleted == [], "an item that is gone is not spoken of")
        let reloaded = try touching(1) { view.reloadData() }
        #expect(reloaded == [])
        let moved = try touching(1) {
            source.counts = [1000]
            view.insertItems(at: [[0, 0]])
        }
        // It is item 2 now, and no longer under the finger.
        #expect(moved == ["didUnhighlight 2"])
        let removed = try touching(1) { view.removeFromSuperview() }
        #expect(removed == ["didUnhighlight 1"])
        #expect(view.indexPathsForSelectedItems == [] && view.highlight.item == nil)
    }

    @Test("the delegate may change the data between the calls; the next call has the item's new index path")
    func changingDelegate() throws {
        _ = try tap(1)
        journal.onLine = { [view, source] line in
            guard line == "didDeselect 1" else { return }
            source.counts = [999]
            view.deleteItems(at: [[0, 0]])
        }
        #expect(
            try tap(7).selections == ["shouldSelect 7", "didDeselect 1", "didSelect 6", "primaryAction 6"])
        #expect(view.indexPathsForSelectedItems == [[0, 6]])
        journal.onLine = { [view] line in if line.hasPrefix("shouldSelect") { view.reloadData() } }
        #expect(try tap(3).selections == ["shouldSelect 3"], "after a reload it is unknown which item that was")
    }

    @Test("a second finger on another cell highlights nothing, and the first finger's tap goes on")
    func twoFingers() throws {
        let first = try hold(1)
        let second = try hold(3)
        stage.touchUp(second, at: try middle(of: 3))
        #expect(journal.take() == ["shouldHighlight 1", "didHighlight 1"])
        stage.touchUp(first, at: try middle(of: 1))
        #expect(journal.take().selections == ["shouldSelect 1", "didSelect 1", "primaryAction 1"])
    }

    @Test("a button inside a cell keeps its taps for itself")
    func nestedControl() throws {
        let cell = try #require(view.cellForItem(at: [0, 1]))
        let button = UIButton(frame: cell.contentView.bounds)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        cell.contentView.addSubview(button)
        #expect(try tap(1) == [] && taps == 1)
    }

    @Test("Return does the same to the focused item as a tap")
    func byKey() throws {
        stage.focus(view.cellForItem(at: [0, 1]))
        stage.press("Enter")
        #expect(
            journal.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "primaryAction 1",
                "didUnhighlight 1",
            ])
        journal.refused = ["shouldHighlight 1"]
        stage.press(" ")
        #expect(journal.take() == ["shouldHighlight 1"])
    }
}
