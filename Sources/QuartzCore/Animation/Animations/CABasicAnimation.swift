import Foundation

/// Moves a property from one value to another.
///
/// You can leave out any of the three values. Two of them define the movement. A single one defines it together with
/// the value that the layer shows without the animation: from, to or by the given value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning. nil takes the value on screen, or the one that follows from ``toValue`` and
    /// ``byValue``.
    open var fromValue: Any?
    /// The value at the end. nil takes the property's value, or the one that follows from ``fromValue`` and
    /// ``byValue``.
    open var toValue: Any?
    /// The difference between the end and the beginning; nil for none.
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

    /// The part of the movement that is done after a part of the duration.
    var pace: Pace { .curve(timingFunction?.curve ?? .linear) }

    override var statedValues: [(property: String, value: Any?)] {
        [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)]
    }
}

extension AnimationValue {
    /// Returns nil, too, if the app stated no value. For a property that may be nil the app states NSNull.
    fileprivate func reading(_ any: Any?, ifStated stated: Any?) -> AnimationValue? {
        stated == nil ? nil : reading(any)
    }
}
