import CoreGraphics

extension UIViewController {
    final var foundPresentationController: UIPresentationController? {
        if let known = storedPresentationController, known.containerView != nil || fitsStyle(known) { return known }
        if let parent { return parent.presentationController }
        let style = modalPresentationStyle
        let made =
            style.isSheet
            ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
            : style == .popover
                ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
                : UIPresentationController(presentedViewController: self, presenting: presenting)
        storedPresentationController = made
        return made
    }

    /// Returns whether the presentation controller fits the controller's current style, which may have changed since
    /// its creation.
    private func fitsStyle(_ presentation: UIPresentationController) -> Bool {
        presentation is UISheetPresentationController == modalPresentationStyle.isSheet
            && presentation is UIPopoverPresentationController == (modalPresentationStyle == .popover)
    }

    // MARK: Presenting

    func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        checkPresentation(of: controller)
        let presenter = presenter(for: controller)
        if let known = presenter.presented {
            return reportIgnored(
                controller, "which is already presenting \(type(of: known))",
                remedy: "present it on the presented controller, or dismiss that one first")
        }
        guard viewIfLoaded?.window != nil, let surface = presenter.surface(for: controller) else {
            return reportIgnored(
                controller, "whose view is not in the window hierarchy",
                remedy: "present it in viewDidAppear(_:) or later")
        }
        checkDepthOfPresentations(by: presenter, of: controller)
        controller.presenting = presenter
        presenter.presented = controller
        let popover = controller.presentationController as? UIPopoverPresentationController
        guard let popover, popover.sourceItem == nil, let window = surface.windowStorage else {
            return show(controller, by: presenter, on: surface, animated: animated, completion: completion)
        }
        // An app may set where the popover comes from in the lines after this call.
        controller.loadViewIfNeeded()
        window.screen.frameLoop.afterCommit { [self] in
            // The popover may have been dismissed already.
            guard presenter.presented === controller, popover.containerView == nil else { return }
            show(controller, by: presenter, on: surface, animated: animated, completion: completion)
        }
    }

    private func show(
        _ controller: UIViewController, by presenter: UIViewController, on surface: UIView, animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let presentation = controller.presentationController else { return }
        let popover = presentation as? UIPopoverPresentationController
        if let other = popover?.prepare(for: surface.traitCollection) {
            controller.presenting = nil
            presenter.presented = nil
            return presentModally(other, animated: animated, completion: completion)
        }
        presentation.presenter = presenter
        presentation.show(on: surface, animated: animated, completion: completion)
    }

    private func checkPresentation(of controller: UIViewController) {
        if controller === self {
            Diagnostics.fail(
                "Application tried to present modal view controller on itself. Presenting controller is "
                    + "\(type(of: self)).", explanation: "  try            present another controller")
        }
        if let known = controller.presenting {
            Diagnostics.fail(
                "Application tried to present modally a view controller \(type(of: controller)) that is already being "
                    + "presented by \(type(of: known)).",
                explanation: "  try            another instance, or dismiss this one first")
        }
        if let parent = controller.parent {
            Diagnostics.fail(
                "Application tried to present modally a view controller \(type(of: controller)) that has a parent view "
                    + "controller \(type(of: parent)).",
                explanation: "  try            removeFromParent() first, or present the parent")
        }
    }

    /// The limit for presentations over each other. No person finds the way back through more.
    private static let mostPresentations = 250

    private func checkDepthOfPresentations(by presenter: UIViewController, of controller: UIViewController) {
        var count = 1
        var below: UIViewController? = presenter
        while let current = below {
            count += 1
            below = current.outermost.presenting
        }
        guard count > Self.mostPresentations else { return }
        Diagnostics.fail(
            "More than \(Self.mostPresentations) view controllers are presented over each other",
            explanation: """
                  seen           \(type(of: controller)), presented by \(type(of: presenter))
                  likely cause   each \(type(of: controller)) presents the next one in viewDidAppear(_:)
                  try            present it only once: check presentedViewController first
                """)
    }

    private func reportIgnored(_ controller: UIViewController, _ reason: String, remedy: String) {
        Diagnostics.warnOnce(
            "ignored-presentation", of: reason,
            """
            Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason). Nothing happens.
              try            \(remedy)
            """)
    }

    /// Returns the controller that a presentation covers: the nearest one that defines a context if the style stays in
    /// one, otherwise the outermost one.
    private func presenter(for controller: UIViewController) -> UIViewController {
        guard controller.modalPresentationStyle.staysInContext else { return outermost }
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.definesPresentationContext { return current }
            candidate = current.parent
        }
        return outermost
    }

    /// Returns the view to which the container is added, in front of the presenter's own: its window or its context.
    private func surface(for controller: UIViewController) -> UIView? {
        let view = viewIfLoaded
        return controller.modalPresentationStyle.staysInContext && parent != nil ? view?.superview : view?.window
    }

    // MARK: Dismissing

    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        guard let presented else {
            if let presenting { return presenting.dismissModally(animated: animated, completion: completion) }
            if let orphan = storedPresentationController, orphan.containerView != nil {
                // The presenting controller was released.
                guard !orphan.isGoing else { return }
                return orphan.hide(animated: animated, completion: completion)
            }
            if let parent { return parent.dismissModally(animated: animated, completion: completion) }
            completion?()
            return
        }
        // What is presented over the presented controller is dismissed with it. Only one of them animates.
        presented.presented?.takeAwayAllAtOnce()
        guard let presentation = presented.storedPresentationController, !presentation.isGoing else { return }
        if presentation.containerView == nil {
            // A popover that isn't on the screen yet.
            presented.presenting = nil
            self.presented = nil
            completion?()
            return
        }
        presentation.hide(animated: animated, completion: completion)
    }

    private func takeAwayAllAtOnce() {
        presented?.takeAwayAllAtOnce()
        storedPresentationController?.hide(animated: false, completion: nil)
    }

    /// Dismisses everything that this controller and those inside it present, because the window shows another
    /// controller now.
    func takeAwayWhatIsPresented() {
        presented?.takeAwayAllAtOnce()
        for child in children { child.takeAwayWhatIsPresented() }
    }

    func preferredContentSizeDidChange() {
        var around: UIViewController? = self
        while let current = around {
            current.storedPresentationController?.preferredContentSizeDidChange()
            around = current.parent
        }
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
