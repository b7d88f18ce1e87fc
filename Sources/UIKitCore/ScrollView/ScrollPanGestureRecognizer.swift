/// The drag that moves a scroll view's content.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    unowned(unsafe) var owner: UIScrollView!

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger put on moving content holds it at once; it is no tap on what happens to be below.
        if state == .possible, owner.motion.isMoving { state = .began }
    }

    override func actionDidChange() {
        switch state {
        case .began: owner.motion.beginDragging()
        case .changed: owner.motion.drag()
        case .ended: owner.motion.endDragging(at: touches.first?.timestamp ?? 0)
        case .cancelled: owner.motion.cancelDragging()
        case .possible, .failed: break
        }
        super.actionDidChange()
    }
}
