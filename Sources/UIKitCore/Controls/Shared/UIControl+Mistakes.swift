extension UIControl {
    func failOnEndlessActions() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of actions",
            explanation: """
                  seen           \(Nesting.actions) calls of sendActions(for:) inside of each other
                  likely cause   an action or target of an event sends the same event again, or of a control that does
                  try            set the value, which sends no event, in place of sendActions(for:)
                """)
    }
}
