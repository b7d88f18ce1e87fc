import CoreGraphics

extension UIPresentationController {
    /// Whether it is on its way out.
    var isGoing: Bool { presentedViewController.isMoving == .dismissing }

    func show(on surface: UIView, animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        let presented = presentedViewController
        presented.loadViewIfNeeded()
        let container = PresentationContainerView(self, frame: surface.bounds)
        containerView = container
        surface.addSubview(container)
        keepController(true)
        begin(.presenting, from: presenter, to: presented, animated: animated)
        presentationTransitionWillBegin()
        prepareContainer(container)
        hold(presented.view, in: container)
        container.layoutIfNeeded()
        setPresented(false)
        run(animated: animated, arriving: true) { [self] in
            // It may have been dismissed on its way in.
            guard presented.isMoving == .presenting else { return }
            if shouldRemovePresentersView { presenter.viewIfLoaded?.isHidden = true }
            end(from: presenter, to: presented)
            presentationTransitionDidEnd(true)
            completion?()
        }
    }

    /// The presenting controller may be gone by now; what it presented goes all the same.
    func hide(animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter
        let presented = presentedViewController
        if shouldRemovePresentersView { presenter?.viewIfLoaded?.isHidden = false }
        begin(.dismissing, from: presented, to: presenter, animated: animated)
        dismissalTransitionWillBegin()
        run(animated: animated, arriving: false) { [self] in
            presented.viewIfLoaded?.removeFromSuperview()
            presented.viewIfLoaded?.transform = .identity
            presented.viewIfLoaded?.alpha = 1
            containerView?.removeFromSuperview()
            containerView = nil
            if let presenter, presenter.presented === presented { presenter.presented = nil }
            presented.presenting = nil
            end(from: presented, to: presenter)
            dismissalTransitionDidEnd(true)
            keepController(false)
            presented.storedPresentationController = nil
            // The delegate may ask for the controller once more.
            withExtendedLifetime(presented) { completion?() }
        }
    }

    private func run(animated: Bool, arriving: Bool, then finish: @escaping @MainActor () -> Void) {
        let coordinator = presentedViewController.runningTransition
        let animations: @MainActor () -> Void = { [self] in
            setPresented(arriving)
            coordinator?.runAlongside()
        }
        let complete: @MainActor () -> Void = {
            finish()
            coordinator?.finish()
        }
        guard animated, let screen = containerView?.window?.screen else {
            animations()
            return complete()
        }
        // In the next frame, so that an app can add to the transition until then.
        let (move, duration) = (presentedViewController.isMoving, duration)
        screen.afterNextCommit { [self] in
            guard presentedViewController.isMoving == move else { return }
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
                animations: animations
            ) { _ in complete() }
        }
    }

    private func begin(_ move: UIViewController.Move, from: UIViewController?, to: UIViewController?, animated: Bool) {
        guard let containerView else { return }
        let presented = presentedViewController
        presented.isMoving = move
        // R613: where nothing moves there is nothing to go along with.
        presented.runningTransition =
            animated ? TransitionCoordinator(in: containerView, from: from, to: to, duration: duration) : nil
        for controller in moving(from, to) {
            controller.isInTransition = true
            controller.beginAppearance(controller === to, animated: animated)
        }
    }

    private func end(from: UIViewController?, to: UIViewController?) {
        for controller in moving(from, to) {
            controller.endAppearance()
            controller.isInTransition = false
        }
        presentedViewController.isMoving = nil
        presentedViewController.runningTransition = nil
    }

    /// Those that come or go: what presents only when it is taken out.
    private func moving(_ from: UIViewController?, _ to: UIViewController?) -> [UIViewController] {
        [from, to].compactMap { $0 }.filter { $0 === presentedViewController || shouldRemovePresentersView }
    }
}
