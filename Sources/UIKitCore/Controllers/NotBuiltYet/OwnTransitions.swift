import CoreGraphics
import Foundation

// Presentations and movements of the app's own come later.

/// Says how a screen is presented and how it moves.
@available(
    *, unavailable,
    message: "Not built yet: movements of the app's own. Present as a sheet, or with preferredTransition = .zoom."
)
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: movements of the app's own. Animate views with UIView.animate.")
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

@available(*, unavailable, message: "Not built yet: movements of the app's own.")
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {}

@available(*, unavailable, message: "Not built yet: movements of the app's own.")
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

@available(*, unavailable, message: "Not built yet: movements of the app's own.")
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject {}

extension UIViewController {
    @available(*, unavailable, message: "Not built yet: movements of the app's own. Present as a sheet.")
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { nil }
        set {}
    }
}
