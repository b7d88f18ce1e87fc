extension UIWindow {
    func failOnEndlessFocus(to view: UIView?) -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of focus updates",
            explanation: """
                  seen           \(Nesting.focusUpdates) movements of the focus inside of each other, the last one to \
                \(view.map { "\(type(of: $0))" } ?? "nothing")
                  likely cause   didUpdateFocus(in:with:) moves the focus on by updateFocusIfNeeded(), to a view that moves it back
                  try            decide in shouldUpdateFocus(in:) or preferredFocusEnvironments where the focus may be
                """)
    }

    func failOnEndlessRoots(_ controller: UIResponder?) -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of root view controllers",
            explanation: """
                  seen           rootViewController was set \(Nesting.rootChanges) times inside of each other, now to \
                \(controller.map { "\(type(of: $0))" } ?? "nil")
                  likely cause   a controller sets another one of its class as rootViewController when it appears
                  try            set it after a person's action, or decide once at launch which controller comes first
                """)
    }
}
