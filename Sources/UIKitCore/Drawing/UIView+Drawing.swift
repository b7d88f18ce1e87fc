import CoreGraphics
import QuartzCore

extension UIView {
    func leaveDisplayToLayer() { LayerDisplay.delegateDoesNotDisplay() }

    /// Dynamic colours are resolved as they are where the view is.
    func drawContent(of layer: CALayer, in context: CGContext) {
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        if OwnTraits.overriding > 0 {
            resolvedTraits.performAsCurrent { draw(bounds) }
        } else {
            draw(bounds)
        }
        // What is mixed is mixed with the view's background, too, as it lies on the same paper.
        guard let color = layer.backgroundColor, context.drawing.commands.areMixed else { return }
        let paper = CGPath(rect: CGRect(origin: .zero, size: bounds.size)).elements
        context.drawing.commands.insert(.fill(paper, color: color.rgba, evenOdd: false), at: 0)
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
}

/// Which classes of views may draw something in `draw(_:)`.
///
/// Swift on Linux cannot ask a class whether it overrides a method. So every view of the app's own classes is let draw,
/// and nothing is made of it when it draws nothing; classes of this module do not draw, and the usual ones are not asked.
@MainActor enum DrawingClasses {
    /// So few that looking through them is faster than hashing.
    private static let notDrawing: [ObjectIdentifier] = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
        ObjectIdentifier(UICollectionViewCell.self), ObjectIdentifier(UICollectionReusableView.self),
        ObjectIdentifier(UIControl.self), ObjectIdentifier(UIScrollView.self), ObjectIdentifier(UICollectionView.self),
        ObjectIdentifier(UIWindow.self),
    ]

    static func mayDraw(_ viewClass: UIView.Type) -> Bool {
        let wanted = ObjectIdentifier(viewClass)
        for known in notDrawing where known == wanted { return false }
        return true
    }
}
