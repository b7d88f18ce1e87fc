import CoreGraphics

extension UIGestureRecognizer {
    /// Whether it follows a finger that goes rather sideways than up or down.
    var isPanAcross: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        return abs(pan.direction.x) > abs(pan.direction.y)
    }
}

extension UITouch {
    /// Whether it went further from where it began than a tap may.
    var wasMovedFar: Bool {
        let way = CGPoint(x: windowLocation.x - firstLocation.x, y: windowLocation.y - firstLocation.y)
        return max(abs(way.x), abs(way.y)) >= UIPanGestureRecognizer.slop
    }
}
