import CoreGraphics

extension UIView {
    func topmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, isShownForTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviewsInDrawingOrder.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    /// Whether the view is neither hidden, nor transparent, nor in an animation that keeps touches out.
    var isShownForTouches: Bool { !isHidden && alpha > 0.01 && !layerStorage.isClosedToTouches }

    /// The subviews from back to front, with the `zPosition` of their layers taken into account.
    var subviewsInDrawingOrder: [UIView] { subviewsStorage.inDrawingOrder { $0.layerStorage.zPosition } }

    func endEditingInside(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder else { return false }
        guard let view = first.ownView, view.isDescendant(of: self) else { return false }
        if !first.resignFirstResponder(), force { window.firstResponder = nil }
        return !first.isFirstResponder
    }

    func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
        let new = gestureRecognizers ?? []
        for recognizer in old where !new.contains(where: { $0 === recognizer }) { recognizer.detach() }
        for recognizer in new { recognizer.attach(to: self) }
    }
}
