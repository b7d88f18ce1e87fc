/// A delegate that decides how popovers adapt to little width and whether people may dismiss a popover or sheet, and
/// hears when they do.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style of a popover where there is little width: `.none` keeps the popover, `.fullScreen` and
    /// `.overFullScreen` cover the screen. A sheet by default. UIKit calls it only for popovers.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style of a popover for any traits, also those with much width. By default, it calls
    /// ``adaptivePresentationStyle(for:)`` where there is little width.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle

    /// Returns a controller to present in place of the popover's, such as a navigation controller around it. UIKit
    /// calls it when a popover is presented in another style. A popover that becomes a sheet while it is on the screen
    /// keeps its controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called with the presentation controller that replaces a popover's. Set the detents of a sheet here.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Called before another presentation replaces a popover.
    ///
    /// - Parameters:
    ///   - presentationController: The controller that manages the presentation.
    ///   - style: The style that replaces the popover.
    ///   - transitionCoordinator: nil without an animation, or if another controller than the popover's is shown.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Returns whether a person may dismiss the popover or sheet.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when a person begins to dismiss the screen.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after a person dismissed the screen. Not called when the app does.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called after a person tried to dismiss the screen and wasn't allowed to.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.standardStyleForLittleWidth
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
