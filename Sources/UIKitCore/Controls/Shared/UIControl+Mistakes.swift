extension UIControl {
    func failOnEndlessActions() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of actions",
            explanation: """
                  seen           \(Nesting.actions) calls of sendActions(for:) inside of each other
                  likely cause   an action sends its own event again, or the event of a control whose action sends it back
                  try            set the value, which sends no event, instead of calling sendActions(for:)
                """)
    }
}
