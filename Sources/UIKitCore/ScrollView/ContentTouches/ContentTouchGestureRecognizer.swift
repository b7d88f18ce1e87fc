import CoreGraphics

/// Keeps a touch from the content of a scroll view until it's clear that the finger doesn't scroll (M11).
///
/// This recogniser recognises nothing. While it's undecided, ``HeldTouches`` keeps the touches. It fails when the time
/// is over, when the finger lifts, when another recogniser takes the touch, and when the drag has failed, for example
/// because a slider uses the finger.
@MainActor final class ContentTouchGestureRecognizer: UIGestureRecognizer {
    // Not a weak reference: that would slow down everything the scroll view does (D7, Decisions/0004).
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
