/// Animations that views put onto their layers: movements of one property blend, so several of them run side by side.
extension CALayer {
    /// Adds an animation that no other layer has and whose end `group` waits for.
    ///
    /// The first one of a property has its name as the key, later ones the name and a number, as on iOS.
    package final func addViewAnimation(
        _ animation: CAAnimation, of property: String, in group: CompletionGroup,
        timeline: (any AnimationTimeline)?, blocksTouches: Bool
    ) {
        let keys = Set(motion?.animations.compactMap(\.key) ?? [])
        var key = property
        var number = 2
        while keys.contains(key) {
            key = "\(property)-\(number)"
            number += 1
        }
        let groups = [group] + CATransaction.waitingGroups
        for group in groups { group.enter() }
        let running = RunningAnimation(animation, key: key, effect: animation.effect(on: self), groups: groups)
        running.property = property
        running.timeline = timeline
        running.blocksTouches = blocksTouches
        start(running)
    }

    /// Cuts off what views let this property do.
    package final func endViewAnimations(of property: String) {
        endAnimations { $0.property == property }
    }

    /// Ends what views let the layer do, as if it had been seen to its end.
    package final func finishViewAnimations() {
        guard motion != nil else { return }
        endAnimations(isFinished: true) { $0.property != nil }
    }

    /// Takes away what runs on this timeline; its followers are told that it finished or not.
    package final func endAnimations(on timeline: any AnimationTimeline, isFinished: Bool) {
        endAnimations(isFinished: isFinished) { $0.timeline === timeline }
    }

    /// Whether a view's animation runs that touches are to go past.
    package final var isClosedToTouches: Bool { motion?.animations.contains { $0.blocksTouches } ?? false }
}

/// Time that a property animator controls.
@MainActor package protocol AnimationTimeline: AnyObject {
    /// Where its animations are at a moment of the tree's time.
    func progress(at time: CFTimeInterval) -> TimingProgress
    /// Whether it goes on by itself.
    var isPassing: Bool { get }
}
