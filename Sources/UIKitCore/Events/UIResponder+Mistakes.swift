extension UIResponder {
    func failOnEndlessTraits() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of trait changes",
            explanation: """
                  seen           \(Nesting.traitChanges) changes of traits inside of each other
                  likely cause   traitCollectionDidChange(_:), or what registerForTraitChanges calls, sets other traits each time
                  try            set overrideUserInterfaceStyle and traitOverrides elsewhere, or only if they differ
                """)
    }

    func failOnEndlessChain() -> Never {
        Diagnostics.fail(
            "The responder chain of \(type(of: self)) has no end",
            explanation: """
                  seen           \(Nesting.responders) responders one after the other, \(type(of: self)) among them
                  likely cause   an override of next returns a responder that comes earlier in the chain
                  try            return super.next, or a responder further out
                """)
    }

    func failOnEndlessFirstResponder() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of becomeFirstResponder and resignFirstResponder",
            explanation: """
                  seen           \(Nesting.firstResponders) calls inside of each other
                  likely cause   an override of resignFirstResponder() makes another one first responder, which does the same
                  try            return false from canResignFirstResponder, or do it later, in DispatchQueue.main.async
                """)
    }
}
