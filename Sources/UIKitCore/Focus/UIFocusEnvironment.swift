import Foundation

/// A part of the screen that affects where the keyboard's focus goes: a view, a controller, a window.
///
/// Documentation/SelectionAndFocus.md says how the focus moves.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments inside this one that should get the focus, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the items that can have the focus.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests that the focus, if it is in this environment, moves to the preferred place in the next frame.
    func setNeedsFocusUpdate()

    /// Carries out a request now.
    func updateFocusIfNeeded()

    /// Returns whether the focus may move. UIKit asks all environments around its current and its next place. One false
    /// is enough to keep it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called when the focus has moved from this environment, into it, or inside it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns whether `environment` is this one, or inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var ancestor: (any UIFocusEnvironment)? = environment
        while let current = ancestor {
            if current === self { return true }
            ancestor = current.parentFocusEnvironment
        }
        return false
    }

    /// This environment and all around it, from the inside out.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = [self]
        while let parent = chain.last?.parentFocusEnvironment { chain.append(parent) }
        return chain
    }
}
