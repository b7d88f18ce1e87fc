import Foundation

/// A way from one value to another.
///
/// Any of the three values may be left out. Two of them say the way; a single one is a way from, to or by so much from
/// what the layer shows without the animation.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; nil for what is seen, or what ``toValue`` and ``byValue`` say.
    open var fromValue: Any?
    /// The value at the end; nil for the property's, or what ``fromValue`` and ``byValue`` say.
    open var toValue: Any?
    /// The difference between end and beginning; nil for none.
    open var byValue: Any?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func effect(on path: AnimatedKeyPath, kind: AnimationValue) -> (any AnimationEffect)? {
        WayEffect(
            path: path,
            way: ValueWay(
                from: kind.reading(fromValue, ifStated: fromValue), to: kind.reading(toValue, ifStated: toValue),
                by: kind.reading(byValue, ifStated: byValue)),
            pace: pace, isAdditive: isAdditive, isCumulative: isCumulative)
    }

    /// How far it has come at a part of its duration.
    var pace: Pace { .curve(timingFunction?.curve ?? .linear) }

    override var statedValues: [(property: String, value: Any?)] {
        [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)]
    }
}

extension AnimationValue {
    /// nil, too, when nothing was stated; a property that may be nil takes NSNull for that.
    fileprivate func reading(_ any: Any?, ifStated stated: Any?) -> AnimationValue? {
        stated == nil ? nil : reading(any)
    }
}
