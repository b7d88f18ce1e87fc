import CoreGraphics

// Who gets a finger that lands on content: the view under it, or the scroll view that may be dragged by it.
extension UIScrollView {
    /// Whether there is anything that a finger on content may turn out to do.
    var mayDelayContentTouches: Bool {
        guard delaysContentTouches else { return false }
        return zoom?.pinch != nil || isScrollEnabled && (canDrag(.vertical) || canDrag(.horizontal))
    }

    /// Whether a drag or a pinch may have its touches although views inside use them.
    func contentGivesUpTouches(to recognizer: UIGestureRecognizer) -> Bool {
        recognizer.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, isUsedByContent(touch) else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// A mouse is not kept from content; that it drags shows in the same time all the same (Decisions/0039).
    private func isUsedByContent(_ touch: UITouch) -> Bool {
        guard touch.isDown, touch.isKnownToView, !touch.isCancelledForView else { return false }
        guard touch.type == .indirectPointer, mayDelayContentTouches else { return true }
        return touch.timestamp - touch.beginning >= ScrollConstants.contentTouchDelay
    }

    /// The drag begins.
    func dismissKeyboardForDrag() {
        if keyboardDismissMode != .none { window?.endEditing(true) }
    }
}
