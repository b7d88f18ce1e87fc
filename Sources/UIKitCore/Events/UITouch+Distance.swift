import CoreGraphics

extension UITouch {
    /// Whether it went further from where it began than a tap may.
    var wasMovedFar: Bool {
        let way = CGPoint(x: windowLocation.x - firstLocation.x, y: windowLocation.y - firstLocation.y)
        return max(abs(way.x), abs(way.y)) >= UIPanGestureRecognizer.slop
    }
}
