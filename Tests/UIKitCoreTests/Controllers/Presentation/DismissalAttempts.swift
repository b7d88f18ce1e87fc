import UIKitCore

/// Decides about dismissals, and counts the refused ones.
@MainActor final class DismissalAttempts: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    var count = 0

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { count += 1 }
}
