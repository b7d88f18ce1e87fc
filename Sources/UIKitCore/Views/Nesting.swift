import CoreGraphics

/// How many calls of one kind are inside each other, by way of the app's own code. It ends before the stack does.
@MainActor enum Nesting {
    /// More than there are views inside each other: a size that all of them follow is no mistake.
    static let most = 600
    /// The same where nothing follows by itself.
    static let mostByHand = 200

    @exclusivity(unchecked) static var boundsChanges = 0
    @exclusivity(unchecked) static var insertions = 0
    @exclusivity(unchecked) static var traitChanges = 0
    @exclusivity(unchecked) static var tintChanges = 0
    @exclusivity(unchecked) static var responders = 0
    @exclusivity(unchecked) static var firstResponders = 0
    @exclusivity(unchecked) static var actions = 0
}

extension UIView {
    func failOnEndlessBounds(from old: CGRect, to new: CGRect) -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of bounds changes: contentOffset, bounds or frame is being constantly adjusted",
            explanation: """
                  seen           \(Nesting.boundsChanges) changes inside of each other, the last one from \(old.plainText) to \
                \(new.plainText)
                  likely cause   scrollViewDidScroll(_:), an override of bounds or a layout sets another contentOffset each time
                  try            set it only where it differs from what it should be, and let that not depend on itself
                """)
    }

    func failOnEndlessInsertion(into superview: UIView) -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of insertions: it is added to \(type(of: superview)) while it is being added",
            explanation: """
                  seen           \(Nesting.insertions) calls of addSubview(_:) inside of each other
                  likely cause   didMoveToSuperview(), willMove(toSuperview:) or didAddSubview(_:) adds views, which do the same
                  try            add subviews in the initialiser, or look at superview before adding
                """)
    }

    func failOnEndlessTint() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of tint changes",
            explanation: """
                  seen           \(Nesting.tintChanges) changes of tintColor inside of each other
                  likely cause   tintColorDidChange() sets another tintColor each time
                  try            use the tint in tintColorDidChange(), and set it elsewhere
                """)
    }
}

extension UIResponder {
    func failOnEndlessTraits() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of trait changes",
            explanation: """
                  seen           \(Nesting.traitChanges) changes of traits inside of each other
                  likely cause   traitCollectionDidChange(_:), or what registerForTraitChanges calls, sets other traits each time
                  try            set overrideUserInterfaceStyle and traitOverrides where they do not depend on themselves
                """)
    }

    func failOnEndlessChain() -> Never {
        Diagnostics.fail(
            "The responder chain of \(type(of: self)) has no end",
            explanation: """
                  seen           \(Nesting.responders) responders in turn, \(type(of: self)) among them
                  likely cause   an override of next answers a responder that is before this one in the chain
                  try            super.next, or a responder further out
                """)
    }

    func failOnEndlessFirstResponder() -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of becomeFirstResponder and resignFirstResponder",
            explanation: """
                  seen           \(Nesting.firstResponders) calls inside of each other
                  likely cause   an override of resignFirstResponder() makes another one first responder, which does the same
                  try            answer false in canResignFirstResponder, or wait for the next turn of the main queue
                """)
    }
}

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
