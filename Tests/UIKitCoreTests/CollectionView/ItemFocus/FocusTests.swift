import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// Rows of four items, 80 wide and 50 high, without gaps; four rows are in view.
@MainActor @Suite("Keyboard focus in a collection view (R605)") struct FocusTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let source = NumberSource(counts: [80])
    private let view: UICollectionView
    private let journal = FocusJournal()

    init() {
        view = .numbers(source, size: CGSize(width: 320, height: 200), layout: Self.rows())
        view.delegate = journal
        stage.show(view)
    }

    private static func rows() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 50)
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        return flow
    }

    private func focus(_ item: Int) {
        stage.focus(view.cellForItem(at: [0, item]))
        journal.lines = []
    }

    private func press(_ keys: String...) -> Int? {
        for key in keys { stage.press(key) }
        return view.focus.item?.item
    }

    private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: view) }

    // MARK: The look of focus

    @Test("a cell looks focused while keys are used; a click moves the focus without showing it")
    func isSeen() throws {
        stage.click(at: CGPoint(x: 40, y: 25))
        let first = try #require(view.cellForItem(at: [0, 0]))
        #expect(view.focus.item?.item == 0 && !first.configurationState.isFocused)
        #expect(press("ArrowRight") == 1)
        let second = try #require(view.cellForItem(at: [0, 1]))
        #expect(second.configurationState.isFocused && !first.configurationState.isFocused)
        var seen: [Bool] = []
        second.configurationUpdateHandler = { _, state in seen.append(state.isFocused) }
        stage.settle()
        stage.tap(at: CGPoint(x: 280, y: 180))
        stage.settle()
        #expect(seen == [true, false] && second.isFocused, "unseen, but there")
        stage.press("Shift")
        stage.settle()
        #expect(seen == [true, false, true])
    }

    // MARK: Arrow keys

    @Test("arrow keys move through the rows; left and right go on from the end of one row to the next")
    func arrows() {
        focus(5)
        #expect(press("ArrowDown") == 9 && press("ArrowUp", "ArrowUp") == 1)
        #expect(press("ArrowRight", "ArrowRight", "ArrowRight") == 4)
        #expect(press("ArrowLeft") == 3)
    }

    @Test("up and down stop at the first and last row, left and right at the first and last item")
    func ends() {
        focus(2)
        #expect(press("ArrowUp") == 2)
        #expect(press("Home", "ArrowLeft") == 0)
        #expect(press("End", "ArrowRight", "ArrowDown") == 79)
    }

    @Test("Page Up and Page Down move by a screen, or by less at the ends")
    func pages() {
        focus(5)
        #expect(press("PageDown") == 21 && press("PageUp") == 5 && press("PageUp") == 0)
    }

    @Test("items that cannot have the focus are skipped, even whole rows of them")
    func passedOver() {
        journal.unfocusable = Set([2, 6]).union(8..<60)
        focus(1)
        #expect(press("ArrowRight") == 3)
        #expect(press("ArrowLeft", "ArrowDown") == 5)
        #expect(press("ArrowDown") == 61, "the rows between are passed over, and it is in view")
        #expect(view.visibleCells.contains { $0.isFocused })
        journal.unfocusable = [0, 79]
        #expect(press("Home") == 1 && press("End") == 78)
    }

    @Test("a cell's canBecomeFocused is asked when the cell exists; the focus then moves on")
    func cellRefuses() {
        let shy = UICollectionView.numbers(source, size: view.frame.size, layout: Self.rows())
        shy.register(ShyCell.self, forCellWithReuseIdentifier: "number")
        stage.show(shy)
        stage.focus(shy.cellForItem(at: [0, 13]))
        stage.press("ArrowDown")
        #expect(shy.focus.item?.item == 21, "17 is out of sight when the key is pressed, and refuses when it is not")
    }

    @Test("in a layout that scrolls sideways up and down move within a column")
    func sideways() {
        let flow = Self.rows()
        flow.scrollDirection = .horizontal
        view.collectionViewLayout = flow
        stage.settle()
        focus(5)
        #expect(press("ArrowDown", "ArrowDown", "ArrowDown") == 7, "four items stand in a column, and no more")
        #expect(press("ArrowRight") == 11 && press("ArrowLeft", "ArrowLeft") == 3)
        #expect(press("ArrowLeft", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp") == 0)
    }

    @Test("in a view from right to left the arrow keys move in the direction they point")
    func rightToLeft() {
        let flow = TurningFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 50)
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        view.collectionViewLayout = flow
        view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        focus(5)
        #expect(press("ArrowLeft") == 6 && press("ArrowRight", "ArrowRight") == 4)
        #expect(press("ArrowRight") == 3)
    }

    // MARK: Calls about the focus

    @Test("a focus change is first asked for, then reported; its coordinator's animations run with it")
    func toldInOrder() throws {
        focus(1)
        stage.press("ArrowRight")
        #expect(journal.take() == ["should 1 to 2 right", "did 1 to 2 right"])
        let cell = try #require(view.cellForItem(at: [0, 2]))
        #expect(cell.isFocused && cell.alpha == 0.5 && system?.focusedItem === cell)
        #expect(journal.completions == 1)
        stage.focus(nil)
        #expect(journal.take() == ["did 2 to nothing"], "the Tab key is the browser's, which does not ask")
        #expect(system?.focusedItem == nil)
    }

    @Test("a delegate that refuses keeps the focus and the content where they are")
    func refused() {
        focus(13)
        journal.isRefusing = true
        #expect(press("ArrowDown") == 13)
        #expect(view.contentOffset == .zero && journal.take() == ["should 13 to 17 down"])
    }

    @Test("the views around the collection view are asked and told as well, once each")
    func environments() throws {
        let around = AroundView(frame: view.frame)
        around.addSubview(view)
        stage.show(around)
        focus(1)
        around.calls = []
        stage.press("ArrowRight")
        #expect(around.calls == ["should right", "did right"])
        let cell = try #require(view.cellForItem(at: [0, 2]))
        #expect(around.contains(cell) && !cell.contains(around))
        #expect(UIFocusSystem.environment(around, contains: view))
        #expect(around.focusItems(in: around.bounds).isEmpty == false)
        around.refuses = true
        #expect(press("ArrowRight") == 2)
    }

    @Test("a focus change posts didUpdateNotification with its context")
    func posted() {
        focus(1)
        var contexts: [UIFocusUpdateContext] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { note in
            // The notification is posted on the main actor, and no other code has its context.
            nonisolated(unsafe) let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
            MainActor.assumeIsolated { contexts += [context as? UIFocusUpdateContext].compactMap { $0 } }
        }
        stage.press("ArrowLeft")
        NotificationCenter.default.removeObserver(token)
        #expect(contexts.map(\.focusHeading) == [.left])
    }

    // MARK: Items that can have the focus

    @Test("an item that can be selected can be focused, unless the delegate says otherwise")
    func defaults() {
        let delegate = SelectionJournal()
        view.delegate = delegate
        func isFocusable(_ item: Int) -> Bool { view.cellForItem(at: [0, item])?.canBecomeFocused ?? false }
        #expect(view.allowsFocus && !view.allowsFocusDuringEditing && isFocusable(3))
        view.isEditing = true
        #expect(!isFocusable(3))
        view.allowsMultipleSelectionDuringEditing = true
        #expect(view.allowsFocusDuringEditing && isFocusable(3))
        view.allowsFocusDuringEditing = false
        #expect(!isFocusable(3))
        view.isEditing = false
        view.allowsSelection = false
        #expect(!view.allowsFocus && !isFocusable(3))
        stage.settle()
        #expect(view.cellForItem(at: [0, 3])?.layer.accessibility?.isFocusable == false)
        view.allowsFocus = true
        #expect(isFocusable(3))
        view.allowsFocus = false
        view.delegate = journal
        journal.unfocusable = [4]
        #expect(isFocusable(3) && !isFocusable(4))
    }

    @Test("with selectionFollowsFocus the focused item is selected in place of all others")
    func selectionFollows() {
        view.selectionFollowsFocus = true
        view.allowsMultipleSelection = true
        journal.unfollowed = [3]
        for item in [7, 8] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        stage.focus(view.cellForItem(at: [0, 1]))
        #expect(journal.take().suffix(4) == ["follows 1", "didDeselect 7", "didDeselect 8", "didSelect 1"])
        stage.press("ArrowRight")
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
        stage.press("ArrowRight")
        #expect(view.indexPathsForSelectedItems == [[0, 2]] && view.focus.item?.item == 3)
        stage.press("ArrowDown", modifiers: .shift)
        #expect((view.indexPathsForSelectedItems ?? []).map(\.item) == [2, 3, 4, 5, 6, 7], "Shift selects from 2 on")
    }

    // MARK: Entering the collection view

    @Test("the focus returns to the last focused item, or to the delegate's preferred one")
    func comingBack() {
        focus(70 % 16)
        _ = press("End")
        stage.focus(nil)
        view.remembersLastFocusedIndexPath = true
        view.contentOffset = .zero
        stage.settle()
        focus(0)
        #expect(view.focus.item?.item == 79 && view.cellForItem(at: [0, 79])?.isFocused == true)
        stage.focus(view.cellForItem(at: [0, 77]))
        #expect(view.focus.item?.item == 77, "inside, it goes where it is sent")
        stage.focus(nil)
        view.remembersLastFocusedIndexPath = false
        journal.preferred = [0, 20]
        focus(78)
        #expect(view.focus.item?.item == 20)
    }

    @Test("code can move the focus to a view, or to the preferred one, in the next frame or at once")
    func byProgram() throws {
        focus(1)
        let target = try #require(view.cellForItem(at: [0, 6]))
        system?.requestFocusUpdate(to: target)
        #expect(view.focus.item?.item == 1)
        stage.settle()
        #expect(view.focus.item?.item == 6 && journal.take() == ["should 1 to 6", "did 1 to 6"])
        journal.preferred = [0, 9]
        view.setNeedsFocusUpdate()
        view.updateFocusIfNeeded()
        #expect(view.focus.item?.item == 9)
        stage.focus(nil)
        view.setNeedsFocusUpdate()
        view.updateFocusIfNeeded()
        #expect(view.focus.item == nil, "the focus is not in here, so it is not for this view to move it")
    }

    @Test("a click moves the focus, a tap does not")
    func clicks() {
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(view.focus.item == nil)
        stage.click(at: CGPoint(x: 100, y: 20))
        #expect(view.focus.item?.item == 1 && press("ArrowDown") == 5)
    }

    // MARK: Cells and items that are inserted and deleted

    @Test("an item scrolled out of view keeps the focus, keys go on from it, and its cell has it when back")
    func outOfSight() throws {
        focus(5)
        view.contentOffset.y = 500
        stage.settle()
        #expect(view.focus.item?.item == 5 && view.visibleCells.allSatisfy { !$0.isFocused })
        #expect(system?.focusedItem == nil && journal.take() == [])
        view.contentOffset.y = 0
        stage.settle()
        #expect(view.cellForItem(at: [0, 5])?.isFocused == true)
        view.contentOffset.y = 500
        stage.settle()
        #expect(press("ArrowDown") == 9)
        #expect(view.cellForItem(at: [0, 9])?.isFocused == true && view.contentOffset.y == 100)
    }

    @Test("the focus moves with its item; if that is deleted, the next item gets it and the delegate is told")
    func updates() throws {
        focus(5)
        source.counts = [81]
        view.insertItems(at: [[0, 0]])
        stage.settle()
        #expect(view.focus.item?.item == 6 && view.cellForItem(at: [0, 6])?.isFocused == true && journal.take() == [])
        source.counts = [80]
        view.deleteItems(at: [[0, 6]])
        #expect(journal.take() == ["did nothing to 6"])
        stage.settle()
        #expect(view.visibleCells.filter(\.isFocused) == [view.cellForItem(at: [0, 6])])
        source.counts = [3]
        view.deleteItems(at: (3..<80).map { [0, $0] })
        stage.settle()
        #expect(view.focus.item?.item == 2 && press("ArrowLeft") == 1)
        source.counts = [0]
        view.deleteItems(at: (0..<3).map { [0, $0] })
        stage.settle()
        #expect(view.focus.item == nil && system?.focusedItem == nil)
    }

    @Test("a reload keeps the focus at its index path, or at the last item there is")
    func reload() {
        focus(9)
        view.reloadData()
        stage.settle()
        #expect(view.cellForItem(at: [0, 9])?.isFocused == true)
        source.counts = [4]
        view.reloadData()
        stage.settle()
        #expect(view.cellForItem(at: [0, 3])?.isFocused == true && press("ArrowLeft") == 2)
        source.counts = [0]
        view.reloadData()
        stage.settle()
        #expect(view.focus.item == nil && press("ArrowLeft") == nil)
    }

    @Test("a view outside of a window has no focus; back in the window its item has it again")
    func windows() {
        focus(5)
        view.removeFromSuperview()
        #expect(view.focus.item == nil && stage.window.focusedView == nil)
        stage.show(view)
        #expect(view.cellForItem(at: [0, 5])?.isFocused == true && press("ArrowRight") == 6)
    }

    // MARK: Several collection views

    @Test("of two collection views arrow keys stay in one, and the Tab key goes to the other")
    func sideBySide() {
        let other = UICollectionView.numbers(source, size: CGSize(width: 320, height: 100), layout: Self.rows())
        other.frame.origin.y = 200
        stage.resize(to: CGSize(width: 320, height: 300))
        stage.show(other)
        focus(3)
        _ = press("End", "ArrowDown")
        #expect(view.focus.item?.item == 79 && other.focus.item == nil)
        stage.focus(other.cellForItem(at: [0, 2]))
        #expect(view.focus.item == nil && other.focus.item?.item == 2)
        #expect(journal.take().last == "did 79 to nothing")
    }

    @Test("at the end of a collection view inside a cell the arrow key goes to the outer one")
    func nested() throws {
        journal.unfocusable = Set(0..<80)
        var inner: [UICollectionView] = []
        for item in [0, 4] {
            let flow = Self.rows()
            flow.itemSize = CGSize(width: 40, height: 50)
            flow.scrollDirection = .horizontal
            let carousel = UICollectionView.numbers(source, size: CGSize(width: 80, height: 50), layout: flow)
            inner.append(carousel)
            try #require(view.cellForItem(at: [0, item])).contentView.addSubview(carousel)
        }
        stage.settle()
        stage.focus(inner[0].cellForItem(at: [0, 0]))
        stage.press("ArrowRight")
        #expect(inner[0].focus.item?.item == 1 && view.focus.item == nil)
        stage.press("ArrowDown")
        #expect(inner[0].focus.item == nil && inner[1].focus.item?.item == 0)
        stage.press("Enter")
        #expect(inner[1].indexPathsForSelectedItems == [[0, 0]] && view.indexPathsForSelectedItems == [])
    }
}

/// Records the views that got the focus.
@MainActor private final class FocusJournal: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var unfocusable: Set<Int> = []
    var unfollowed: Set<Int> = []
    var isRefusing = false
    var preferred: IndexPath?
    private(set) var completions = 0

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        !unfocusable.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        lines.append("should \(text(context))")
        return !isRefusing
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        lines.append("did \(text(context))")
        coordinator.addCoordinatedAnimations {
            context.nextFocusedView?.alpha = 0.5
        } completion: { [self] in
            if context.focusHeading == .right { completions += 1 }
        }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        lines.append("follows \(indexPath.item)")
        return !unfollowed.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("didDeselect \(indexPath.item)")
    }

    private func text(_ context: UICollectionViewFocusUpdateContext) -> String {
        func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "nothing" }
        return [name(context.previouslyFocusedIndexPath), "to", name(context.nextFocusedIndexPath)]
            .joined(separator: " ") + context.focusHeading.text
    }
}

extension UIFocusHeading {
    fileprivate var text: String {
        switch self {
        case .up: " up"
        case .down: " down"
        case .left: " left"
        case .right: " right"
        default: ""
        }
    }
}

/// Records the focus calls of a view around the collection view.
@MainActor private final class AroundView: UIView {
    var calls: [String] = []
    var refuses = false

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        calls.append("should" + context.focusHeading.text)
        return !refuses
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        calls.append("did" + context.focusHeading.text)
    }
}

@MainActor private final class TurningFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A cell that refuses the focus for item 17.
@MainActor private final class ShyCell: UICollectionViewCell {
    private var item = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        item = layoutAttributes.indexPath.item
    }

    override var canBecomeFocused: Bool { item != 17 && super.canBecomeFocused }
}
