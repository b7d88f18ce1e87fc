import CoreGraphics

/// Keeps fingers from the content of a scroll view until it is clear that they do not scroll (M11).
///
/// It recognises nothing. While it might, ``HeldTouches`` keeps the touches; it gives up when the time is over, when the finger is
/// lifted or taken over by another recogniser, and when the drag has failed, say because a slider wants the finger.
@MainActor final class ContentTouchGestureRecognizer: UIGestureRecognizer {
    // No weak reference: it would slow down whatever the scroll view does (D7, Decisions/0004).
    private var owner: UIScrollView? { view as? UIScrollView }

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
        allowedTypes = [.direct, .pencil]
        name = "content touches"
    }

    override var watchesTouches: Bool { owner?.mayDelayContentTouches ?? false }

    override var isBystander: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if deadline == nil { setDeadline(event.timestamp + ScrollConstants.contentTouchDelay) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let isDragOver = owner?.panGestureRecognizer.state == .failed
        if isDragOver || self.touches.allSatisfy(\.isCancelledForView) { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func deadlineDidPass() { state = .failed }
}
