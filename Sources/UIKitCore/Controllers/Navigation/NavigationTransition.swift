import CoreGraphics

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
    /// Darkens the screen that is below.
    let shade = UIView()
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
        guard let to = to?.view else { return }
        let width = screens.bounds.width
        let (upper, lower) = kind == .push ? (to, from?.viewIfLoaded) : (from?.viewIfLoaded ?? to, to)
        if kind == .push { screens.addSubview(to) } else { screens.insertSubview(to, at: 0) }
        shade.frame = screens.bounds
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        screens.insertSubview(shade, belowSubview: upper)
        let (right, left) = (width * sign, -width * TransitionMetrics.parallax * sign)
        switch kind {
        case .push:
            shade.alpha = 0
            upper.transform = CGAffineTransform(translationX: right, y: 0)
            moves = { [shade] in
                upper.transform = .identity
                lower?.transform = CGAffineTransform(translationX: left, y: 0)
                shade.alpha = TransitionMetrics.shade
            }
        case .pop:
            shade.alpha = TransitionMetrics.shade
            lower?.transform = CGAffineTransform(translationX: left, y: 0)
            moves = { [shade] in
                upper.transform = CGAffineTransform(translationX: right, y: 0)
                lower?.transform = .identity
                shade.alpha = 0
            }
        }
    }

    private var moves: @MainActor () -> Void = {}

    /// Gives the bar the height that the screen wants which comes.
    var placeBar: @MainActor () -> Void = {}

    /// To be called inside an animation.
    func animate() {
        moves()
        barChange.animate()
        placeBar()
        coordinator.runAlongside()
    }

    /// Takes away what is not seen any more.
    func cleanUp(isCompleted: Bool) {
        shade.removeFromSuperview()
        for view in [from?.viewIfLoaded, to?.viewIfLoaded] { view?.transform = .identity }
        (isCompleted ? from : to)?.viewIfLoaded?.removeFromSuperview()
        barChange.finish(isCompleted)
    }
}
