import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// Rows of four items, 80 wide and 50 high, without gaps; four rows are in view.
@MainActor @Suite("Selecting several items at once (Decisions/0051)") struct MultipleSelectionTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [80])
    private let view: UICollectionView
    private let journal = SelectionJournal()
    private let asked = AskedJournal()

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 50)
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        view = .numbers(source, size: CGSize(width: 320, height: 200), layout: flow)
        view.delegate = journal
        view.allowsMultipleSelection = true
        stage.show(view)
    }

    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 40 + CGFloat(item % 4) * 80, y: 25 + CGFloat(item / 4) * 50 - view.contentOffset.y)
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    /// Moves two fingers, 20 apart, from item to item.
    private func pass(over items: [Int], lifts: Bool = true) -> [Int] {
        let offsets: [CGFloat] = [-10, 10]
        func place(_ item: Int, _ offset: CGFloat) -> CGPoint { CGPoint(x: point(item).x + offset, y: point(item).y) }
        let fingers = offsets.map { stage.touchDown(at: place(items[0], $0)) }
        for item in items.dropFirst() {
            for (finger, offset) in zip(fingers, offsets) { stage.touchMove(finger, to: place(item, offset)) }
        }
        if lifts {
            for (finger, offset) in zip(fingers, offsets) { stage.touchUp(finger, at: place(items.last ?? 0, offset)) }
        }
        return fingers
    }

    // MARK: Modifier keys

    @Test("Shift and a click select all from the last click on; another click moves the end of the range")
    func shift() {
        stage.click(at: point(2))
        stage.click(at: point(6), modifiers: .shift)
        #expect(selected == [2, 3, 4, 5, 6])
        journal.lines = []
        stage.click(at: point(4), modifiers: .shift)
        #expect(
            journal.take().selections == ["shouldDeselect 5", "didDeselect 5", "shouldDeselect 6", "didDeselect 6"])
        stage.click(at: point(0), modifiers: .shift)
        #expect(selected.sorted() == [0, 1, 2])
        #expect(!journal.take().contains { $0.hasPrefix("primaryAction") }, "to select several opens nothing")
    }

    @Test("an item selected before the range stays selected when the range leaves it")
    func before() {
        stage.click(at: point(5))
        stage.click(at: point(2))
        stage.click(at: point(7), modifiers: .shift)
        #expect(selected.sorted() == [2, 3, 4, 5, 6, 7])
        stage.click(at: point(3), modifiers: .shift)
        #expect(selected.sorted() == [2, 3, 5])
    }

    @Test("items that the delegate refuses are left out of the range")
    func refusedItem() {
        journal.refused = ["shouldSelect 3"]
        stage.click(at: point(2))
        stage.click(at: point(5), modifiers: .shift)
        #expect(selected == [2, 4, 5])
    }

    @Test("Command or Control and a click change one item", arguments: [UIKeyModifierFlags.command, .control])
    func toggle(modifiers: UIKeyModifierFlags) {
        stage.click(at: point(2))
        stage.click(at: point(5), modifiers: modifiers)
        #expect(selected == [2, 5])
        stage.click(at: point(2), modifiers: modifiers)
        #expect(selected == [5])
    }

    @Test("where only one item may be selected, the keys change nothing about a click")
    func single() {
        view.allowsMultipleSelection = false
        stage.click(at: point(2))
        stage.click(at: point(5), modifiers: .shift)
        #expect(selected == [5])
        stage.click(at: point(6), modifiers: .command)
        #expect(selected == [6])
    }

    @Test("the delegate is asked, may turn editing on, and is told when the selection ends")
    func delegateTurnsEditingOn() {
        view.allowsMultipleSelection = false
        view.allowsMultipleSelectionDuringEditing = true
        view.delegate = asked
        asked.onBegin = { $0.isEditing = true }
        stage.click(at: point(1))
        stage.click(at: point(3), modifiers: .shift)
        #expect(
            asked.take() == [
                "didSelect 1", "shouldBegin 3", "didBegin 3", "didSelect 2", "didSelect 3", "didEnd",
            ])
        #expect(view.isEditing && selected == [1, 2, 3])
        asked.answer = false
        stage.click(at: point(5), modifiers: .shift)
        #expect(asked.take() == ["shouldBegin 5", "didSelect 5"], "refused, it is a click like any other")
    }

    @Test("an update in the middle of a range ends the range")
    func updateMeanwhile() {
        stage.click(at: point(1))
        journal.onLine = { [view, source] line in
            guard line == "didSelect 3" else { return }
            source.counts = [79]
            view.deleteItems(at: [[0, 0]])
        }
        stage.click(at: point(6), modifiers: .shift)
        #expect(selected == [0, 1, 2], "1, 2 and 3, which are one less now")
    }

    // MARK: Keys

    @Test("Shift and arrow keys move the end of the range with the focus")
    func shiftAndArrows() {
        stage.focus(view.cellForItem(at: [0, 1]))
        stage.press("ArrowRight", modifiers: .shift)
        #expect(selected == [1, 2] && view.focus.item == .cell(2, in: 0))
        stage.press("ArrowDown", modifiers: .shift)
        #expect(selected == [1, 2, 3, 4, 5, 6])
        stage.press("ArrowUp", modifiers: .shift)
        stage.press("ArrowLeft", modifiers: .shift)
        #expect(selected == [1])
        stage.press("End", modifiers: .shift)
        #expect(selected.sorted() == Array(1..<80))
    }

    @Test(
        "Control-A or Command-A selects all, Escape none, where several may be",
        arguments: [UIKeyModifierFlags.command, .control])
    func all(modifiers: UIKeyModifierFlags) {
        stage.focus(view.cellForItem(at: [0, 1]))
        stage.press("a", modifiers: modifiers)
        #expect(selected == Array(0..<80))
        stage.press("Escape")
        #expect(selected == [])
        view.allowsMultipleSelection = false
        stage.press("a", modifiers: modifiers)
        #expect(selected == [])
        stage.press("Enter")
        stage.press("Escape")
        #expect(selected == [1], "Escape is for whoever is around")
    }

    @Test("Escape without a selection goes on to the next responder")
    func escape() {
        let controller = EscapeController()
        stage.show(controller)
        controller.view.addSubview(view)
        stage.settle()
        stage.focus(view.cellForItem(at: [0, 1]))
        stage.press("Enter")
        stage.press("Escape")
        #expect(controller.escapes == 0 && selected == [])
        stage.press("Escape")
        #expect(controller.escapes == 1)
    }

    // MARK: Two fingers

    @Test("two fingers scroll, unless the delegate lets them select")
    func fingersScroll() {
        _ = pass(over: [9, 5, 1])
        stage.settle()
        #expect(selected == [])
        #expect(view.contentOffset.y > 0)
    }

    @Test("two fingers select the items they pass over, and content stays where it is")
    func fingersSelect() {
        view.delegate = asked
        _ = pass(over: [1, 2, 6, 5])
        stage.settle()
        #expect(selected == [1, 2, 3, 4, 5])
        #expect(view.contentOffset.y == 0)
        #expect(asked.take().prefix(3) == ["shouldBegin 1", "didBegin 1", "didSelect 1"])
        #expect(!view.choosing.isSelectingRange)
    }

    @Test("two fingers that begin on a selected item deselect")
    func fingersDeselect() {
        view.delegate = asked
        for item in [1, 2, 3] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        _ = pass(over: [1, 2])
        #expect(selected == [3])
    }

    @Test("two fingers turn editing on where several items may be selected only while editing")
    func fingersEdit() {
        view.allowsMultipleSelection = false
        view.allowsMultipleSelectionDuringEditing = true
        _ = pass(over: [1, 2])
        #expect(view.isEditing && selected == [1, 2])
    }

    @Test("two fingers near the lower edge scroll and select more, until they lift")
    func fingersAtEdge() {
        view.delegate = asked
        // The lower 40 of 200 points; item 13 lies from 150 to 200.
        let fingers = pass(over: [1, 13], lifts: false)
        stage.advance(by: 1)
        // The view scrolls by 300 points a second.
        #expect((290...310).contains(view.contentOffset.y))
        #expect(selected.count > 30)
        for finger in fingers { stage.touchUp(finger, at: CGPoint(x: 100, y: 175)) }
        let offset = view.contentOffset
        stage.advance(by: 1)
        #expect(view.contentOffset == offset)
        #expect(asked.take().last == "didEnd")
    }

    @Test("a cancelled touch ends the selection by two fingers, and keeps what is selected")
    func fingersCancelled() {
        view.delegate = asked
        let fingers = pass(over: [1, 2], lifts: false)
        for finger in fingers {
            stage.send(.touch(TouchInput(phase: .cancelled, finger: finger, location: point(2))))
        }
        #expect(asked.take().last == "didEnd" && selected == [1, 2])
    }
}

/// Records the delegate's calls about selecting several items, and returns what a test sets.
@MainActor private final class AskedJournal: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var answer = true
    var onBegin: (UICollectionView) -> Void = { _ in }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("didSelect \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        lines.append("shouldBegin \(indexPath.item)")
        return answer
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        lines.append("didBegin \(indexPath.item)")
        onBegin(collectionView)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        lines.append("didEnd")
    }
}

@MainActor private final class EscapeController: UIViewController {
    var escapes = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { escapes += 1 }
    }
}
