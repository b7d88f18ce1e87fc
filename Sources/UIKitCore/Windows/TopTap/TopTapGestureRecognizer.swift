import CoreGraphics

/// Recognises a tap at the top of the window, where iOS has the status bar, and scrolls back to the beginning.
@MainActor final class TopTapGestureRecognizer: UITapGestureRecognizer {
    /// The scroll view, between the end of the touch and the action.
    private var scroller: (any ContentScroller)?

    private var strip: CGFloat { view?.window?.safeAreaInsets.top ?? 0 }

    override var watchesTouches: Bool { strip > 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.windowLocation.y >= strip { return ignore(touch, for: event) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        scroller = view?.window?.scrollerForTop
        if scroller == nil { state = .failed } else { super.touchesEnded(touches, with: event) }
    }

    override func actionDidChange() {
        if state == .ended { scroller?.scrollToTop() }
        super.actionDidChange()
    }

    override func reset() {
        super.reset()
        scroller = nil
    }

    // Content below may have tap gesture recognisers of its own.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
