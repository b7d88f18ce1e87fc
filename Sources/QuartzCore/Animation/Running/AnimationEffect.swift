/// What an animation does to the visible copy of a layer.
@MainActor protocol AnimationEffect {
    /// - Parameter progress: Where the animation is; its `isSeen` is true.
    func apply(to layer: CALayer, at progress: TimingProgress)
}

/// The relation between the elapsed part of the duration and the completed part of the movement.
enum Pace: Sendable {
    case curve(TimingCurve)
    /// - duration: The whole duration, in seconds.
    case spring(SpringCurve, duration: Double)

    func value(at fraction: Double) -> Double {
        switch self {
        case .curve(let curve): curve.value(at: fraction)
        // At the end of its duration a spring is at its goal, however far away it was.
        case .spring(let spring, let duration): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
        }
    }
}

/// The three values of a movement, from, to and by. Any of them may be missing.
struct ValueWay {
    var from: AnimationValue?
    var to: AnimationValue?
    var by: AnimationValue?

    /// - Parameter base: The value without the animation, which takes the place of a missing end.
    func ends(base: AnimationValue) -> (from: AnimationValue, to: AnimationValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, by.added(to: from))
        case (nil, let to?, let by?): (to.difference(from: by) ?? base, to)
        case (let from?, nil, nil): (from, base)
        case (nil, let to?, nil): (base, to)
        case (nil, nil, let by?): (base, by.added(to: base))
        case (nil, nil, nil): (base, base)
        }
    }
}

/// The effect of ``CABasicAnimation`` and ``CASpringAnimation``.
struct WayEffect: AnimationEffect {
    var path: AnimatedKeyPath
    var way: ValueWay
    var pace: Pace
    var isAdditive = false
    var isCumulative = false

    func apply(to layer: CALayer, at progress: TimingProgress) {
        guard let base = path.value(of: layer) else { return }
        let ends = way.ends(base: isAdditive ? base.zero : base)
        var value = ends.from.mixed(with: ends.to, pace.value(at: progress.fraction))
        if isCumulative { value = value.repeating(ends.to, progress.iteration) }
        path.setValue(isAdditive ? value.added(to: base) : value, of: layer)
    }
}

extension AnimationValue {
    /// Returns the value with the end value of `count` earlier runs added.
    func repeating(_ end: AnimationValue, _ count: Double) -> AnimationValue {
        count > 0 ? added(to: end.zero.mixed(with: end, count)) : self
    }
}

/// The effect of ``CAAnimationGroup``.
struct GroupEffect: AnimationEffect {
    struct Member {
        var timing: MediaTiming
        var effect: any AnimationEffect
    }

    var members: [Member]
    var duration: CFTimeInterval
    var curve: TimingCurve

    func apply(to layer: CALayer, at progress: TimingProgress) {
        let time = curve.value(at: progress.fraction) * duration
        for member in members {
            let progress = member.timing.progress(at: time)
            if progress.isSeen || progress.endsWithGroup(at: time, duration) {
                member.effect.apply(to: layer, at: progress)
            }
        }
    }
}

extension TimingProgress {
    /// Whether a member as long as its group has just ended, at the moment at which the group shows its end.
    fileprivate func endsWithGroup(at time: CFTimeInterval, _ duration: CFTimeInterval) -> Bool {
        phase == .after && time >= duration - MediaTiming.tolerance
    }
}
