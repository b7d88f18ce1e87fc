/// Animations that views add to their layers. Several movements of one property blend, so they run side by side.
extension CALayer {
    /// Adds an animation that belongs to this layer alone. `group` waits for its end.
    ///
    /// The first animation of a property has the property's name as its key, later ones the name and a number, as on
    /// iOS.
    package final func addViewAnimation(
        _ animation: CAAnimation, of property: String, in group: CompletionGroup,
        timeline: (any AnimationTimeline)?, blocksTouches: Bool
    ) {
        let (key, number) = madeMotion.takeKey(of: property)
        let groups = [group] + CATransaction.waitingGroups
        for group in groups { group.enter() }
        let running = RunningAnimation(animation, key: key, effect: animation.effect(on: self), groups: groups)
        running.property = property
        running.number = number
        running.timeline = timeline
        running.blocksTouches = blocksTouches
        start(running)
    }

    /// Ends the view's animations of this property at once.
    package final func endViewAnimations(of property: String) {
        endAnimations { $0.property == property }
    }

    /// Ends the view's animations as if they had run to their end.
    package final func finishViewAnimations() {
        guard motion != nil else { return }
        endAnimations(isFinished: true) { $0.property != nil }
    }

    /// Removes the animations on this timeline, and reports whether they finished.
    package final func endAnimations(on timeline: any AnimationTimeline, isFinished: Bool) {
        endAnimations(isFinished: isFinished) { $0.timeline === timeline }
    }

    /// Whether touches ignore the view because one of its animations runs.
    package final var isClosedToTouches: Bool { motion?.animations.contains { $0.blocksTouches } ?? false }
}

/// A time that a property animator controls.
@MainActor package protocol AnimationTimeline: AnyObject {
    /// Returns where the animations are at a moment of the tree's time.
    func progress(at time: CFTimeInterval) -> TimingProgress
    /// Whether the time passes without the app's doing.
    var isPassing: Bool { get }
}
