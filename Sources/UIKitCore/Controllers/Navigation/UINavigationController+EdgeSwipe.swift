import CoreGraphics

extension UINavigationController {
    /// Pulls the previous screen into view with a finger from the edge, and completes or cancels the pop when the
    /// finger lifts.
    func followEdgePan(_ pan: UIScreenEdgePanGestureRecognizer) {
        let width = max(view.bounds.width, 1)
        let sign: CGFloat = effectiveLeadingEdge == .left ? 1 : -1
        switch pan.state {
        case .began:
            guard stack.count > 1, transition == nil else { return }
            change(to: stack.dropLast(), .pop, animated: true, isInteractive: true)
            follow(to: pan.translation(in: view).x * sign / width)
        case .changed: follow(to: pan.translation(in: view).x * sign / width)
        case .ended:
            let velocity = pan.velocity(in: view).x * sign
            let way = pan.translation(in: view).x * sign / width
            let goesOn =
                abs(velocity) > TransitionMetrics.flickVelocity ? velocity > 0 : way > TransitionMetrics.halfWay
            endInteraction(goesOn: goesOn)
        case .cancelled, .failed: endInteraction(goesOn: false)
        case .possible: break
        }
    }

    private func follow(to fraction: CGFloat) {
        guard let transition, transition.coordinator.isInteractive else { return }
        let fraction = min(max(fraction, 0), 1)
        transition.coordinator.percentComplete = fraction
        transition.animator?.fractionComplete = fraction
    }

    private func endInteraction(goesOn: Bool) {
        guard let transition, transition.coordinator.isInteractive else { return }
        transition.coordinator.endInteraction(cancelled: !goesOn)
        setNeedsSurroundings()
        letGo(transition)
    }

    /// Animates the rest of the way, forward or back.
    func letGo(_ transition: NavigationTransition) {
        guard let animator = transition.animator else { return }
        animator.isReversed = transition.coordinator.isCancelled
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
