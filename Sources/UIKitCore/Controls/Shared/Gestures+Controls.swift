import CoreGraphics

extension UIGestureRecognizer {
    /// Whether this is a pan that moves more horizontally than vertically.
    var isPanAcross: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        return abs(pan.direction.x) > abs(pan.direction.y)
    }
}
