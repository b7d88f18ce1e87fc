import Foundation

/// A part of the screen that has a say in where the keyboard's focus goes: a view, a controller, a window.
///
/// Documentation/SelectionAndFocus.md tells how the focus moves.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// What inside of it should get the focus, best first, when it is asked for.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What holds the things in it that can have the focus.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Asks that the focus, which is in this environment, goes to where it is preferred; with the next frame.
    func setNeedsFocusUpdate()

    /// Does now what was asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move. Everybody is asked around where it is and where it would go; one no keeps it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus has moved: from this environment, into it, or inside it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Whether `environment` is this one, or inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var ancestor: (any UIFocusEnvironment)? = environment
        while let current = ancestor {
            if current === self { return true }
            ancestor = current.parentFocusEnvironment
        }
        return false
    }

    /// It and all that are around it, from the inside out.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = [self]
        while let parent = chain.last?.parentFocusEnvironment { chain.append(parent) }
        return chain
    }
}
