import CoreGraphics

/// Keeps fingers from the content of a scroll view until it is clear that they do not scroll (M11).
///
/// It recognises nothing. While it might, ``HeldTouches`` keeps the touches; it gives up when the time is over, when the finger is
/// lifted or taken away by somebody else, and when the drag has failed, say because a slider wants the finger.
@MainActor final class ContentTouchGestureRecognizer: UIGestureRecognizer {
    private weak var owner: UIScrollView?

    init(of owner: UIScrollView) {
        self.owner = owner
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
