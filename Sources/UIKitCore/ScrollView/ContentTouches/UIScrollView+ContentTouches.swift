import CoreGraphics

// Which view gets a touch on content: the one below the finger, or the scroll view that a drag scrolls.
extension UIScrollView {
    /// Whether a touch on content may turn out to scroll or zoom.
    var mayDelayContentTouches: Bool {
        guard delaysContentTouches else { return false }
        return zoom?.pinch != nil || isScrollEnabled && (canDrag(.vertical) || canDrag(.horizontal))
    }

    /// Whether a drag or pinch can take its touches, although views inside use them.
    func contentGivesUpTouches(to recognizer: UIGestureRecognizer) -> Bool {
        recognizer.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, isUsedByContent(touch) else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// The mouse isn't kept from content. It still has the same time to turn out to be a drag (Decisions/0039).
    private func isUsedByContent(_ touch: UITouch) -> Bool {
        guard touch.isDown, touch.isKnownToView, !touch.isCancelledForView else { return false }
        guard touch.type == .indirectPointer, mayDelayContentTouches else { return true }
        return touch.timestamp - touch.beginning >= ScrollConstants.contentTouchDelay
    }

    /// Ends editing when a drag begins, unless ``keyboardDismissMode`` is `.none`.
    func dismissKeyboardForDrag() {
        if keyboardDismissMode != .none { window?.endEditing(true) }
    }
}
