import CoreGraphics

/// Recognises a finger that comes in over an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Over which edges.
    open var edges: UIRectEdge = []

    /// How far from the edge the finger may go down, in points: our choice (Decisions/0029).
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, numberOfTouches == 1, !isAtEdge(location(in: nil)) else { return }
        state = .failed
    }

    private func isAtEdge(_ point: CGPoint) -> Bool {
        guard let bounds = view?.window?.bounds else { return false }
        return edges.contains(.left) && point.x <= bounds.minX + Self.reach
            || edges.contains(.right) && point.x >= bounds.maxX - Self.reach
            || edges.contains(.top) && point.y <= bounds.minY + Self.reach
            || edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach
    }
}
