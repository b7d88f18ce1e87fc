import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Highlight and selection") struct SelectionTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [1000])
    private let view: UICollectionView
    private let delegate = SelectionLog()

    init() {
        view = .numbers(source, size: CGSize(width: 320, height: 200))
        view.delegate = delegate
        stage.show(view)
    }

    @Test("a tap calls the delegate in UIKit's order (R600)")
    func order() {
        stage.tap(at: CGPoint(x: 70, y: 70))
        #expect(
            delegate.calls == [
                "shouldHighlight 6", "didHighlight 6", "shouldSelect 6", "didSelect 6", "primaryAction 6",
                "didUnhighlight 6",
            ])
        #expect(view.indexPathsForSelectedItems == [[0, 6]])
        #expect(view.cellForItem(at: [0, 6])?.isSelected == true)
    }

    @Test("a refused highlight stops everything (R600)")
    func refusedHighlight() {
        delegate.allowsHighlight = false
        stage.tap(at: CGPoint(x: 70, y: 70))
        #expect(delegate.calls == ["shouldHighlight 6"])
    }

    @Test("one selection replaces the other; with multiple selection a tap adds or removes (R601)")
    func singleAndMultiple() {
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 70, y: 10))
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        view.allowsMultipleSelection = true
        stage.tap(at: CGPoint(x: 10, y: 70))
        #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 5]])
        delegate.calls = []
        stage.tap(at: CGPoint(x: 70, y: 10))
        #expect(view.indexPathsForSelectedItems == [[0, 5]])
        #expect(delegate.calls.filter { $0.contains("eselect") } == ["shouldDeselect 1", "didDeselect 1"])
    }

    @Test("selecting in code calls no delegate method; nil clears the selection (R601)")
    func byProgram() {
        view.selectItem(at: [0, 900], animated: false, scrollPosition: .top)
        stage.settle()
        #expect(delegate.calls == [])
        #expect(view.contentOffset.y == 10_800)
        #expect(view.cellForItem(at: [0, 900])?.isSelected == true)
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
        view.allowsSelection = false
        view.selectItem(at: [0, 900], animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("the selection survives layout and reuse (R602)")
    func reuse() {
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        view.contentOffset.y = 4000
        stage.settle()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.contentOffset.y = 0
        stage.settle()
        #expect(view.visibleCells.filter(\.isSelected) == [view.cellForItem(at: [0, 2])])
    }

    @Test("a drag ends the highlight and selects nothing")
    func dragCancels() {
        let finger = stage.touchDown(at: CGPoint(x: 70, y: 70))
        stage.advance(by: 0.2)
        #expect(view.cellForItem(at: [0, 6])?.isHighlighted == true)
        stage.touchMove(finger, to: CGPoint(x: 70, y: 40))
        #expect(view.cellForItem(at: [0, 6])?.isHighlighted == false)
        stage.touchUp(finger, at: CGPoint(x: 70, y: 40))
        stage.settle()
        #expect(delegate.calls == ["shouldHighlight 6", "didHighlight 6", "didUnhighlight 6"])
    }

    @Test("arrow keys, Home and End move the focus to every cell, Return selects")
    func keyboard() {
        stage.focus(view.cellForItem(at: [0, 0]))
        stage.press("ArrowRight")
        stage.press("ArrowDown")
        #expect(view.focus.item == .cell(6, in: 0))
        stage.press("ArrowLeft")
        stage.press("ArrowLeft")
        #expect(view.focus.item == .cell(4, in: 0), "from the start of a row to the end of the one above")
        stage.press("End")
        #expect(view.focus.item == .cell(999, in: 0))
        #expect(view.cellForItem(at: [0, 999]) != nil)
        stage.press("Enter")
        #expect(view.indexPathsForSelectedItems == [[0, 999]])
        stage.press("Home")
        #expect(view.contentOffset.y == 0)
    }

    @Test("cells report their row, column, text and selection to screen readers (R612)")
    func accessibility() {
        view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        stage.settle()
        let node = view.cellForItem(at: [0, 3])?.layer.accessibility
        #expect(node?.role == .cell)
        #expect(node?.label == "0-3")
        #expect(node?.place == .cell(number: 4, row: 1, column: 4))
        #expect(view.layer.accessibility?.place == .table(rows: 200, columns: 5))
        #expect(node?.isSelected == true)
        #expect(view.layer.accessibility?.role == .collection)
    }
}

@MainActor private final class SelectionLog: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var allowsHighlight = true

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlight \(indexPath.item)")
        return allowsHighlight
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldDeselect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("primaryAction \(indexPath.item)")
    }
}
