import CollectionEngine
import CoreGraphics
import Foundation

// The keyboard's focus: which item has it, and what becomes of that when cells and items come and go.
extension UICollectionView {
    /// Called for every collection view of the window whenever the focus has moved.
    func focusMoved(to view: UIView?) {
        let cell = view.flatMap(cellAround)
        // What has the focus inside of a cell has it for itself.
        let key = cell === view ? cell?.element : nil
        setFocus(key)
        if key == nil {
            for subview in subviews { subview.keyboardFocusMoved(to: view) }
        }
    }

    private func setFocus(_ key: ElementKey?) {
        guard key != focused else { return }
        if let focused { cell(focused)?.hasKeyboardFocus = false }
        focused = key
        guard let key else { return }
        lastFocused = key
        cell(key)?.hasKeyboardFocus = true
    }

    // MARK: Which items may have it

    func changeFocusRules(_ change: (inout FocusRules) -> Void) {
        change(&focusRules)
        focusabilityDidChange()
    }

    func focusabilityDidChange() {
        for view in shown.values where view is UICollectionViewCell { view.updateAccessibility() }
    }

    /// The delegate's word, or else what is allowed in general.
    func mayFocus(_ key: ElementKey) -> Bool {
        if let delegate, focusRules.silentDelegate != partnersGeneration {
            let path = dataPath(of: key)
            if let answer = OptionalMethod.result({ delegate.collectionView(self, canFocusItemAt: path) }) {
                return answer
            }
            focusRules.silentDelegate = partnersGeneration
        }
        return isEditing ? allowsFocusDuringEditing : allowsFocus
    }

    /// The same; a cell that there is may have a say.
    func canFocus(_ key: ElementKey) -> Bool { cell(key)?.canBecomeFocused ?? mayFocus(key) }

    // MARK: Moving it

    enum FocusMove { case done, refused, impossible }

    /// Scrolls the item into view, because there has to be a cell, and takes the focus there.
    @discardableResult
    func moveFocus(to key: ElementKey, heading: UIFocusHeading = []) -> FocusMove {
        guard canFocus(key), let window else { return .impossible }
        let before = contentOffset
        reveal(key)
        guard let cell = cell(key), cell.canBecomeFocused else { return .impossible }
        if window.moveFocus(to: cell, heading: heading) { return .done }
        contentOffset = before
        return .refused
    }

    func reveal(_ key: ElementKey) {
        if let frame = seenFrame(of: key) { scrollRectToVisible(frame, animated: false) }
        layoutIfNeeded()
    }

    /// On this side of the mirror.
    func seenFrame(of key: ElementKey) -> CGRect? {
        frameOfLayout(forItemAt: IndexPath(item: key.item, section: key.section)).map { mirror.flipped($0) }
    }

    /// A mouse that chooses an item brings the focus along, so that keys go on from there.
    func focusClickedItem(_ key: ElementKey) {
        guard let window, let cell = cell(key), cell.canBecomeFocused else { return }
        window.moveFocus(to: cell)
    }

    /// The focus has come to an item, and the selection may go with it.
    func selectFocused() {
        guard selectionFollowsFocus, selectionRules.isAllowed, let key = focused, selection.keys != [key] else {
            return
        }
        let path = dataPath(of: key)
        guard delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true, focused == key else {
            return
        }
        follow(key) {
            selectChosen(isAlone: true)
            selectionAnchor = chosen
        }
    }

    // MARK: Coming in

    /// Where the focus goes that comes in from outside, at `cell`: where it was, or where the delegate wants it.
    func cellToEnter(at cell: UICollectionViewCell) -> UICollectionViewCell {
        guard let key = itemToEnter else { return cell }
        reveal(key)
        return self.cell(key) ?? cell
    }

    private var itemToEnter: ElementKey? {
        let counts = itemCounts.known
        func isPossible(_ key: ElementKey) -> Bool {
            counts.contains(item: key.item, section: key.section) && canFocus(key)
        }
        if remembersLastFocusedIndexPath, let lastFocused, isPossible(lastFocused) { return lastFocused }
        guard let path = delegate?.indexPathForPreferredFocusedView(in: self), path.count == 2 else { return nil }
        let key = shownKey(ofData: path)
        return isPossible(key) ? key : nil
    }

    /// The cell of that item, or the first in view.
    var preferredCell: UICollectionViewCell? {
        let key = itemToEnter ?? shown.sortedKeys { $0.isCell && isInView($0) && canFocus($0) }.first
        return key.flatMap(cell)
    }

    private func isInView(_ key: ElementKey) -> Bool { shown[key]?.frame.intersects(bounds) ?? false }

    // MARK: Asking and telling the delegate

    /// Before the focus moves: afterwards nobody would know from where.
    func prepareFocusContext(for context: UIFocusUpdateContext) {
        let previous = focused ?? context.previouslyFocusedView.flatMap(cellAround)?.element
        let next = context.nextFocusedView.flatMap(cellAround)?.element
        focusContext = UICollectionViewFocusUpdateContext(
            context, from: previous.map(dataPath), to: next.map(dataPath))
    }

    // MARK: Cells that come and go

    /// The cell of the item that has the focus goes out of sight; the collection view keeps the place for it.
    func loseFocus(of cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = false
        guard let window, window.viewWithFocus === cell else { return }
        window.viewWithFocus = focused == nil ? nil : self
    }

    func giveFocus(to cell: UICollectionViewCell) {
        cell.hasKeyboardFocus = true
        if let window, window.viewWithFocus === self { window.viewWithFocus = cell }
    }

    // MARK: Items that come and go

    /// The focus goes along with its item. Where that went, another gets it once all is in its place.
    func followFocus(_ newKey: (ElementKey) -> ElementKey?, nearest: (ElementKey) -> ElementKey?) {
        guard let old = focused else { return }
        if let new = newKey(old) {
            focused = new
            lastFocused = new
        } else {
            fallenFocus = nearest(old)
            loseFocusedItem()
        }
    }

    private func loseFocusedItem() {
        let hadFocus = window.map { $0.viewWithFocus === self || $0.viewWithFocus?.superview === self } ?? false
        if let focused { cell(focused)?.hasKeyboardFocus = false }
        focused = nil
        if hadFocus { window?.viewWithFocus = nil }
    }

    /// The end of what ``followFocus(_:nearest:)`` began.
    func takeFallenFocus() {
        guard let key = fallenFocus else { return }
        fallenFocus = nil
        guard let window, window.focusedView == nil else { return }
        if let cell = cell(key) {
            window.moveFocus(to: cell, isAsked: false)
        } else {
            focused = key
            lastFocused = key
            window.viewWithFocus = self
        }
    }

    /// After a reload the focus stays at its place, or at the last one there is.
    func keepFocusInRange() {
        guard let key = focused else { return }
        let counts = itemCounts.known
        guard !counts.contains(item: key.item, section: key.section) else { return }
        guard counts.total > 0 else { return loseFocusedItem() }
        let end =
            counts.contains(section: key.section) ? counts.globalIndex(item: 0, section: key.section + 1) : counts.total
        focused = counts.item(at: max(end - 1, 0))
        lastFocused = focused
    }

    // MARK: Windows

    func leaveWindowWithFocus() {
        guard let key = focused else { return }
        loseFocusedItem()
        focusOutsideWindow = key
    }

    /// Back on screen, the focus is where it was, unless it is somewhere else by now.
    func enterWindowWithFocus() {
        guard let key = focusOutsideWindow else { return }
        focusOutsideWindow = nil
        guard let window, window.focusedView == nil else { return }
        focused = key
        window.viewWithFocus = self
        if let cell = cell(key) { giveFocus(to: cell) }
    }
}
