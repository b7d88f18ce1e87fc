import RenderTree

/// What only layers that move have: animations, actions, and a time of their own.
@MainActor final class LayerMotion {
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    /// How the layer's time runs inside its superlayer's.
    var timing = MediaTiming()
    /// In the order in which they were added, which is the order in which they act.
    var animations: [RunningAnimation] = []
    /// Whether its context knows that it moves.
    var isListed = false
    /// The layer as it is shown while animations run; made again from the layer for each frame.
    var shown: CALayer?
    /// Of a copy that is shown: what screens are told in place of its properties.
    var frozenState: LayerState?
    /// Of a copy: whose it is.
    var model: CALayer?
    /// What was set for keys that are no properties.
    var values: [String: Any] = [:]
}

/// An animation that was added to a layer.
@MainActor final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    let effect: (any AnimationEffect)?
    var timing: MediaTiming
    /// Those who wait for its end.
    var groups: [CompletionGroup]
    /// Whether `timing` says when it begins; not before its layer is on screen.
    var hasBeginTime: Bool
    /// Of a view's animation: the property that moves.
    var property: String?
    /// Whose time it is, if it is not the layer's.
    var timeline: (any AnimationTimeline)?
    /// Whether touches go past the view.
    var blocksTouches = false
    private(set) var hasStarted = false
    private(set) var hasEnded = false

    init(_ animation: CAAnimation, key: String?, effect: (any AnimationEffect)?, groups: [CompletionGroup]) {
        self.key = key
        self.animation = animation
        self.effect = effect
        self.groups = groups
        timing = animation.timing
        hasBeginTime = timing.beginTime != 0
    }

    func begin(at time: CFTimeInterval) {
        guard !hasBeginTime else { return }
        hasBeginTime = true
        timing.beginTime = time
        animation.timing.beginTime = time
    }

    func progress(at time: CFTimeInterval) -> TimingProgress {
        timeline?.progress(at: CACurrentMediaTime()) ?? timing.progress(at: time)
    }

    /// Whether it goes on by itself in a layer whose time passes.
    var isPassing: Bool { timeline?.isPassing ?? (timing.speed != 0) }

    /// Tells the delegate, the first time.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells everybody, the first time.
    func end(isFinished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: isFinished)
        let waiting = groups
        groups = []
        for group in waiting { group.leave(isFinished: isFinished) }
    }
}
