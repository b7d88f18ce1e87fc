import CollectionEngine
import CoreGraphics
import Foundation

/// The keyboard's focus: which item has it, and where it goes when cells and items come and go.
@MainActor final class ItemFocus: CollectionPart {
    @exclusivity(unchecked) private(set) var rules = FocusRules()
    /// The item that has the keyboard's focus, in view or not.
    @exclusivity(unchecked) private(set) var item: ElementKey?
    /// The item that had the focus last.
    private var last: ElementKey?
    /// The item that gets the focus because the focused item was deleted.
    private var fallen: ElementKey?
    /// The item that had the focus when the view left its window.
    private var outsideWindow: ElementKey?
    /// The focus movement in progress, as the delegate sees it.
    private(set) var context: UICollectionViewFocusUpdateContext?

    /// Follows the focus. The window calls this for each of its collection views whenever the focus has moved.
    func moved(to focused: UIView?) {
        let cell = focused.flatMap(view.elements.cell(around:))
        // A focused view inside a cell doesn't give the focus to the cell.
        let key = cell === focused ? cell?.element : nil
        setFocus(key)
        if key == nil {
            for subview in view.subviewsStorage { subview.keyboardFocusMoved(to: focused) }
        }
    }

    private func setFocus(_ key: ElementKey?) {
        guard key != item else { return }
        if let item { view.elements.cell(item)?.hasKeyboardFocus = false }
        item = key
        guard let key else { return }
        last = key
        view.elements.cell(key)?.hasKeyboardFocus = true
    }

    // MARK: Items that can have the focus

    func changeRules(_ change: (inout FocusRules) -> Void) {
        change(&rules)
        rulesDidChange()
    }

    func rulesDidChange() {
        for shown in view.elements.views where shown is UICollectionViewCell { shown.updateAccessibility() }
    }

    /// Whether the rules let an item have the focus: the delegate decides, or the collection view's properties if it
    /// doesn't.
    func allows(_ key: ElementKey) -> Bool {
        if let delegate, rules.silentDelegate != view.partnersGeneration {
            let path = view.order.dataPath(of: key)
            if let answer = OptionalMethod.result({ delegate.collectionView(view, canFocusItemAt: path) }) {
                return answer
            }
            rules.silentDelegate = view.partnersGeneration
        }
        guard view.isEditing else { return view.allowsFocus }
        return rules.allowsFocusDuringEditing ?? (view.allowsFocusDuringEditing || hasControls(key))
    }

    /// Whether the row shows an accessory to tap, which the keyboard reaches only through the row. A row off screen
    /// counts as having one if any row on screen does.
    private func hasControls(_ key: ElementKey) -> Bool {
        guard let cell = view.elements.cell(key) else { return view.elements.views.contains(where: Self.showsControls) }
        return Self.showsControls(cell)
    }

    private static func showsControls(_ view: UICollectionReusableView) -> Bool {
        (view as? UICollectionViewListCell)?.showsControls ?? false
    }

    /// Whether an item can have the focus. If the item has a cell, the cell decides.
    func canFocus(_ key: ElementKey) -> Bool { view.elements.cell(key)?.canBecomeFocused ?? allows(key) }

    // MARK: Moving the focus

    enum FocusMove { case done, refused, impossible }

    /// Scrolls the item into view, so that it has a cell, and moves the focus to that cell.
    @discardableResult
    func move(to key: ElementKey, heading: UIFocusHeading = []) -> FocusMove {
        guard canFocus(key), let window else { return .impossible }
        let before = view.contentOffset
        reveal(key)
        guard let cell = view.elements.cell(key), cell.canBecomeFocused else { return .impossible }
        if window.moveFocus(to: cell, heading: heading) { return .done }
        view.contentOffset = before
        return .refused
    }

    /// Scrolls the item into view. This repeats, because cells around it that measure themselves can push it out again.
    func reveal(_ key: ElementKey) {
        let view = view
        view.sectionScrolling.scroll(to: key, at: [], animated: false)
        for _ in 0..<Self.mostScrolls {
            guard let frame = seenFrame(of: key) else { break }
            view.scrollRectToVisible(frame, animated: false)
            view.layoutIfNeeded()
            if seenFrame(of: key) == frame { return }
        }
        view.layoutIfNeeded()
    }

    /// The most repetitions: more than any list in the tests needs.
    private static let mostScrolls = 20

    /// The item's frame on screen, where a right-to-left layout is mirrored.
    func seenFrame(of key: ElementKey) -> CGRect? {
        view.frameOfLayout(forItemAt: IndexPath(item: key.item, section: key.section))
            .map { view.mirror.seen($0, of: key) }
    }

    /// Moves the focus to an item that a person clicks, so that keys continue from there.
    func takeClicked(_ key: ElementKey) {
        guard let window, let cell = view.elements.cell(key), cell.canBecomeFocused else { return }
        window.moveFocus(to: cell)
    }

    /// Selects the focused item, if selection follows the focus and the delegate agrees.
    func selectItem() {
        let view = view
        guard view.selectionFollowsFocus, view.selection.rules.isAllowed, let key = item,
            view.selection.items.keys != [key]
        else { return }
        let path = view.order.dataPath(of: key)
        guard delegate?.collectionView(view, selectionFollowsFocusForItemAt: path) ?? true, item == key else {
            return
        }
        view.choosing.chooseAlone(key)
    }

    // MARK: Entering the collection view

    /// Returns the cell that gets the focus when it comes from outside to `cell`: the item that had it last, or the one
    /// that the delegate prefers, or `cell` itself.
    func cellToEnter(at cell: UICollectionViewCell) -> UICollectionViewCell {
        guard let key = itemToEnter else { return cell }
        reveal(key)
        return view.elements.cell(key) ?? cell
    }

    private var itemToEnter: ElementKey? {
        let counts = counts
        func isPossible(_ key: ElementKey) -> Bool {
            counts.contains(item: key.item, section: key.section) && canFocus(key)
        }
        if view.remembersLastFocusedIndexPath, let last, isPossible(last) { return last }
        guard let path = delegate?.indexPathForPreferredFocusedView(in: view), path.count == 2 else { return nil }
        let key = view.order.shownKey(ofData: path)
        return isPossible(key) ? key : nil
    }

    /// The cell of the item that the focus enters at, or of the first visible item that can have it.
    var preferredCell: UICollectionViewCell? {
        let key = itemToEnter ?? view.elements.keys { $0.isCell && isInView($0) && canFocus($0) }.first
        return key.flatMap(view.elements.cell)
    }

    private func isInView(_ key: ElementKey) -> Bool { view.elements[key]?.frame.intersects(view.bounds) ?? false }

    // MARK: Asking and telling the delegate

    /// Creates the context for a movement. Call this before the focus moves, while it's known where it comes from.
    func prepareContext(for move: UIFocusUpdateContext) {
        let previous = item ?? move.previouslyFocusedView.flatMap(view.elements.cell(around:))?.element
        let next = move.nextFocusedView.flatMap(view.elements.cell(around:))?.element
        context = UICollectionViewFocusUpdateContext(
            move, from: previous.map(view.order.dataPath), to: next.map(view.order.dataPath))
    }

    func forgetContext() { context = nil }

    // MARK: Cells entering and leaving

    /// Takes the focus from a cell that goes out of view. The collection view keeps it for the item.
    func take(from cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = false
        guard let window, window.viewWithFocus === cell else { return }
        window.viewWithFocus = item == nil ? nil : view
    }

    func give(to cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = true
        if let window, window.viewWithFocus === view { window.viewWithFocus = cell }
    }

    // MARK: Insertions and deletions

    /// Keeps the focus on its item. If the item was deleted, the focus goes to the item that took its place, or to the
    /// last one of its section, once all items are in place (``takeFallen()``).
    override func follow(_ movement: ElementMovement) {
        last = last.flatMap(movement.newKeyOfItem)
        guard let old = item else { return }
        if let new = movement.newKeyOfItem(old) {
            item = new
            last = new
        } else {
            fallen = neighbor(of: old, after: movement)
            loseFocusedItem()
        }
    }

    private func neighbor(of gone: ElementKey, after movement: ElementMovement) -> ElementKey? {
        guard let section = movement.plan?.newSection(of: gone.section) else { return nil }
        let count = counts.itemCount(inSection: section)
        return count > 0 ? .cell(min(gone.item, count - 1), in: section) : nil
    }

    /// Marks the cell of the focused item after cells took the index paths of other items.
    func cellsShowOtherItems() {
        if let item, let cell = view.elements.cell(item), !cell.hasKeyboardFocus { give(to: cell) }
    }

    private func loseFocusedItem() {
        let hadFocus = window.map { $0.viewWithFocus === view || $0.viewWithFocus?.superview === view } ?? false
        if let item { view.elements.cell(item)?.hasKeyboardFocus = false }
        item = nil
        if hadFocus { window?.viewWithFocus = nil }
    }

    /// Gives the focus to the item that ``follow(_:)`` chose.
    func takeFallen() {
        guard let key = fallen else { return }
        fallen = nil
        guard let window, window.focusedView == nil else { return }
        if let cell = view.elements.cell(key) {
            window.moveFocus(to: cell, isAsked: false)
        } else {
            item = key
            last = key
            window.viewWithFocus = view
        }
    }

    /// After a reload, keeps the focus at its index path, or moves it to the last item before that.
    func keepInRange() {
        guard let key = item else { return }
        let counts = counts
        guard !counts.contains(item: key.item, section: key.section) else { return }
        guard counts.total > 0 else { return loseFocusedItem() }
        let end =
            counts.contains(section: key.section) ? counts.globalIndex(item: 0, section: key.section + 1) : counts.total
        item = counts.item(at: max(end - 1, 0))
        last = item
    }

    // MARK: Windows

    func leaveWindow() {
        guard let key = item else { return }
        loseFocusedItem()
        outsideWindow = key
    }

    /// Returns the focus to its item when the view is back in a window, unless something else has it by now.
    func enterWindow() {
        guard let key = outsideWindow else { return }
        outsideWindow = nil
        guard let window, window.focusedView == nil else { return }
        item = key
        window.viewWithFocus = view
        if let cell = view.elements.cell(key) { give(to: cell) }
    }

    override func checkInvariants(_ report: (String) -> Void) {
        if let item, !view.itemCounts.areKnown || !counts.contains(item: item.item, section: item.section) {
            report("the focus is on \(item), which does not exist")
        }
    }
}
