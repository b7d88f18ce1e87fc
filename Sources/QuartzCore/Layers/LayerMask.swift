import CoreGraphics
import Foundation
import RenderTree

/// A layer that isn't visible itself, but shows another layer where it has colour.
///
/// It is the root of its own tree, which tells the masked layer when something in it changed.
@MainActor final class LayerMask {
    let layer: CALayer
    let context: LayerContext

    init(_ layer: CALayer, of owner: CALayer) {
        self.layer = layer
        context = LayerContext(root: layer, masking: owner)
        // The only weak reference of this kind: masked layers are rare enough.
        context.onFirstChange = { [weak owner] in owner?.setNeedsCommit() }
    }

    func leave() {
        context.onFirstChange = nil
        layer.setContext(nil)
    }

    isolated deinit { leave() }

    /// Returns what the mask covers, in the owner's box. Includes all changes up to now.
    func commands(in owner: CALayer) -> [DrawingCommand] {
        _ = context.displayLayers()
        context.forgetChanges()
        let origin = owner.bounds.origin
        let commands = layer.placedCommands(.asShown)
        guard origin != .zero, !commands.isEmpty else { return commands }
        return [.group(DrawingEffect(transform: CGAffineTransform(translationX: -origin.x, y: -origin.y)), commands)]
    }
}

extension CALayer {
    final func setMask(_ newMask: CALayer?) {
        guard newMask !== extras?.mask?.layer else { return }
        if let newMask {
            checkPlace(for: newMask)
            newMask.leavePlace()
        }
        extras?.mask?.leave()
        madeExtras.mask = newMask.map { LayerMask($0, of: self) }
        if let made = extras?.mask { context?.maskCame(made) }
        newMask?.passUpNeedForLayout()
        setNeedsCommit()
    }
}

// Animations in a mask make the masked layer change.
extension LayerContext {
    /// Called when a layer with this mask entered the tree.
    func maskCame(_ mask: LayerMask) {
        if !mask.context.animated.isEmpty || !mask.context.animatedMasks.isEmpty { maskMoves(mask.context) }
    }

    func maskMoves(_ mask: LayerContext) {
        if !animatedMasks.contains(where: { $0 === mask }) { animatedMasks.append(mask) }
        if let maskedLayer { maskedLayer.context?.maskMoves(self) } else { frameLoop?.setNeedsFrame() }
    }

    /// - Returns: Whether an animation in a mask goes on.
    func sampleMasks(at time: CFTimeInterval) -> Bool {
        guard !animatedMasks.isEmpty else { return false }
        var isRunning = false
        for mask in animatedMasks {
            if mask.sampleAnimations(at: time) { isRunning = true }
            mask.maskedLayer?.setNeedsCommitNow()
        }
        animatedMasks.removeAll {
            $0.maskedLayer?.context !== self || $0.animated.isEmpty && $0.animatedMasks.isEmpty
        }
        return isRunning
    }
}
