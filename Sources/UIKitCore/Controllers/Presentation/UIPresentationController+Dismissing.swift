// How a person dismisses what is presented.
extension UIPresentationController {
    /// Of the presentation, or of the popover in whose place it is.
    private var delegateInCharge: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? adaptedFrom?.delegate }

    /// Whether a person may dismiss it.
    var mayGo: Bool {
        guard let delegate = delegateInCharge else { return !presentedViewController.isModalInPresentation }
        guard delegate.presentationControllerShouldDismiss(self) else { return false }
        guard let popover = self as? UIPopoverPresentationController ?? adaptedFrom,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return true }
        return delegate.popoverPresentationControllerShouldDismissPopover(popover)
    }

    /// Answers whether it goes.
    @discardableResult func dismissByPerson() -> Bool {
        let delegate = delegateInCharge
        guard mayGo else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        let popover = self as? UIPopoverPresentationController ?? adaptedFrom
        presentingViewController.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss(self)
            guard let popover, let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
            delegate.popoverPresentationControllerDidDismissPopover(popover)
        }
        return true
    }
}
