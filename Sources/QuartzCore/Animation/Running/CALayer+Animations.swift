import Foundation

extension CALayer {
    final func addCopy(of original: CAAnimation, forKey key: String?) {
        if let mistake = original.mistake { return report(mistake, of: original) }
        guard let animation = original.copy() as? CAAnimation else { return }
        if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        if let key { endAnimation(forKey: key) }
        // A completion handler can't wait for an animation that may never begin.
        let groups = context == nil ? [] : CATransaction.waitingGroups
        let running = RunningAnimation(animation, key: key, effect: animation.effect(on: self), groups: groups)
        for group in groups { group.enter() }
        start(running)
        if animation is CATransition, told != nil { fadeGhost(like: animation) }
    }

    final func start(_ running: RunningAnimation) {
        let motion = madeMotion
        motion.add(running)
        guard let context else { return }
        running.begin(at: currentTime)
        context.animationAdded(to: self)
    }

    final func endAnimation(forKey key: String) {
        if motion?.has(key) == true { endAnimations { $0.key == key } }
    }

    final func endAllAnimations() { endAnimations { _ in true } }

    /// Ends animations. Delegates hear of it after the first frame that doesn't show the animation.
    final func endAnimations(isFinished: Bool = false, where isMeant: (RunningAnimation) -> Bool) {
        guard let motion else { return }
        let ended = motion.animations.filter(isMeant)
        guard !ended.isEmpty else { return }
        motion.removeAnimations(where: isMeant)
        if motion.animations.isEmpty { motion.shown = nil }
        setNeedsCommit()
        let tell = { @MainActor in for animation in ended { animation.end(isFinished: isFinished) } }
        if let context { context.afterCommit(tell) } else { tell() }
    }

    /// Called when the layer entered or left a tree.
    final func contextDidChange(from old: LayerContext?) {
        guard let motion, !motion.animations.isEmpty else { return }
        if let old {
            old.animationsEnded(on: self)
            let ended = motion.animations
            motion.removeAnimations { _ in true }
            motion.shown = nil
            old.afterCommit { for animation in ended { animation.end(isFinished: false) } }
        } else if let context {
            let time = currentTime
            for animation in motion.animations { animation.begin(at: time) }
            context.animationAdded(to: self)
        }
    }

    private func report(_ mistake: (property: String, value: String), of animation: CAAnimation) {
        let path = (animation as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        Diagnostics.warnOnce(
            "bad-animation", of: mistake.property,
            """
            \(type(of: animation))\(path): its \(mistake.property) is \(mistake.value). It was not added to \
            \(viewDelegate.map { "the layer of a \(type(of: $0))" } ?? name ?? "a \(type(of: self))").
              expected       finite numbers, durations of 0 or more, keyTimes from 0 to 1 in ascending order
              likely cause   a division by zero
              try            a breakpoint on this line
            """)
    }
}
