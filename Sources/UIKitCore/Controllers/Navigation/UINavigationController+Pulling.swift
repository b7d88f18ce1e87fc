import CoreGraphics
import Foundation

extension UINavigationController {
    /// Lets a finger pull down the screen on top if that came with a zoom.
    func prepareForPulling() {
        guard case .zoom = stack.last?.preferredTransition?.kind, isViewLoaded, stack.count > 1 else {
            zoomPan?.isEnabled = false
            return
        }
        let pan = zoomPan ?? makeZoomPan()
        pan.isEnabled = true
    }

    private func makeZoomPan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(UINavigationController.zoomPanned))
        pan.delegate = zoomPanDelegate
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        zoomPan = pan
        return pan
    }

    /// Pulls down a screen that came with a zoom, and completes or cancels the pop when the finger lifts.
    func followZoomPan(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        switch pan.state {
        case .began:
            guard stack.count > 1, transition == nil else { return }
            change(to: stack.dropLast(), .pop, animated: true, isInteractive: true)
            transition?.pull(by: way)
        case .changed:
            guard let transition, transition.isPulled, transition.coordinator.isInteractive else { return }
            transition.pull(by: way)
            transition.coordinator.percentComplete = min(max(way.y / max(view.bounds.height, 1), 0), 1)
        case .ended:
            let speed = pan.velocity(in: view).y
            endPull(goesOn: speed > TransitionMetrics.flickVelocity || speed >= 0 && way.y > TransitionMetrics.pullToGo)
        case .cancelled, .failed: endPull(goesOn: false)
        case .possible: break
        }
    }

    private func endPull(goesOn: Bool) {
        guard let transition, transition.isPulled, transition.coordinator.isInteractive else { return }
        transition.coordinator.endInteraction(cancelled: !goesOn)
        setNeedsSurroundings()
        let animator = UIViewPropertyAnimator(
            duration: transition.duration, dampingRatio: TransitionMetrics.zoomDamping
        ) { [weak transition] in
            if goesOn { transition?.animate() } else { transition?.takeBack() }
        }
        animator.isUserInteractionEnabled = false
        animator.addCompletion { [weak transition] _ in transition?.finish?(goesOn) }
        transition.animator = animator
        animator.startAnimation()
    }

    /// Returns whether a finger with this movement may pull down the screen on top.
    func zoomPanShouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        guard transition == nil, stack.count > 1, let top = stack.last,
            case .zoom(let options, _) = top.preferredTransition?.kind
        else { return false }
        let (velocity, point) = (pan.velocity(in: view), pan.location(in: view))
        let willBegin = velocity.y > abs(velocity.x) && contentIsAtTop(at: point)
        let context = UIViewController.Transition.ZoomOptions.InteractionContext(
            location: pan.location(in: top.view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: willBegin)
        return options.interactiveDismissShouldBegin?(context) ?? willBegin
    }

    /// Returns false if content below the finger can itself move down, which comes first.
    private func contentIsAtTop(at point: CGPoint) -> Bool {
        var view = self.view.hitTest(point, with: nil)
        while let found = view, found !== self.view {
            if let scrollView = found as? UIScrollView,
                scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
            {
                return false
            }
            view = found.superview
        }
        return true
    }
}

/// A delegate that asks the navigation controller whether the pull may begin. Scroll views wait for the pull, which
/// either begins at once, straight down, or fails.
@MainActor final class ZoomPanDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return navigation?.zoomPanShouldBegin(pan) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }
}
