import Foundation
import QuartzCore

/// What an animation block says about the changes made in it.
@MainActor final class ViewAnimationBlock {
    var duration: TimeInterval
    var delay: TimeInterval
    var pace: ViewPace
    var options: UIView.AnimationOptions
    var repeatCount: Float
    /// Those who wait for the end.
    let group: CompletionGroup
    /// Of `animateKeyframes`: what has changed in which part of the time.
    var keyframes: KeyframeRecord?
    /// Of a property animator.
    var timeline: AnimatorTimeline?
    /// Views to be laid out at the end of the block.
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

    /// Blocks inside a block have its duration and curve unless they say otherwise.
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

    /// Whether what changes in the block moves; otherwise it is there at once.
    private var isMoving: Bool { duration > 0 || delay > 0 || timeline != nil }

    /// Makes the changes, and lets whoever waits know when they have been seen.
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

    /// Makes changes that move as the block says.
    func collect(_ changes: () -> Void) {
        let outer = Self.current
        Self.current = isMoving ? self : nil
        Self.updateActions()
        changes()
        layOutChangedViews()
        Self.current = outer
        Self.updateActions()
    }

    /// Makes changes that are there at once, whatever block is around them.
    static func withoutAnimation(_ changes: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        changes()
        areAnimationsEnabled = wereEnabled
    }

    func noteChange(of view: UIView) {
        if options.contains(.layoutSubviews) { layOutAtEnd(view) }
    }

    /// The view is laid out once the changes are made, so that its subviews move along.
    func layOutAtEnd(_ view: UIView) {
        if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
    }

    func layOutChangedViews() {
        let views = changedViews
        changedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Puts what the block says onto an animation of its duration.
    func configure(_ animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration > 0 ? duration : Self.instant
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount
        // Additive animations that are over add nothing, so filling forwards shows in keyframes only.
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.currentTime + delay }
    }

    /// Seconds of a change that waits, and then takes no time.
    private static let instant = 1e-6
}

/// The pace of a block: a curve, or a spring.
enum ViewPace {
    case curve(TimingCurve)
    case spring(SpringCurve)

    func value(at fraction: Double, duration: Double) -> Double {
        switch self {
        case .curve(let curve): curve.value(at: fraction)
        case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
        }
    }

    /// A way from one value to another at this pace.
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
