import CoreGraphics

/// Contains the screens of a navigation controller. While they move, a new touch reaches none of them.
final class ScreensView: UIView {
    var isMoving = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isMoving && hit != nil ? self : hit
    }
}
