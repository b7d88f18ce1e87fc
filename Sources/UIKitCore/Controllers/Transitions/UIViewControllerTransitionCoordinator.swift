import CoreGraphics
import Foundation

/// A key for one of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that shows before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that shows after the transition, unless it is cancelled.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that disappears.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that appears.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a running transition: one controller replaces another, or the size changes.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// Whether a person's finger drives the transition, or did at its beginning.
    var initiallyInteractive: Bool { get }

    /// Whether a person's finger drives the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }

    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }

    /// How far an interactive transition has come, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The view that contains both views; for changes of size, the window.
    var containerView: UIView { get }

    /// Returns the controller that disappears, or the one that appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view that disappears, or the one that appears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the transition's own animation, and `completion` at its end.
    ///
    /// - Returns: Whether they will run. False after the transition has ended.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger that drives the transition lifts.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes in the transition's animation, and `completion` after it. Returns false if there is no animation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs `animation` in the transition's own animation. It makes no difference whether `view` is one of the
    /// transition's views.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
}
