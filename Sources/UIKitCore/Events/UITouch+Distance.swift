import CoreGraphics

extension UITouch {
    /// Whether the touch moved further than a tap may.
    var wasMovedFar: Bool {
        let way = CGPoint(x: windowLocation.x - firstLocation.x, y: windowLocation.y - firstLocation.y)
        return max(abs(way.x), abs(way.y)) >= UIPanGestureRecognizer.slop
    }
}
