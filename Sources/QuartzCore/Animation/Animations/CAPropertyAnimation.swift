import Foundation

/// An animation of one property of a layer, or of a part of one.
///
/// Key paths are the properties' names, and go on to parts: `position.x`, `bounds.size.width`,
/// `transform.rotation.z`, `transform.scale`, `transform.translation.y`.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// An animation of a property, named by its key path, such as `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property that moves, by its key path.
    open var keyPath: String?

    /// Whether values are added to what the layer shows without it.
    open var isAdditive = false

    /// Whether each run begins where the last one ended.
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

    /// - Parameter kind: Any value of the property, to read others by.
    func effect(on path: AnimatedKeyPath, kind: AnimationValue) -> (any AnimationEffect)? { nil }

    /// Values the subclasses hold, by the names of their properties.
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
