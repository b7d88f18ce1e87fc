extension UIFocusEnvironment {
    /// Requests the focus for the preferred view inside, if the focus is inside already.
    func requestOwnFocus() {
        guard let window = focusWindow, let focused = window.focusedView, contains(focused) else { return }
        window.requestFocus(to: self)
    }
}
