import CoreGraphics
import Foundation
import QuartzCore

/// An animation of views that an app can pause, reverse and continue, and that a finger can move.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.center.y = 100 }
///     animator.fractionComplete = 0.3                       // as far as the finger says
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var timeline: AnimatorTimeline
    private var pending: [(delay: Double, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var options: UIView.AnimationOptions = []

    /// Creates an animator with a curve or spring. Start it with ``startAnimation()``.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let seconds = UIView.usable(duration, "duration")
        self.duration = parameters.springTimingParameters?.ownDuration ?? seconds
        timingParameters = parameters
        timeline = AnimatorTimeline(
            AnimatorProgress(pace: parameters.pace(duration: self.duration), duration: self.duration))
        super.init()
    }

    /// Creates an animator without a duration, which makes its changes at once (our choice).
    public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a named curve. Start it with ``startAnimation()``.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve. Start it with ``startAnimation()``.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring, which doesn't swing at a ratio of 1. Start it with ``startAnimation()``.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.options = options
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The pace of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// The duration in seconds.
    open private(set) var duration: TimeInterval

    /// The delay before the start, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether moving views take touches, at their final places. True by default.
    open var isUserInteractionEnabled = true

    /// Whether an app can pause the animation and set its progress. True by default.
    open var isInterruptible = true

    /// Whether ``fractionComplete`` is a part of the way, and not of the time. True by default.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end. False by default.
    open var pausesOnCompletion = false {
        didSet { timeline.staysAtEnd = pausesOnCompletion }
    }

    // MARK: State

    /// The stage: inactive before the start, active while it runs or is paused, and stopped before it is finished.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether the animation is moving by itself.
    open var isRunning: Bool { state == .active && timeline.progress.isRunning && !timeline.progress.isOver(at: now) }

    /// Whether the animation runs back to its beginning. Setting it reverses a running one.
    open var isReversed: Bool {
        get { timeline.progress.isReversed }
        set {
            timeline.progress.turn(to: newValue, at: now)
            askForFrame()
        }
    }

    /// The part of the way that is complete, in the direction of the animation. Setting it pauses the animator.
    open var fractionComplete: CGFloat {
        get {
            let value = min(max(timeline.progress.value(at: now), 0), 1)
            return isReversed ? 1 - value : value
        }
        set {
            guard newValue.isFinite, isInterruptible || state == .inactive else { return }
            if state == .inactive { activate() }
            guard state == .active else { return }
            let fraction = min(max(newValue, 0), 1)
            timeline.progress.scrub(to: isReversed ? 1 - fraction : fraction, isLinear: scrubsLinearly, at: now)
            askForFrame()
        }
    }

    // MARK: Running

    /// Starts the animation, or continues it.
    open func startAnimation() { start(after: 0) }

    /// Starts the animation after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        let seconds = UIView.usable(delay, "delay")
        if state == .inactive { self.delay = seconds }
        start(after: seconds)
    }

    private func start(after delay: TimeInterval) {
        guard state != .stopped else { return failAsStopped("startAnimation") }
        if state == .inactive { activate() }
        guard state == .active else { return }
        timeline.progress.run(at: now, delay: delay)
        askForFrame()
    }

    /// Pauses the animation, with the views where they are.
    open func pauseAnimation() {
        guard state != .stopped else { return failAsStopped("pauseAnimation") }
        guard isInterruptible else { return }
        if state == .inactive { activate() }
        timeline.progress.pause(at: now)
    }

    /// Continues the animation after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The pace from here on; nil stands for the animator's own.
    ///   - durationFactor: The part of the animator's duration for the rest; 0 stands for the remaining duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        if parameters == nil, durationFactor == 0 { return startAnimation() }
        let own = durationFactor > 0 ? duration * durationFactor : timeline.progress.remaining(at: now)
        let seconds = parameters?.springTimingParameters?.ownDuration ?? own
        let pace = (parameters ?? timingParameters)?.pace(duration: seconds) ?? .curve(.easeInEaseOut)
        timeline.progress.run(at: now, pace: pace, duration: max(seconds, 1e-6))
        askForFrame()
    }

    /// Stops the animation, with the views where they are now.
    ///
    /// - Parameter withoutFinishing: Whether this ends the animation. If false, call ``finishAnimation(at:)``
    ///   afterwards.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state != .inactive else { return }
        if state == .active { stopAtCurrent() }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// The changes of a stopped animation, for ``finishAnimation(at:)``.
    private var stoppedChanges: [AnimatorTimeline.Change] = []

    private func stopAtCurrent() {
        stoppedChanges = timeline.changes
        timeline.end(at: .current)
    }

    /// Finishes an animation that ``stopAnimation(_:)`` stopped. The views go to their end or to their beginning, or
    /// stay where they are.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            Diagnostics.fail(
                "finishAnimationAtPosition: should only be called on a stopped animator!",
                explanation: """
                      seen           the animator is \(state)
                      likely cause   the app called stopAnimation(true), or didn't stop the animator
                      try            stopAnimation(false) first
                    """)
        }
        timeline.put(stoppedChanges, at: finalPosition)
        stoppedChanges = []
        finish(at: finalPosition)
    }

    // MARK: Animations and completions

    /// Adds changes. In a running animation, they begin now and end with it.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: Changes properties of views; called at once.
    ///   - delayFactor: When the changes begin, as a fraction (0 to 1) of the time that is left. They end with the
    ///     animation.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        guard state == .active else { return pending.append((delay, animation)) }
        let passed = timeline.progress.value(at: now)
        perform([(passed + (1 - passed) * delay, animation)])
        askForFrame()
    }

    /// Adds a closure that is called with the position at which the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func activate() {
        state = .active
        let progress = timeline.progress
        timeline = AnimatorTimeline(
            AnimatorProgress(
                pace: timingParameters?.pace(duration: duration) ?? .curve(.easeInEaseOut), duration: duration))
        if progress.isReversed { timeline.progress.turn(to: true, at: now) }
        timeline.staysAtEnd = pausesOnCompletion
        let changes = pending
        pending = []
        perform(changes)
    }

    private func perform(_ changes: [(delay: Double, body: () -> Void)]) {
        let block = ViewAnimationBlock(
            duration: duration, pace: .curve(.linear),
            options: isUserInteractionEnabled ? [.allowUserInteraction] : options.intersection(.allowUserInteraction)
        ) { [self] in animationsEnded(isFinished: $0) }
        block.timeline = timeline
        block.run {
            for change in changes {
                timeline.delay = change.delay
                change.body()
            }
        }
    }

    /// Called for each set of added animations. A set that changed nothing ends at once.
    private func animationsEnded(isFinished: Bool) {
        guard state == .active else { return }
        let isOver = timeline.progress.isOver(at: now) && !pausesOnCompletion
        guard isOver || !isFinished || timeline.changes.isEmpty else { return }
        timeline.end(at: isReversed ? .start : .end)
        finish(at: isReversed ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }

    private func failAsStopped(_ call: String) {
        Diagnostics.fail(
            "It is an error to call \(call) on a stopped animator",
            explanation: """
                  seen           stopAnimation(false), and no finishAnimation(at:) after it
                  try            finishAnimation(at:) first, or stopAnimation(true)
                """)
    }

    private var now: TimeInterval { CACurrentMediaTime() }

    private func askForFrame() { UIScreen.main.frameLoop.setNeedsFrame() }
}

extension UITimingCurveProvider {
    func pace(duration: TimeInterval) -> ViewPace {
        if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
        return .curve(cubicTimingParameters?.curve ?? .easeInEaseOut)
    }
}
