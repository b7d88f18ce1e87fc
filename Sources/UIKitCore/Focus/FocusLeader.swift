/// Who decides where inside a view the keyboard's focus goes: a collection view's part, as windows know it, which are below it.
@MainActor protocol FocusLeader: AnyObject {
    /// Whether it keeps the focus for an item whose cell is not in view.
    var holdsFocusOfHiddenItem: Bool { get }

    /// The focus is about to move; afterwards it is not known from where.
    func prepareContext(for move: UIFocusUpdateContext)

    /// The focus has moved, or stays, and all were told.
    func forgetContext()

    /// The Tab key, or a screen reader, brought the focus to a view inside it.
    ///
    /// - Returns: Whether it saw to it. Otherwise the view gets the focus.
    func seesToFocus(thatCameTo view: UIView) -> Bool

    /// The program wants the focus at a view inside it.
    ///
    /// - Returns: Whether it saw to it. Otherwise the view gets the focus.
    func seesToFocus(wantedAt view: UIView) -> Bool
}

extension UIView {
    /// The leader of the innermost view around it that has one.
    var focusLeaderAround: (any FocusLeader)? {
        var ancestor = superview
        while let view = ancestor {
            if let leader = view.focusLeader { return leader }
            ancestor = view.superview
        }
        return nil
    }

    /// Whether it has the focus in place of an item that is not in view.
    var hidesFocus: Bool { focusLeader?.holdsFocusOfHiddenItem ?? false }
}
