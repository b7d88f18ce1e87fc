import Foundation

extension CALayer {
    /// The animation that was added for `key` and has not ended. It must not be changed.
    public func animation(forKey key: String) -> CAAnimation? {
        motion?.animations.first { $0.key == key }?.animation
    }

    /// nil when no animation runs.
    public func animationKeys() -> [String]? {
        let keys = motion?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    final func addCopy(of original: CAAnimation, forKey key: String?) {
        if let mistake = original.mistake { return report(mistake, of: original) }
        guard let animation = original.copy() as? CAAnimation else { return }
        if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        if let key { endAnimation(forKey: key) }
        // Nobody can wait for the end of what may never begin.
        let groups = context == nil ? [] : CATransaction.waitingGroups
        let running = RunningAnimation(animation, key: key, effect: animation.effect(on: self), groups: groups)
        for group in groups { group.enter() }
        start(running)
    }

    /// As ``add(_:forKey:)``, for an animation that nobody else has, and whose end `group` waits for.
    package final func add(_ animation: CAAnimation, forKey key: String?, in group: CompletionGroup?) {
        let groups = (group.map { [$0] } ?? []) + CATransaction.waitingGroups
        for group in groups { group.enter() }
        start(RunningAnimation(animation, key: key, effect: animation.effect(on: self), groups: groups))
    }

    private func start(_ running: RunningAnimation) {
        let motion = madeMotion
        motion.animations.append(running)
        guard let context else { return }
        running.begin(at: localTime(at: CACurrentMediaTime()))
        context.animationAdded(to: self, isFirst: motion.animations.count == 1)
    }

    final func endAnimation(forKey key: String) {
        guard let motion, let index = motion.animations.firstIndex(where: { $0.key == key }) else { return }
        end([motion.animations.remove(at: index)])
    }

    final func endAllAnimations() {
        guard let motion else { return }
        let ended = motion.animations
        motion.animations = []
        end(ended)
    }

    /// Animations are told after the frame that does not show them any more.
    private func end(_ animations: [RunningAnimation]) {
        guard !animations.isEmpty else { return }
        motion?.shown = nil
        setNeedsCommit()
        let tell = { @MainActor in for animation in animations { animation.end(isFinished: false) } }
        if let context { context.afterCommit(tell) } else { tell() }
    }

    /// The layer came into a tree, or left it.
    final func contextDidChange(from old: LayerContext?) {
        guard let motion, !motion.animations.isEmpty else { return }
        if let old {
            old.animationsEnded(on: self)
            let ended = motion.animations
            motion.animations = []
            motion.shown = nil
            old.afterCommit { for animation in ended { animation.end(isFinished: false) } }
        } else if let context {
            let time = localTime(at: CACurrentMediaTime())
            for animation in motion.animations { animation.begin(at: time) }
            context.animationAdded(to: self, isFirst: true)
        }
    }

    private func report(_ mistake: (property: String, value: String), of animation: CAAnimation) {
        let path = (animation as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        Diagnostics.warnOnce(
            "bad-animation", of: mistake.property,
            """
            \(type(of: animation))\(path): its \(mistake.property) is \(mistake.value). It was not added to \
            \(viewDelegate.map { "the layer of a \(type(of: $0))" } ?? name ?? "a \(type(of: self))").
              expected       finite numbers, durations of 0 or more, keyTimes from 0 to 1 that do not go back
              likely cause   a division by zero
              try            a breakpoint on this line
            """)
    }
}
