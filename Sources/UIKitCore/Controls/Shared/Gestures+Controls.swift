import CoreGraphics

extension UIGestureRecognizer {
    /// Whether it follows a finger that goes rather sideways than up or down.
    var isPanAcross: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        return abs(pan.direction.x) > abs(pan.direction.y)
    }
}
