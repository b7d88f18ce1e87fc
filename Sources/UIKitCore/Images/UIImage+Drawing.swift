import CoreGraphics
import QuartzCore
import RenderTree

extension UIImage {
    /// Creates an image from a drawing, with the drawing's size.
    convenience init(drawing: VectorDrawing, scale: CGFloat) {
        let source = ImageSource(id: ImageFiles.newID(), storage: .drawing(drawing), mediaType: "image/svg+xml")
        self.init(source: source, size: drawing.size, scale: scale > 0 && scale.isFinite ? scale : 1)
    }

    final func drawNow(in rect: CGRect) {
        guard let context = GraphicsStack.current, rect.isFinite else { return }
        let shown = variant(for: .current)
        context.saveGState()
        if look.isMirrored {
            context.translateBy(x: rect.minX + rect.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        for command in shown.commands(in: rect, tint: look.tint?.resolved(with: .current).rgba) {
            if case .image(let image) = command { context.draw(image) } else { context.draw([command]) }
        }
        context.restoreGState()
    }

    final func drawMixed(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
}
