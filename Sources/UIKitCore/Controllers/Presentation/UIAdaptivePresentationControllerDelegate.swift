/// Asked how a popover is presented where there is little width, and asked and told when a person dismisses a popover or sheet.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How a popover is presented where there is little width: `.none` keeps the popover, a sheet is the default, and `.fullScreen` and
    /// `.overFullScreen` cover the screen. Not asked for other styles.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The same for all traits, also those with much width. By default ``adaptivePresentationStyle(for:)`` is asked where there is
    /// little.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle

    /// A controller to present in place of the one in the popover, such as a navigation controller around it. Asked when a popover is
    /// presented in another style; one that becomes a sheet while it is on screen keeps its controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called with what is to present in the place of a popover, such as a sheet, whose detents can be set here.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Called before something else comes in the place of a popover.
    ///
    /// - Parameters:
    ///   - presentationController: The controller that manages the presentation.
    ///   - style: The style that replaces the popover.
    ///   - transitionCoordinator: nil if nothing is animated, or if another controller than the popover's is shown.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether the popover or sheet may go.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when a person begins to dismiss the screen.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when a person dismissed it, not when the app did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when a person tried to, and could not.
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

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        !presentationController.presentedViewController.isModalInPresentation
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
