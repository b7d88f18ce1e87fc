import CoreGraphics

/// Recognises a finger that comes in over an edge of the window. Pan gesture recognisers of what is there wait until it
/// has failed.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges over which a finger can come in.
    open var edges: UIRectEdge = []

    /// How far from the edge the finger may touch the screen, in points: our choice (Decisions/0029).
    private static let reach: CGFloat = 20

    /// The edges near which the finger touched the screen.
    private var crossed: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, numberOfTouches == 1 else { return }
        crossed = edgesNear(windowLocation)
        if crossed.isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, touch.wasMovedFar, !comesIn(touch) {
            state = .failed
        }
        super.touchesMoved(touches, with: event)
    }

    /// True for other pan gesture recognisers.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    private func edgesNear(_ point: CGPoint) -> UIRectEdge {
        guard let bounds = view?.window?.bounds else { return [] }
        var near: UIRectEdge = []
        if point.x <= bounds.minX + Self.reach { near.insert(.left) }
        if point.x >= bounds.maxX - Self.reach { near.insert(.right) }
        if point.y <= bounds.minY + Self.reach { near.insert(.top) }
        if point.y >= bounds.maxY - Self.reach { near.insert(.bottom) }
        return near.intersection(edges)
    }

    /// Returns whether the finger moves away from an edge and not along it.
    private func comesIn(_ touch: UITouch) -> Bool {
        let way = CGPoint(
            x: touch.windowLocation.x - touch.firstLocation.x, y: touch.windowLocation.y - touch.firstLocation.y)
        if abs(way.x) >= abs(way.y) { return crossed.contains(way.x > 0 ? .left : .right) }
        return crossed.contains(way.y > 0 ? .top : .bottom)
    }
}
