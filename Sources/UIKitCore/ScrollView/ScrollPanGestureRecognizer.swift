/// The drag that moves a scroll view's content.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// The scroll view that this drag moves, whatever view the recogniser is attached to.
    private var back = BackReference<UIScrollView>()

    func belong(to scrollView: UIScrollView) { back.object = scrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger put on moving content holds it at once; it is no tap on what happens to be below.
        if state == .possible, let scrollView = back.object, scrollView.motion.isMoving { state = .began }
    }

    override func actionDidChange() {
        back.hold(move)
        super.actionDidChange()
    }

    private func move(_ scrollView: UIScrollView) {
        switch state {
        case .began: scrollView.motion.beginDragging()
        case .changed: scrollView.motion.drag()
        case .ended: scrollView.motion.endDragging(at: touches.first?.timestamp ?? 0)
        case .cancelled: scrollView.motion.cancelDragging()
        case .possible, .failed: break
        }
    }
}
