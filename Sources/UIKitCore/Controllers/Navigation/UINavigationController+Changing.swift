import CoreGraphics

extension UINavigationController {
    func checkPush(_ viewController: UIViewController) {
        if stack.contains(where: { $0 === viewController }) {
            Diagnostics.fail(
                "Pushing the same view controller instance more than once is not supported",
                explanation: """
                      seen           \(type(of: viewController)) is in the stack of \(stack.count) screens already
                      try            popToViewController(_:animated:), or push another instance
                    """)
        }
        if viewController is UINavigationController {
            Diagnostics.fail(
                "Pushing a navigation controller is not supported",
                explanation: "  try            push its top controller, or present the navigation controller")
        }
    }

    /// The limit for screens in a stack. No person finds the way back through more.
    private static let deepestStack = 500

    private func checkDepth(of screens: [UIViewController]) {
        guard screens.count > Self.deepestStack, let top = screens.last else { return }
        Diagnostics.fail(
            "A navigation controller cannot hold more than \(Self.deepestStack) view controllers",
            explanation: """
                  seen           \(screens.count) screens, \(type(of: top)) on top
                  likely cause   each \(type(of: top)) pushes the next one, as in viewDidLoad() or viewDidAppear(_:)
                  try            push after a person's action, or set all screens with setViewControllers(_:animated:)
                """)
    }

    /// Sets the stack to `new`, with a transition if the top screen changes.
    func change(
        to new: [UIViewController], _ kind: NavigationTransition.Kind, animated: Bool, isInteractive: Bool = false
    ) {
        MainThread.require("-[UINavigationController setViewControllers:animated:], or a pop")
        checkDepth(of: new)
        finishTransitionAtOnce()
        let before = stack
        let (from, to) = (before.last, new.last)
        let gone = before.filter { old in !new.contains { $0 === old } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in new where controller.parent !== self { addChild(controller) }
        stack = new
        setNeedsSurroundings()
        let added = new.filter { controller in !before.contains { $0 === controller } }

        guard isViewLoaded, from !== to else {
            navigationBar.change(to: new.map(\.navigationItem), isBack: kind == .pop, animated: false).finish(true)
            showToolbarItems(animated: false)
            return settle(added: added, gone: gone)
        }
        let isAnimated = animated && view.window != nil && from != nil && to != nil
        let transition = makeTransition(
            kind, from: from, to: to, before: before, animated: isAnimated, isInteractive: isInteractive)
        transition.placeBars = { [weak self] in
            self?.placeBar()
            self?.placeToolbar()
            (self?.parent as? UITabBarController)?.placeBar()
        }
        begin(transition, isAnimated: isAnimated)
        transition.finish = { [weak self, weak transition] isCompleted in
            guard let self, let transition else { return }
            transition.finish = nil
            self.end(transition, isCompleted: isCompleted, added: added, gone: gone)
        }
        guard isAnimated, let screen = view.window?.screen else {
            transition.coordinator.runAlongside()
            transition.finish?(true)
            return
        }
        screen.afterNextCommit { [weak self, weak transition] in
            if let self, let transition, transition.finish != nil { self.run(transition) }
        }
    }

    /// Shows the top screen without a transition. Called when the view was loaded.
    func showTopWithoutAnimation() {
        navigationBar.change(to: stack.map(\.navigationItem), isBack: false, animated: false).finish(true)
        guard let top = stack.last else { return }
        showToolbarItems(animated: false)
        place(top)
        screens.addSubview(top.view)
    }

    // MARK: Course of a transition

    private func makeTransition(
        _ kind: NavigationTransition.Kind, from: UIViewController?, to: UIViewController?, before: [UIViewController],
        animated: Bool, isInteractive: Bool
    ) -> NavigationTransition {
        let coordinator = TransitionCoordinator(
            in: screens, from: from, to: to, duration: animated ? TransitionMetrics.pushDuration : 0,
            isInteractive: isInteractive)
        // Without an animation there is nothing to animate alongside (R613).
        runningTransition = animated ? coordinator : nil
        to?.loadViewIfNeeded()
        let barChange = navigationBar.change(
            to: stack.map(\.navigationItem), isBack: kind == .pop, animated: animated)
        return NavigationTransition(
            kind, from: from, to: to, stackBefore: before, barChange: barChange, coordinator: coordinator)
    }

    private func begin(_ transition: NavigationTransition, isAnimated: Bool) {
        self.transition = transition
        let (from, to) = (transition.from, transition.to)
        showToolbarItems(animated: isAnimated)
        parent?.viewIfLoaded?.setNeedsLayout()
        if let to { delegate?.navigationController(self, willShow: to, animated: isAnimated) }
        for controller in [from, to] { controller?.isInTransition = true }
        // What is in the gap above a large title moves with its screen.
        from?.topScrollView?.refresher?.barDidChange()
        if transition.kind == .pop { from?.isMoving = .fromParent } else { to?.isMoving = .toParent }
        if isSeen {
            from?.beginAppearance(false, animated: isAnimated)
            to?.beginAppearance(true, animated: isAnimated)
        }
        if let to {
            place(to)
            navigationBar.prepareForChange(largeTitleHeight: largeTitleHeight(of: to))
        }
        if isAnimated {
            transition.prepare(in: screens, sign: effectiveLeadingEdge == .left ? 1 : -1)
        } else if let to {
            screens.addSubview(to.view)
        }
    }

    private func run(_ transition: NavigationTransition) {
        if transition.isPulled { return }
        let isInteractive = transition.coordinator.isInteractive
        let animator = transition.makeAnimator()
        // A weak reference: the transition retains the animator, and this controller retains the transition.
        animator.addCompletion { [weak transition] position in transition?.finish?(position == .end) }
        transition.animator = animator
        if transition.coordinator.initiallyInteractive {
            animator.pauseAnimation()
            animator.fractionComplete = transition.coordinator.percentComplete
            if !isInteractive { letGo(transition) }
        } else {
            animator.startAnimation()
        }
    }

    private func end(
        _ transition: NavigationTransition, isCompleted: Bool, added: [UIViewController], gone: [UIViewController]
    ) {
        let (from, to) = (transition.from, transition.to)
        self.transition = nil
        if !isCompleted { takeBack(transition) }
        transition.cleanUp(in: screens, isCompleted: isCompleted)
        if isSeen {
            from?.endAppearance()
            to?.endAppearance()
        }
        for controller in [from, to] {
            controller?.isInTransition = false
            controller?.isMoving = nil
        }
        runningTransition = nil
        if isCompleted { settle(added: added, gone: gone) }
        if isCompleted, let to {
            delegate?.navigationController(self, didShow: to, animated: transition.coordinator.isAnimated)
        }
        transition.coordinator.finish()
        view.setNeedsLayout()
    }

    /// Reverses the appearance of both screens, after a person cancelled the transition.
    private func takeBack(_ transition: NavigationTransition) {
        stack = transition.stackBefore
        setNeedsSurroundings()
        navigationBar.restoreItems(stack.map(\.navigationItem))
        showToolbarItems(animated: false)
        guard isSeen else { return }
        transition.to?.beginAppearance(false, animated: true)
        transition.from?.beginAppearance(true, animated: true)
    }

    /// Tells added controllers that they have joined this one, and removes those that left.
    private func settle(added: [UIViewController], gone: [UIViewController]) {
        prepareForPulling()
        for controller in added { controller.didMove(toParent: self) }
        for controller in gone {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.barInsets = .zero
            controller.removeFromParent()
        }
    }

    /// Ends a running transition at once, because another change begins.
    func finishTransitionAtOnce() {
        guard let transition else { return }
        if let animator = transition.animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        } else {
            transition.finish?(true)
        }
    }

    /// Whether this controller's own view has appeared, or is about to, so that its screens' appearance methods are
    /// called.
    private var isSeen: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }
}
