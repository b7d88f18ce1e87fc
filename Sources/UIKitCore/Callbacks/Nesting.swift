import CoreGraphics

/// How many calls of one kind are inside each other, by way of the app's own code. It ends before the stack does.
@MainActor enum Nesting {
    /// The limit for what views hand on to those inside them, such as a change of size: more than the 400 levels that a tree
    /// may have.
    static let most = 600
    /// The limit for calls that are inside each other only where the app's code puts them there.
    static let mostByHand = 200

    @exclusivity(unchecked) static var boundsChanges = 0
    @exclusivity(unchecked) static var insertions = 0
    @exclusivity(unchecked) static var traitChanges = 0
    @exclusivity(unchecked) static var tintChanges = 0
    @exclusivity(unchecked) static var responders = 0
    @exclusivity(unchecked) static var firstResponders = 0
    @exclusivity(unchecked) static var actions = 0
    @exclusivity(unchecked) static var controllerLayouts = 0
    @exclusivity(unchecked) static var insetChanges = 0
    @exclusivity(unchecked) static var fittings = 0
    @exclusivity(unchecked) static var rootChanges = 0
    @exclusivity(unchecked) static var focusUpdates = 0
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

    func failOnEndlessInsets() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of insets: margins, insets or safe area are being constantly adjusted",
            explanation: """
                  seen           \(Nesting.insetChanges) changes inside of each other
                  likely cause   layoutMarginsDidChange(), adjustedContentInsetDidChange() or safeAreaInsetsDidChange() sets what \
                it is told of to another value each time
                  try            set it only where it differs from what it should be, and let that not depend on itself
                """)
    }

    func failOnEndlessFitting() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of sizes: sizeThatFits(_:) asks for itself",
            explanation: """
                  seen           \(Nesting.fittings) calls of sizeToFit() inside of each other
                  likely cause   sizeThatFits(_:) calls sizeToFit()
                  try            compute the size in sizeThatFits(_:), from the content and the size that is passed in
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

extension UIWindow {
    func failOnEndlessFocus(to view: UIView?) -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of focus updates",
            explanation: """
                  seen           \(Nesting.focusUpdates) movements of the focus inside of each other, the last one to \
                \(view.map { "\(type(of: $0))" } ?? "nothing")
                  likely cause   didUpdateFocus(in:with:) sends the focus on by updateFocusIfNeeded(), to one that sends it back
                  try            answer in shouldUpdateFocus(in:) or preferredFocusEnvironments where it may be
                """)
    }

    func failOnEndlessRoots(_ controller: UIViewController?) -> Never {
        Diagnostics.fail(
            "\(type(of: self)) is stuck in a loop of root view controllers",
            explanation: """
                  seen           rootViewController was set \(Nesting.rootChanges) times inside of each other, now to \
                \(controller.map { "\(type(of: $0))" } ?? "nil")
                  likely cause   a controller sets another one of its class as rootViewController when it appears
                  try            set it in answer to what a person does, or decide once at the start which one is to be seen
                """)
    }
}
