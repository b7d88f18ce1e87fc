import CoreGraphics
import QuartzCore

extension UIView {
    func leaveDisplayToLayer() { LayerDisplay.delegateDoesNotDisplay() }

    /// Draws the view's content. Dynamic colours resolve with the view's own traits.
    func drawContent(of layer: CALayer, in context: CGContext) {
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        if handedDown.contains(.traits) {
            resolvedTraits.performAsCurrent { draw(bounds) }
        } else {
            draw(bounds)
        }
        // Blend modes blend with the view's background, too, because it is part of the same drawing.
        guard let color = layer.backgroundColor, context.drawing.commands.areMixed else { return }
        let paper = CGPath(rect: CGRect(origin: .zero, size: bounds.size)).elements
        context.drawing.commands.insert(.fill(paper, color: color.rgba, evenOdd: false), at: 0)
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
}

extension UIView {
    /// Notes, when a view is created, that `draw(_:)` of exactly this class draws nothing.
    ///
    /// Swift on Linux can't find out whether a class overrides a method. So UIKit calls `draw(_:)` once for each view
    /// whose class belongs to the app, and keeps no drawing if it is empty. The usual classes of this module save that
    /// call by calling this method. A list of them would initialise all these classes at the start of a program that
    /// uses one.
    final func drawsNothing(ifOfClass own: UIView.Type) {
        if type(of: self) == own { layerStorage.isDisplayNeeded = false }
    }
}
