import CollectionEngine
import CoreGraphics
import Foundation

/// The keyboard's focus: which item has it, and what becomes of that when cells and items come and go.
@MainActor final class ItemFocus: CollectionPart {
    @exclusivity(unchecked) private(set) var rules = FocusRules()
    /// The item that has the keyboard's focus, in view or not.
    @exclusivity(unchecked) private(set) var item: ElementKey?
    /// The one that had it last.
    private var last: ElementKey?
    /// The one that gets it from an item that went.
    private var fallen: ElementKey?
    /// The one that had it when the view left its window.
    private var outsideWindow: ElementKey?
    /// The movement of the focus that is under way.
    private(set) var context: UICollectionViewFocusUpdateContext?

    /// Called for every collection view of the window whenever the focus has moved.
    func moved(to focused: UIView?) {
        let cell = focused.flatMap(view.elements.cell(around:))
        // What has the focus inside of a cell has it for itself.
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

    // MARK: Which items may have it

    func changeRules(_ change: (inout FocusRules) -> Void) {
        change(&rules)
        rulesDidChange()
    }

    func rulesDidChange() {
        for shown in view.elements.views where shown is UICollectionViewCell { shown.updateAccessibility() }
    }

    /// The delegate's word, or else what is allowed in general.
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

    /// Whether the row shows an accessory to tap, which the keyboard reaches only through the row. A row off screen counts as having one if
    /// any row on screen does.
    private func hasControls(_ key: ElementKey) -> Bool {
        guard let cell = view.elements.cell(key) else { return view.elements.views.contains(where: Self.showsControls) }
        return Self.showsControls(cell)
    }

    private static func showsControls(_ view: UICollectionReusableView) -> Bool {
        (view as? UICollectionViewListCell)?.showsControls ?? false
    }

    /// Whether an item may have the focus; its cell decides if there is one.
    func canFocus(_ key: ElementKey) -> Bool { view.elements.cell(key)?.canBecomeFocused ?? allows(key) }

    // MARK: Moving it

    enum FocusMove { case done, refused, impossible }

    /// Scrolls the item into view, because there has to be a cell, and takes the focus there.
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

    /// Scrolls the item into view. Cells around it that are measured on arrival can push it out again, so this repeats.
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

    /// More than any list needed in tests.
    private static let mostScrolls = 20

    /// On this side of the mirror.
    func seenFrame(of key: ElementKey) -> CGRect? {
        view.frameOfLayout(forItemAt: IndexPath(item: key.item, section: key.section))
            .map { view.mirror.seen($0, of: key) }
    }

    /// A mouse that chooses an item brings the focus along, so that keys go on from there.
    func takeClicked(_ key: ElementKey) {
        guard let window, let cell = view.elements.cell(key), cell.canBecomeFocused else { return }
        window.moveFocus(to: cell)
    }

    /// The focus has come to an item, and the selection may go with it.
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

    // MARK: Coming in

    /// Where the focus goes that comes in from outside, at `cell`: where it was, or where the delegate wants it.
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

    /// The cell of that item, or the first in view.
    var preferredCell: UICollectionViewCell? {
        let key = itemToEnter ?? view.elements.keys { $0.isCell && isInView($0) && canFocus($0) }.first
        return key.flatMap(view.elements.cell)
    }

    private func isInView(_ key: ElementKey) -> Bool { view.elements[key]?.frame.intersects(view.bounds) ?? false }

    // MARK: Asking and telling the delegate

    /// Before the focus moves, because afterwards it is not known from where.
    func prepareContext(for move: UIFocusUpdateContext) {
        let previous = item ?? move.previouslyFocusedView.flatMap(view.elements.cell(around:))?.element
        let next = move.nextFocusedView.flatMap(view.elements.cell(around:))?.element
        context = UICollectionViewFocusUpdateContext(
            move, from: previous.map(view.order.dataPath), to: next.map(view.order.dataPath))
    }

    func forgetContext() { context = nil }

    // MARK: Cells that come and go

    /// The cell of the item that has the focus goes out of sight; the collection view keeps the place for it.
    func take(from cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = false
        guard let window, window.viewWithFocus === cell else { return }
        window.viewWithFocus = item == nil ? nil : view
    }

    func give(to cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = true
        if let window, window.viewWithFocus === view { window.viewWithFocus = cell }
    }

    // MARK: Items that come and go

    /// The focus goes along with its item. Where that went, it falls to the one that took its place, or the last of its section,
    /// once all is in its place.
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

    /// Cells have the names of other items: the one of the item that has the focus shows it.
    func cellsShowOtherItems() {
        if let item, let cell = view.elements.cell(item), !cell.hasKeyboardFocus { give(to: cell) }
    }

    private func loseFocusedItem() {
        let hadFocus = window.map { $0.viewWithFocus === view || $0.viewWithFocus?.superview === view } ?? false
        if let item { view.elements.cell(item)?.hasKeyboardFocus = false }
        item = nil
        if hadFocus { window?.viewWithFocus = nil }
    }

    /// The end of what ``follow(_:)`` began.
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

    /// After a reload the focus stays at its place, or at the last one there is.
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

    /// Back on screen, the focus is where it was, unless it is somewhere else by now.
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
