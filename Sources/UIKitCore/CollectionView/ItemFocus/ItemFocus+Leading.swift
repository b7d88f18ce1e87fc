// What a window asks a collection view when the focus comes to a view inside it.
extension ItemFocus: FocusLeader {
    var holdsFocusOfHiddenItem: Bool { item != nil }

    /// Moves the focus that reached a cell, perhaps on to another item: from outside, the focus goes to the item that
    /// had it last, or to the one that the delegate prefers.
    func seesToFocus(thatCameTo inner: UIView) -> Bool {
        guard let window, let cell = view.elements.cell(around: inner), cell === inner else { return false }
        let isFromOutside = window.focusedView?.isDescendant(of: view) != true
        let target = isFromOutside ? cellToEnter(at: cell) : cell
        guard target.canBecomeFocused else { return true }
        window.moveFocus(to: target, isAsked: false)
        selectItem()
        return true
    }

    func seesToFocus(wantedAt inner: UIView) -> Bool {
        guard let cell = view.elements.cell(around: inner), cell === inner, let key = cell.element else { return false }
        move(to: key)
        return true
    }
}

extension UIView {
    /// The innermost collection view that contains this view.
    var collectionViewAround: UICollectionView? { (focusLeaderAround as? ItemFocus)?.view }
}
