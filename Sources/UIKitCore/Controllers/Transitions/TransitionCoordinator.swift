import CoreGraphics
import Foundation
import QuartzCore

/// A transition from its announcement to its end.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    /// The view that contains the transition. After its release, an empty view: a coordinator doesn't retain the screen.
    var containerView: UIView { containerReference.object ?? UIView() }
    private let containerReference: BackReference<UIView>
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let initiallyInteractive: Bool
    var isInteractive: Bool
    var isCancelled = false
    var percentComplete: CGFloat = 0

    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var isOver = false

    init(
        in containerView: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        duration: TimeInterval, isInteractive: Bool = false
    ) {
        containerReference = BackReference(containerView)
        self.from = from
        self.to = to
        transitionDuration = duration
        isAnimated = duration > 0
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }

    /// Whether an animation or a completion handler waits.
    var hasCompany: Bool { !alongside.isEmpty || !completions.isEmpty }

    /// Runs the animations that were added. Call it inside the transition's animation.
    func runAlongside() {
        // Without an animation, there was no layout pass yet that would have called this.
        to?.tellIsAppearing()
        let due = alongside
        alongside = []
        for animation in due { animation(self) }
    }

    /// Ends the interactive part, after the finger lifted.
    func endInteraction(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
    }

    func finish() {
        isOver = true
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}
