/// The object that decides where inside a view the keyboard's focus goes: what windows, which are on a lower level,
/// know of a part of a collection view.
@MainActor protocol FocusLeader: AnyObject {
    /// Whether the leader has the focus for an item whose cell isn't visible.
    var holdsFocusOfHiddenItem: Bool { get }

    /// Called before the focus moves. Later, its former place is no longer known.
    func prepareContext(for move: UIFocusUpdateContext)

    /// Called when the move has ended or was refused, and everything was told.
    func forgetContext()

    /// Handles the focus when the Tab key or a screen reader brought it to a view inside the leader's.
    ///
    /// - Returns: Whether the leader handled it. If not, the view gets the focus.
    func seesToFocus(thatCameTo view: UIView) -> Bool

    /// Handles the app's request for the focus at a view inside the leader's.
    ///
    /// - Returns: Whether the leader handled it. If not, the view gets the focus.
    func seesToFocus(wantedAt view: UIView) -> Bool
}

extension UIView {
    /// The leader of the innermost view around this one that has one.
    var focusLeaderAround: (any FocusLeader)? {
        var ancestor = superview
        while let view = ancestor {
            if let leader = view.focusLeader { return leader }
            ancestor = view.superview
        }
        return nil
    }

    /// Whether the view has the focus for an item that isn't visible.
    var hidesFocus: Bool { focusLeader?.holdsFocusOfHiddenItem ?? false }
}
