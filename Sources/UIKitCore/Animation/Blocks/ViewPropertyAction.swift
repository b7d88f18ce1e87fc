import Foundation
import QuartzCore

/// Animates a property of a view's layer from its old value to the one that an animation block set.
///
/// Values that can be added animate by their difference, so that movements of one property blend and never jump
/// (Decisions/0020). Colours and similar values begin at what shows now.
@MainActor final class ViewPropertyAction: CAAction {
    private let block: ViewAnimationBlock
    private let path: AnimatedKeyPath
    private let old: AnimationValue
    private let seen: AnimationValue

    /// Returns nil if the property can't be animated.
    init?(_ key: String, of layer: CALayer, in block: ViewAnimationBlock) {
        guard let path = AnimatedKeyPath(key), let old = path.value(of: layer) else { return nil }
        if case .object = old { return nil }
        self.block = block
        self.path = path
        self.old = old
        seen = path.value(of: layer.shown) ?? old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let new = path.value(of: layer) else { return }
        if let keyframes = block.keyframes {
            return keyframes.note(KeyframeRecord.Change(layer: layer, path: path, old: old, seen: seen, new: new))
        }
        let isRestarting = block.options.contains(.beginFromCurrentState)
        let difference = isRestarting ? nil : old.difference(from: new)
        let animation = block.pace.animation(keyPath: event)
        animation.fromValue = (difference ?? seen).any ?? NSNull()
        animation.toValue = (difference == nil ? new : new.zero).any ?? NSNull()
        animation.isAdditive = difference != nil
        block.configure(animation, on: layer)
        if isRestarting { layer.endViewAnimations(of: event) }
        block.timeline?.note(AnimatorTimeline.Change(layer: layer, path: path, old: old, new: new))
        layer.addViewAnimation(
            animation, of: event, in: block.group, timeline: block.timeline?.track(),
            blocksTouches: !block.options.contains(.allowUserInteraction))
    }
}
