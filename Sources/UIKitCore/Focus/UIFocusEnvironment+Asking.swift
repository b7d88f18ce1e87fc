extension UIFocusEnvironment {
    /// The focus is asked for where it is preferred in here, if it is in here already.
    func requestOwnFocus() {
        guard let window = focusWindow, let focused = window.focusedView, contains(focused) else { return }
        window.requestFocus(to: self)
    }
}
