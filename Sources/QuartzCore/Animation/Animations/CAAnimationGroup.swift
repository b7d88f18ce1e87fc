import Foundation

/// Several animations that begin and end together.
///
/// The times of the members are within the group's. The group cuts off a member that would go on for longer. It calls
/// no delegate of a member, and a member without a duration takes the group's.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations that run at the same time; each keeps its own times inside the group's duration.
    open var animations: [CAAnimation]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func effect(on layer: CALayer) -> (any AnimationEffect)? {
        let members = (animations ?? []).compactMap { animation -> GroupEffect.Member? in
            if animation.duration == 0 { animation.duration = duration }
            return animation.effect(on: layer).map { GroupEffect.Member(timing: animation.timing, effect: $0) }
        }
        return GroupEffect(members: members, duration: duration, curve: timingFunction?.curve ?? .linear)
    }

    override var mistake: (property: String, value: String)? {
        if let mistake = super.mistake { return mistake }
        for case let mistake? in (animations ?? []).map(\.mistake) { return mistake }
        return nil
    }
}
