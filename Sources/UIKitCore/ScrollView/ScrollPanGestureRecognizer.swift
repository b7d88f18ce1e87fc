import CoreGraphics

/// The drag gesture that scrolls a scroll view's content.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// The scroll view that the gesture scrolls, whatever view the recogniser is attached to.
    private var back = BackReference<UIScrollView>()

    /// Whether the touch stopped moving content, and its direction isn't clear yet.
    private var isHolding = false

    func belong(to scrollView: UIScrollView) { back.object = scrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        // A touch on moving content holds it at once. It isn't a tap on what is below.
        isHolding = back.object?.motion.isMoving == true
        if isHolding { state = .began }
    }

    /// Whether another scroll view's drag has taken over the finger that stopped this one.
    private func isGivenUp() -> Bool {
        let way = translation(in: nil)
        isHolding = max(way.x.magnitude, way.y.magnitude) < 2 * Self.slop
        return touches.contains(where: isTakenByOther)
    }

    private func isTakenByOther(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0 !== self && ($0 as? ScrollPanGestureRecognizer)?.isActive == true }
            == true
    }

    /// A finger that stops a scroll view can still drag an outer one along the other axis.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isHolding, let held = back.object,
            let other = (preventedGestureRecognizer as? ScrollPanGestureRecognizer)?.back.object
        else { return super.canPrevent(preventedGestureRecognizer) }
        return !Axis.allCases.contains { other.canDrag($0) && !held.canDrag($0) }
    }

    override func actionDidChange() {
        back.hold(move)
        super.actionDidChange()
    }

    private func move(_ scrollView: UIScrollView) {
        switch state {
        case .began: scrollView.motion.beginDragging()
        case .changed:
            if isHolding, isGivenUp() { return state = .cancelled }
            scrollView.motion.drag()
        case .ended: scrollView.motion.endDragging(at: touches.first?.timestamp ?? 0)
        case .cancelled: scrollView.motion.cancelDragging()
        case .possible, .failed: break
        }
    }
}
