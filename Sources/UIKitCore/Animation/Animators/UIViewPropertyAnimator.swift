import CoreGraphics
import Foundation
import QuartzCore

/// Changes of views that move, and that can be paused, moved by a finger, turned round and gone on with.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.center.y = 100 }
///     animator.fractionComplete = 0.3                       // as far as the finger says
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var timeline: AnimatorTimeline
    private var pending: [(delay: Double, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var options: UIView.AnimationOptions = []

    /// An animator with a curve or spring. It starts with ``startAnimation()``.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let seconds = UIView.usable(duration, "duration")
        self.duration = parameters.springTimingParameters?.ownDuration ?? seconds
        timingParameters = parameters
        timeline = AnimatorTimeline(
            AnimatorProgress(pace: parameters.pace(duration: self.duration), duration: self.duration))
        super.init()
    }

    /// An animator without a duration, whose changes are there at once (our choice).
    public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// An animator with a named curve. It starts with ``startAnimation()``.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a cubic curve. It starts with ``startAnimation()``.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that doesn't swing at a ratio of 1. It starts with ``startAnimation()``.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
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

    /// How it runs by itself.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// Seconds.
    open private(set) var duration: TimeInterval

    /// Seconds that it waits before it sets off.
    open private(set) var delay: TimeInterval = 0

    /// Whether views take touches while they move, at the places they move to. True by default.
    open var isUserInteractionEnabled = true

    /// Whether it can be paused and moved by a finger. True by default.
    open var isInterruptible = true

    /// Whether a finger moves it by parts of the way, rather than of the time. True by default.
    open var scrubsLinearly = true

    /// Whether it stays active when it has come to its end. False by default.
    open var pausesOnCompletion = false {
        didSet { timeline.staysAtEnd = pausesOnCompletion }
    }

    // MARK: State

    /// Inactive before it starts, active while it runs or is paused, stopped before it is finished.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it moves by itself now.
    open var isRunning: Bool { state == .active && timeline.progress.isRunning && !timeline.progress.isOver(at: now) }

    /// Whether it goes back to where it began. A running one turns round.
    open var isReversed: Bool {
        get { timeline.progress.isReversed }
        set {
            timeline.progress.turn(to: newValue, at: now)
            askForFrame()
        }
    }

    /// How much of the way is behind, in the direction in which it goes. Setting it pauses the animator.
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

    /// Starts the animation, or goes on with it.
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

    /// Stops the views where they are; the animation can go on.
    open func pauseAnimation() {
        guard state != .stopped else { return failAsStopped("pauseAnimation") }
        guard isInterruptible else { return }
        if state == .inactive { activate() }
        timeline.progress.pause(at: now)
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The pace from here on; nil is the animator's own.
    ///   - durationFactor: The part of the animator's duration that it takes; 0 is what is left of it.
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

    /// Leaves everything as it is seen now.
    ///
    /// - Parameter withoutFinishing: Whether that was all. Otherwise ``finishAnimation(at:)`` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state != .inactive else { return }
        if state == .active { stopAtCurrent() }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// What stopping keeps, for ``finishAnimation(at:)``.
    private var stoppedChanges: [AnimatorTimeline.Change] = []

    private func stopAtCurrent() {
        stoppedChanges = timeline.changes
        timeline.end(at: .current)
    }

    /// Ends what ``stopAnimation(_:)`` stopped: everything is at its end, at its beginning, or stays as it is.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            Diagnostics.fail(
                "finishAnimationAtPosition: should only be called on a stopped animator!",
                explanation: """
                      seen           the animator is \(state)
                      likely cause   stopAnimation(true) was called, or nothing
                      try            stopAnimation(false) first
                    """)
        }
        timeline.put(stoppedChanges, at: finalPosition)
        stoppedChanges = []
        finish(at: finalPosition)
    }

    // MARK: What it does

    /// Adds changes; of a running animation they begin now and end with it.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes to the animation that begin later than the others.
    ///
    /// - Parameters:
    ///   - animation: Changes properties of views; called at once.
    ///   - delayFactor: When the changes begin, as a fraction (0 to 1) of the time that is left. They end with the animation.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        guard state == .active else { return pending.append((delay, animation)) }
        let passed = timeline.progress.value(at: now)
        perform([(passed + (1 - passed) * delay, animation)])
        askForFrame()
    }

    /// Called with the end at which the animator came to rest.
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

    /// Called for each lot of animations. What was added last may have changed nothing, and ends at once.
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
