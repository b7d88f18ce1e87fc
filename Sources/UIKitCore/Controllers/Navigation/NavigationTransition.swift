import CoreGraphics
import Foundation

/// One screen of a navigation controller that comes instead of another: what has to happen, and how it ends.
@MainActor final class NavigationTransition {
    enum Kind { case push, pop }

    let kind: Kind
    let from: UIViewController?
    let to: UIViewController?
    let coordinator: TransitionCoordinator
    /// What to go back to when the transition is cancelled.
    let stackBefore: [UIViewController]
    let barChange: UINavigationBar.ItemChange
    /// nil until the first frame has shown where things begin.
    var animator: UIViewPropertyAnimator?
    /// Ends it; the first call counts.
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

    /// Puts the views where they begin.
    ///
    /// - Parameter sign: 1 where the way on leads to the right, −1 where it leads to the left.
    func prepare(in screens: UIView, sign: CGFloat) {
        movement = makeMovement(sign: sign)
        movement?.prepare(in: screens)
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

    /// Whether a finger has the screen itself, which goes where the finger goes.
    private(set) var isPulled = false

    func pull(by way: CGPoint) { isPulled = movement?.pull(by: way) ?? false }

    /// To be called inside an animation, after a pull that was taken back.
    func takeBack() { movement?.takeBack() }

    /// Seconds.
    var duration: TimeInterval { movement?.duration ?? TransitionMetrics.pushDuration }

    /// How it goes on; as far as a finger leads it where one has it.
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

    /// Gives the bars the place and height that the screen wants which comes.
    var placeBars: @MainActor () -> Void = {}

    /// To be called inside an animation.
    func animate() {
        movement?.move()
        // Titles have to know how high the bar becomes, before they go to their places.
        placeBars()
        barChange.animate()
        coordinator.runAlongside()
    }

    /// Takes away what is not seen any more.
    func cleanUp(in screens: UIView, isCompleted: Bool) {
        movement?.end(in: screens)
        (isCompleted ? from : to)?.viewIfLoaded?.removeFromSuperview()
        barChange.finish(isCompleted)
    }
}
