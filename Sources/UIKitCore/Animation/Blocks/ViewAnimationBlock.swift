import Foundation
import QuartzCore

/// The settings of an animation block for the changes in it.
@MainActor final class ViewAnimationBlock {
    var duration: TimeInterval
    var delay: TimeInterval
    var pace: ViewPace
    var options: UIView.AnimationOptions
    var repeatCount: Float
    /// The completion handlers that wait for the end.
    let group: CompletionGroup
    /// The recorded changes of `animateKeyframes`.
    var keyframes: KeyframeRecord?
    /// The time of a property animator.
    var timeline: AnimatorTimeline?
    /// The views to lay out at the end of the block.
    private var changedViews: [UIView] = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: ViewPace, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.options = options
        repeatCount = options.contains(.repeat) ? .infinity : 0
        group = CompletionGroup { completion?($0) }
        if let outer = Self.current { inherit(from: outer) }
    }

    /// Takes the duration and curve of the block around this one, unless the options override them.
    private func inherit(from outer: ViewAnimationBlock) {
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection([.repeat, .autoreverse, .allowUserInteraction]))
            repeatCount = outer.repeatCount
        }
        delay += outer.delay
        timeline = outer.timeline
    }

    // MARK: Running

    private(set) static var current: ViewAnimationBlock?
    static var areAnimationsEnabled = true {
        didSet { updateActions() }
    }

    private static func updateActions() {
        LayerActions.areViewsAnimated = current != nil && areAnimationsEnabled
    }

    /// Whether the block animates its changes. Otherwise it makes them at once.
    private var isMoving: Bool { duration > 0 || delay > 0 || timeline != nil }

    /// Makes the changes, and calls the completion handlers at their end.
    func run(_ changes: () -> Void) {
        collect(changes)
        keyframes?.addAnimations(in: self)
        if group.isEmpty {
            // As on iOS, completion handlers run only after the call returns.
            let group = group
            UIScreen.main.frameLoop.afterCommit { group.close() }
        } else {
            group.close()
        }
    }

    /// Makes changes that animate with the block's settings.
    func collect(_ changes: () -> Void) {
        let outer = Self.current
        Self.current = isMoving ? self : nil
        Self.updateActions()
        changes()
        layOutChangedViews()
        Self.current = outer
        Self.updateActions()
    }

    /// Makes changes at once, whatever block is around them.
    static func withoutAnimation(_ changes: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        changes()
        areAnimationsEnabled = wereEnabled
    }

    func noteChange(of view: UIView) {
        if options.contains(.layoutSubviews) { layOutAtEnd(view) }
    }

    /// Lays out the view after the changes, so that its subviews move with it.
    func layOutAtEnd(_ view: UIView) {
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
    }

    func layOutChangedViews() {
        let views = changedViews
        changedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Sets the block's settings on an animation.
    func configure(_ animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration > 0 ? duration : Self.instant
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount
        // An additive animation adds nothing at its end, so this fill mode affects only keyframes.
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.currentTime + delay }
    }

    /// The duration in seconds of a change that waits for a delay and then takes no time.
    private static let instant = 1e-6
}

/// The pace of a block: a curve or a spring.
enum ViewPace {
    case curve(TimingCurve)
    case spring(SpringCurve)

    func value(at fraction: Double, duration: Double) -> Double {
        switch self {
        case .curve(let curve): curve.value(at: fraction)
        case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
        }
    }

    /// Returns an animation of a property at this pace.
    @MainActor func animation(keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(curve)
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.stiffness = spring.frequency * spring.frequency
            animation.damping = 2 * spring.dampingRatio * spring.frequency
            animation.initialVelocity = spring.initialVelocity
            return animation
        }
    }
}
