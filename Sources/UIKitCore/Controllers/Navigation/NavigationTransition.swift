import CoreGraphics
import Foundation

/// A navigation controller's change from one screen to another, and how it ends.
@MainActor final class NavigationTransition {
    enum Kind { case push, pop }

    let kind: Kind
    let from: UIViewController?
    let to: UIViewController?
    let coordinator: TransitionCoordinator
    /// The stack to which a cancelled transition returns.
    let stackBefore: [UIViewController]
    let barChange: UINavigationBar.ItemChange
    /// The animator; nil until the first frame has shown the initial state.
    var animator: UIViewPropertyAnimator?
    /// Ends the transition. Only the first call has an effect.
    var finish: (@MainActor (_ isCompleted: Bool) -> Void)?

    init(
        _ kind: Kind, from: UIViewController?, to: UIViewController?, stackBefore: [UIViewController],
        barChange: UINavigationBar.ItemChange, coordinator: TransitionCoordinator
    ) {
        self.kind = kind
        self.from = from
        self.to = to
        self.stackBefore = stackBefore
        self.barChange = barChange
        self.coordinator = coordinator
    }

    /// Puts the views at their initial places.
    ///
    /// - Parameters:
    ///   - screens: The view that contains the screens.
    ///   - sign: 1 where a push goes to the right, −1 where it goes to the left.
    func prepare(in screens: ScreensView, sign: CGFloat) {
        movement = makeMovement(sign: sign)
        movement?.prepare(in: screens)
        screens.isMoving = true
    }

    private var movement: (any ScreenMovement)?

    private func makeMovement(sign: CGFloat) -> (any ScreenMovement)? {
        guard let to else { return nil }
        let comes = kind == .push
        let (upper, lower) = comes ? (to, from) : (from ?? to, to)
        if case .zoom(let options, let source) = upper.preferredTransition?.kind, let lower, upper !== lower {
            return ZoomMovement(upper, over: lower, comes: comes, options: options, source: source)
        }
        return SlideMovement(upper.view, over: comes ? lower?.viewIfLoaded : lower?.view, comes: comes, sign: sign)
    }

    /// Whether a finger moves the screen itself, which then follows the finger.
    private(set) var isPulled = false

    func pull(by way: CGPoint) { isPulled = movement?.pull(by: way) ?? false }

    /// Moves the screen back after a cancelled pull. Call it inside an animation.
    func takeBack() { movement?.takeBack() }

    /// The duration in seconds.
    var duration: TimeInterval { movement?.duration ?? TransitionMetrics.pushDuration }

    /// Returns an animator for the transition. It is linear during a swipe, in which the finger moves it.
    func makeAnimator() -> UIViewPropertyAnimator {
        let timing: any UITimingCurveProvider =
            coordinator.isInteractive
            ? UICubicTimingParameters(animationCurve: .linear)
            : movement?.timing ?? UICubicTimingParameters(animationCurve: .easeInOut)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { [weak self] in self?.animate() }
        animator.isUserInteractionEnabled = false
        return animator
    }

    /// Gives the bars the place and height that the new screen asks for.
    var placeBars: @MainActor () -> Void = {}

    /// Makes the changes. Call it inside an animation.
    func animate() {
        movement?.move()
        // The titles' places depend on the bar's new height.
        placeBars()
        barChange.animate()
        coordinator.runAlongside()
    }

    /// Removes the views that aren't visible any more.
    func cleanUp(in screens: ScreensView, isCompleted: Bool) {
        screens.isMoving = false
        movement?.end(in: screens)
        (isCompleted ? from : to)?.viewIfLoaded?.removeFromSuperview()
        barChange.finish(isCompleted)
    }
}
