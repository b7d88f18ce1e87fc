import CoreGraphics
import RenderTree

/// A layer that is not shown itself but lets another one be seen where it has colour.
///
/// It is the root of a tree of its own, which tells the masked layer when something in it changed.
@MainActor final class LayerMask {
    let layer: CALayer
    private let context: LayerContext

    init(_ layer: CALayer, of owner: CALayer) {
        self.layer = layer
        context = LayerContext(root: layer)
        // Weak here alone: a masked layer is rare enough.
        context.maskedLayer = owner
        context.onFirstChange = { [weak owner] in owner?.setNeedsCommit() }
    }

    func leave() {
        context.onFirstChange = nil
        layer.setContext(nil)
    }

    isolated deinit { leave() }

    /// What the mask covers, in the owner's box. Changes up to now are taken in.
    func commands(in owner: CALayer) -> [DrawingCommand] {
        context.forgetChanges()
        let origin = owner.bounds.origin
        let commands = layer.shownCommands
        guard origin != .zero, !commands.isEmpty else { return commands }
        return [.group(DrawingEffect(transform: CGAffineTransform(translationX: -origin.x, y: -origin.y)), commands)]
    }
}

extension CALayer {
    /// A layer whose colour, as far as it is opaque, lets this one and all in it be seen; elsewhere nothing is.
    ///
    /// It is placed in this layer's coordinates, and belongs to no other layer. Its own shadows and masks count.
    public var mask: CALayer? {
        get { extras?.mask?.layer }
        set {
            guard newValue !== mask else { return }
            extras?.mask?.leave()
            newValue?.removeFromSuperlayer()
            madeExtras.mask = newValue.map { LayerMask($0, of: self) }
            setNeedsCommit()
        }
    }
}
