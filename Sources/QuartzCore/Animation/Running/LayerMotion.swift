import RenderTree

/// What only layers with animations, actions or their own time need.
@MainActor final class LayerMotion {
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    /// How the layer's time relates to its superlayer's.
    var timing = MediaTiming()
    /// The animations in the order in which they were added, which is the order in which they act.
    var animations: [RunningAnimation] = []
    /// Whether the context lists this layer as animated.
    var isListed = false
    /// The layer as animations show it; a new copy of the layer for each frame.
    var shown: CALayer?
    /// For a copy that is on screen: the state that screens get instead of its properties.
    var frozenState: LayerState?
    /// For a copy: the layer that it's a copy of.
    var model: CALayer?
    /// The values that the app stored for keys that aren't properties.
    var values: [String: Any] = [:]
}

/// An animation that was added to a layer.
@MainActor final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    let effect: (any AnimationEffect)?
    var timing: MediaTiming
    /// The completion groups that wait for its end.
    var groups: [CompletionGroup]
    /// Whether `timing` has the begin time. False until the layer is on screen.
    var hasBeginTime: Bool
    /// For a view's animation: the property that moves.
    var property: String?
    /// The timeline whose time it uses instead of the layer's.
    var timeline: (any AnimationTimeline)?
    /// Whether the view ignores touches during the animation.
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

    /// Whether the animation goes on while the layer's time passes.
    var isPassing: Bool { timeline?.isPassing ?? (timing.speed != 0) }

    /// Calls the delegate, on the first call only.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Calls the delegate and the groups, on the first call only.
    func end(isFinished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: isFinished)
        let waiting = groups
        groups = []
        for group in waiting { group.leave(isFinished: isFinished) }
    }
}
