import CoreGraphics

extension UIPresentationController {
    /// Whether the presentation is being dismissed.
    var isGoing: Bool { presentedViewController.isMoving == .dismissing }

    func show(on surface: UIView, animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        let presented = presentedViewController
        presented.loadViewIfNeeded()
        let container = PresentationContainerView(self, frame: surface.bounds)
        // Over a child that defines the context, the container is as large as the child's view, and follows it.
        if surface !== surface.window, let context = presenter.viewIfLoaded, context.superview === surface {
            container.frame = context.frame
            container.autoresizingMask = context.autoresizingMask
        }
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
            // The controller may have been dismissed before the animation ended.
            guard presented.isMoving == .presenting else { return }
            takeAwayPresentersView()
            end(from: presenter, to: presented)
            presentationTransitionDidEnd(true)
            completion?()
        }
    }

    /// Dismisses the presented controller, even if the presenting controller was released.
    func hide(animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter
        let presented = presentedViewController
        begin(.dismissing, from: presented, to: presenter, animated: animated)
        bringBackPresentersView()
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
            // The delegate may read the presented controller in this call.
            withExtendedLifetime(presented) { completion?() }
        }
    }

    /// Removes the presenting controller's view from the window. The view of a child is only hidden: constraints that
    /// its parent made for it would go with it.
    private func takeAwayPresentersView() {
        guard shouldRemovePresentersView, let presenter, let view = presenter.viewIfLoaded else { return }
        guard presenter.parent == nil, let around = view.superview else { return view.isHidden = true }
        (presentersSuperview, presentersIndex) = (around, around.subviews.firstIndex(of: view) ?? 0)
        view.removeFromSuperview()
    }

    private func bringBackPresentersView() {
        guard shouldRemovePresentersView, let view = presenter?.viewIfLoaded else { return }
        view.isHidden = false
        guard let around = presentersSuperview, view.superview == nil else { return }
        around.insertSubview(view, at: min(presentersIndex, around.subviews.count))
        presentersSuperview = nil
        around.setNeedsLayout()
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
        // The animation begins in the next frame, so that an app can add to the transition until then.
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
        presented.setNeedsSurroundings()
        // Without an animation there is nothing to animate alongside (R613).
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

    /// Returns the controllers that appear or disappear. The presenting one does only if the style hides it.
    private func moving(_ from: UIViewController?, _ to: UIViewController?) -> [UIViewController] {
        [from, to].compactMap { $0 }.filter { $0 === presentedViewController || shouldRemovePresentersView }
    }
}
