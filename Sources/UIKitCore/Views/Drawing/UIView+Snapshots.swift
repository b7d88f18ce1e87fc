import CoreGraphics
import QuartzCore
import RenderTree

extension UIView {
    /// Returns the drawing of what the view shows, relative to its bounds. Returns nil if no screen has shown the view
    /// and `afterUpdates` is false.
    private func shownCommands(afterUpdates: Bool) -> [DrawingCommand]? {
        guard afterUpdates else { return layer.isKnownToScreens ? layer.commands(.asCommitted) : nil }
        (window ?? self).layoutIfNeeded()
        return layer.commands(.asShown)
    }

    func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.isFinite else { return nil }
        let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let move = CGAffineTransform(translationX: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        guard var commands = shownCommands(afterUpdates: afterUpdates), !commands.isEmpty else { return copy }
        if !move.isIdentity { commands = [.group(DrawingEffect(transform: move), commands)] }
        let drawing = VectorDrawing(size: rect.size, commands: commands)
        if capInsets == .zero {
            copy.layer.content = .drawing(DrawingContent(drawing, extent: .size))
        } else {
            let image = UIImage(drawing: drawing, scale: 1).resizableImage(
                withCapInsets: capInsets, resizingMode: .stretch)
            copy.layer.content = .image(ImageContent(source: image.source, size: image.size))
            if let center = image.stretchingPart { copy.layer.contentsCenter = center }
        }
        return copy
    }

    func drawShown(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = GraphicsStack.current, rect.isFinite, bounds.width > 0, bounds.height > 0,
            let commands = shownCommands(afterUpdates: afterUpdates)
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.clip(to: CGRect(origin: .zero, size: bounds.size))
        context.draw(VectorDrawing(size: bounds.size, commands: commands))
        context.restoreGState()
        return true
    }

    func setMask(_ newMask: UIView?) {
        guard newMask !== mask else { return }
        if let newMask, isDescendant(of: newMask) {
            Diagnostics.fail("Can't mask a view with itself", explanation: "\(newMask) is \(self) or contains it.")
        }
        mask?.superviewStorage = nil
        newMask?.removeFromSuperview()
        layer.mask = newMask?.layer
        rareState.mask = newMask
        guard let newMask else { return }
        newMask.superviewStorage = self
        newMask.rareStateIfMade?.left = .init()
        newMask.updateHandedDown()
        newMask.passUpNeedForLayout()
    }
}
