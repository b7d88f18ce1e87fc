// Dismisses what is presented when a person asks for it.
extension UIPresentationController {
    /// The delegate of the presentation, or of the popover that it replaces.
    private var delegateInCharge: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? adaptedFrom?.delegate }

    /// Whether a person may dismiss the presentation.
    var mayGo: Bool {
        // A delegate can't allow what the controller forbids.
        if presentedViewController.isModalInPresentation { return false }
        guard let delegate = delegateInCharge else { return true }
        guard delegate.presentationControllerShouldDismiss(self) else { return false }
        guard let popover = self as? UIPopoverPresentationController ?? adaptedFrom,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return true }
        return delegate.popoverPresentationControllerShouldDismissPopover(popover)
    }

    /// Dismisses the presentation for a person. Returns whether it did, or does already.
    @discardableResult func dismissByPerson() -> Bool {
        guard !isGoing else { return true }
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
