import CoreGraphics
import Foundation

// Not built yet: the app's own presentations and transitions.

/// A delegate that decides how a screen is presented and how it moves.
@available(
    *, unavailable,
    message: "Not built yet: custom transitions. Present as a sheet, or with preferredTransition = .zoom."
)
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: custom transitions. Animate views with UIView.animate.")
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

@available(*, unavailable, message: "Not built yet: custom transitions.")
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }

    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func pauseInteractiveTransition()
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
}

@available(*, unavailable, message: "Not built yet: custom transitions.")
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

@available(*, unavailable, message: "Not built yet: custom transitions.")
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    open var duration: CGFloat { 0 }
    open var percentComplete: CGFloat { 0 }
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    open func update(_ percentComplete: CGFloat) {}
    open func pause() {}
    open func cancel() {}
    open func finish() {}
}

extension UINavigationController {
    @available(*, unavailable, message: "Not built yet: custom transitions.")
    public enum Operation: Int, Sendable { case none = 0, push = 1, pop = 2 }
}

extension UIViewController {
    @available(*, unavailable, message: "Not built yet: custom transitions. Present as a sheet.")
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { nil }
        set {}
    }
}
