import RenderTree

/// What only layers with animations, actions or their own time need.
@MainActor final class LayerMotion {
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    /// How the layer's time relates to its superlayer's.
    var timing = MediaTiming()
    /// The animations in the order in which they were added, which is the order in which they act.
    private(set) var animations: [RunningAnimation] = []
    /// How many animations have each key.
    private var keys: [String: Int] = [:]
    /// The least number that a view's next animation of a property may get. All lower ones are taken.
    private var freeNumbers: [String: Int] = [:]
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

extension LayerMotion {
    func has(_ key: String) -> Bool { keys[key] != nil }

    func add(_ animation: RunningAnimation) {
        animations.append(animation)
        if let key = animation.key { keys[key, default: 0] += 1 }
    }

    func removeAnimations(where isMeant: (RunningAnimation) -> Bool) {
        animations.removeAll { animation in
            guard isMeant(animation) else { return false }
            if let key = animation.key {
                keys[key, default: 0] -= 1
                if keys[key] == 0 { keys[key] = nil }
            }
            if let property = animation.property, let number = animation.number, let free = freeNumbers[property] {
                freeNumbers[property] = min(free, number)
            }
            return true
        }
        if animations.isEmpty { freeNumbers = [:] }
    }

    /// Takes a key for a view's next animation of a property: the property's name, or that name and the least number
    /// from 2 on that no animation has.
    ///
    /// - Complexity: O(1) while numbers are taken in order.
    func takeKey(of property: String) -> (key: String, number: Int) {
        var number = freeNumbers[property] ?? 1
        while has(Self.key(property, number)) { number += 1 }
        freeNumbers[property] = number + 1
        return (Self.key(property, number), number)
    }

    private static func key(_ property: String, _ number: Int) -> String {
        number == 1 ? property : "\(property)-\(number)"
    }
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
    /// For a view's animation: the number in its key.
    var number: Int?
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
