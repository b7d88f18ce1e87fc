import Foundation

/// Changes how a layer looks for a while. The values of the layer's properties stay the same.
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

    /// The pace of each run. nil, the default, is a constant pace.
    open var timingFunction: CAMediaTimingFunction?

    /// The delegate, which the animation calls when it begins and ends. The animation keeps it until then, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer removes the animation when it ends. True by default.
    open var isRemovedOnCompletion = true

    /// Returns an animation of the same class with the same values. Layers keep copies of the animations that are added
    /// to them.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // The cast removes the actor from the method's type, as `MainActor.assumeIsolated` does after its check, which
        // would stop another thread. A method that isn't `async` has the same form with and without an actor. The
        // copied values are plain ones.
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

    /// Returns what the animation does to `layer`; nil if it does nothing there.
    func effect(on layer: CALayer) -> (any AnimationEffect)? { nil }

    /// A value that can't be shown, with the name of its property; nil if there is none.
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
