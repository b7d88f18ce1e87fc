/// Asked and told when a person pulls a sheet away.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the sheet may go.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when a person dismissed the sheet, not when the app did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when a person tried to, and could not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        !presentationController.presentedViewController.isModalInPresentation
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
