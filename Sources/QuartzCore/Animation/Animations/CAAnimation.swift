import Foundation

/// Something that changes how a layer looks for a while. What the layer's properties say stays as it is.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation.z")
///     turn.toValue = 2 * Double.pi
///     turn.duration = 1
///     turn.repeatCount = .infinity
///     layer.add(turn, forKey: "turn")
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    public override init() {
        super.init()
    }

    package final var timing = MediaTiming()

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The pace of each run; nil, the default, is one pace all the way.
    open var timingFunction: CAMediaTimingFunction?

    /// Told when the animation begins and ends. Kept until then, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it ends. True by default.
    open var isRemovedOnCompletion = true

    /// An animation of the same class that says the same. Layers keep copies of what is added to them.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // The cast takes the actor from the method's type, as `MainActor.assumeIsolated` does after a check that would stop
        // another thread; a method that isn't `async` has the same form with and without. What is copied are plain values.
        let copied: @MainActor () -> CAAnimation = self.copied
        return unsafeBitCast(copied, to: (() -> CAAnimation).self)()
    }

    private func copied() -> CAAnimation {
        let copy = unsafeDowncast(RequiredInitTwin.make(type(of: self)), to: CAAnimation.self)
        copy.copyValues(from: self)
        return copy
    }

    /// Adds a copy of the animation to the layer `anObject`, under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: For subclasses of this module

    func copyValues(from other: CAAnimation) {
        timing = other.timing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// What it does to `layer`; nil when it does nothing there.
    func effect(on layer: CALayer) -> (any AnimationEffect)? { nil }

    /// What about it cannot be shown: the name of a property and its value.
    var mistake: (property: String, value: String)? {
        let times = [
            ("beginTime", beginTime), ("duration", duration), ("timeOffset", timeOffset), ("speed", Double(speed)),
        ]
        for (property, value) in times where !value.isFinite { return (property, "\(value)") }
        if duration < 0 { return ("duration", "\(duration)") }
        if repeatCount.isNaN || repeatCount < 0 { return ("repeatCount", "\(repeatCount)") }
        if repeatDuration.isNaN || repeatDuration < 0 { return ("repeatDuration", "\(repeatDuration)") }
        return nil
    }
}
