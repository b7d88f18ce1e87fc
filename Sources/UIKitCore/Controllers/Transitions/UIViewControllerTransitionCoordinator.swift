import CoreGraphics
import Foundation

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is seen before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is seen after, unless the transition is cancelled.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What is known of a transition while it happens: one controller instead of another, or another size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// Whether a person's finger drives the transition, or did at its beginning.
    var initiallyInteractive: Bool { get }

    /// Whether a person's finger drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }

    /// Seconds.
    var transitionDuration: TimeInterval { get }

    /// How far an interactive transition has come, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The view in which both views are; nil for changes of size.
    var containerView: UIView { get }

    /// The controller that goes, or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that goes, or the one that comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what an app wants to happen together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the transition's own animation, and `completion` at its end.
    ///
    /// - Returns: Whether they will run; not when the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger that drives the transition is lifted.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes inside the transition's animation, and `completion` after it. Returns false if there is none to run
    /// in.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs `animation` in the transition's own animation, for a view that isn't among those of the transition as well as for one that is.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
}
