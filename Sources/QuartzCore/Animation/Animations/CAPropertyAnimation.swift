import Foundation

/// Animates one property of a layer, or a part of it.
///
/// A key path is the property's name, optionally followed by a part: `position.x`, `bounds.size.width`,
/// `transform.rotation.z`, `transform.scale`, `transform.translation.y`.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of a property, named by its key path, such as `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the animated property.
    open var keyPath: String?

    /// Whether the animation adds its values to what the layer shows without it. False by default.
    open var isAdditive = false

    /// Whether each run begins where the last one ended. False by default.
    open var isCumulative = false

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func effect(on layer: CALayer) -> (any AnimationEffect)? {
        guard let path = keyPath.flatMap(AnimatedKeyPath.init), let kind = path.value(of: layer) else { return nil }
        return effect(on: path, kind: kind)
    }

    /// - Parameter kind: Any value of the property. It decides how values are read.
    func effect(on path: AnimatedKeyPath, kind: AnimationValue) -> (any AnimationEffect)? { nil }

    /// The values that a subclass holds, with the names of its properties.
    var statedValues: [(property: String, value: Any?)] { [] }

    override var mistake: (property: String, value: String)? {
        if let mistake = super.mistake { return mistake }
        for (property, value) in statedValues {
            for kind in AnimationValue.kindsOfNumbers {
                if let read = kind.reading(value), !read.isFinite { return (property, "\(value ?? "nil")") }
            }
        }
        return nil
    }
}

extension AnimationValue {
    fileprivate static var kindsOfNumbers: [AnimationValue] {
        [.number(0), .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity), .color(nil)]
    }
}
