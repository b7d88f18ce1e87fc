import CoreGraphics
import QuartzCore

extension UIView {
    func leaveDisplayToLayer() { LayerDisplay.delegateDoesNotDisplay() }

    /// Dynamic colours are resolved as they are where the view is.
    func drawContent(of layer: CALayer, in context: CGContext) {
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        if handedDown.contains(.traits) {
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

extension UIView {
    /// Says, when the view is made, that `draw(_:)` draws nothing in this very class.
    ///
    /// Swift on Linux cannot ask a class whether it overrides a method. So every view of the app's own classes is let draw
    /// once, and nothing is made of it when it draws nothing; the usual classes of this module are not asked. They say so
    /// themselves, because a list of them would make all their classes ready at the start of a program that shows one.
    final func drawsNothing(ifOfClass own: UIView.Type) {
        if type(of: self) == own { layerStorage.isDisplayNeeded = false }
    }
}
