import Foundation

// Moves the focus: asks all environments, moves it, and tells all of them.
extension UIWindow {
    /// The view to which the Tab key or an arrow key brought the focus; its collection view for an item whose cell
    /// isn't visible.
    var focusedView: UIView? {
        guard let view = viewWithFocus, view.window === self else { return nil }
        return view
    }

    /// Moves the focus.
    ///
    /// - Parameters:
    ///   - view: The view that gets it; nil for none.
    ///   - heading: The direction of an arrow key.
    ///   - isAsked: Whether environments may keep it from moving. They aren't asked if it has moved already.
    /// - Returns: Whether the view has the focus now.
    @discardableResult
    func moveFocus(to view: UIView?, heading: UIFocusHeading = [], isAsked: Bool = true) -> Bool {
        let previous = focusedView
        guard view !== previous else { return true }
        Nesting.focusUpdates += 1
        defer { Nesting.focusUpdates -= 1 }
        if Nesting.focusUpdates > Nesting.mostByHand { failOnEndlessFocus(to: view) }
        let seen = previous.flatMap { $0.hidesFocus ? nil : $0 }
        let context = UIFocusUpdateContext(from: seen, to: view, heading: heading)
        let concerned = environments(concernedBy: previous, view)
        let leaders = concerned.compactMap { ($0 as? UIView)?.focusLeader }
        for leader in leaders { leader.prepareContext(for: context) }
        defer { for leader in leaders { leader.forgetContext() } }
        if isAsked {
            for environment in concerned where !environment.shouldUpdateFocus(in: context) { return false }
            // An environment that was asked may have moved the focus.
            guard focusedView === previous, view?.window === self || view == nil else { return false }
        }
        viewWithFocus = view
        tellSubviewsOfFocus(view)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: UIFocusSystem(for: self),
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        return focusedView === view
    }

    /// Returns the environments around the previous view, then those around the next one, each once.
    private func environments(concernedBy previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
        var chain = previous?.focusChain ?? []
        for environment in next?.focusChain ?? [] where !chain.contains(where: { $0 === environment }) {
            chain.append(environment)
        }
        return chain
    }

    /// Called when the Tab key or a screen reader brought the focus to a view. A collection view may send it on to
    /// another item.
    func focusCame(to view: UIView?) {
        guard let view else { return _ = moveFocus(to: nil, isAsked: false) }
        if view.focusLeaderAround?.seesToFocus(thatCameTo: view) == true { return }
        moveFocus(to: view, isAsked: false)
    }

    // MARK: Requests of the program

    func requestFocus(to environment: any UIFocusEnvironment) {
        requestedFocus = environment
        setNeedsLayout()
    }

    func carryOutFocusRequest() {
        guard let environment = requestedFocus else { return }
        requestedFocus = nil
        guard let view = environment.viewToFocus(), view.window === self else { return }
        if view.focusLeaderAround?.seesToFocus(wantedAt: view) == true { return }
        moveFocus(to: view)
    }
}

extension UIFocusEnvironment {
    /// Returns the view that gets the focus when it is requested here: the preferred one, then the view itself, then
    /// the first one inside.
    func viewToFocus(depth: Int = 0) -> UIView? {
        // Environments that prefer each other would recurse for ever.
        guard depth < 32 else { return nil }
        for preferred in preferredFocusEnvironments where preferred !== self {
            if let found = preferred.viewToFocus(depth: depth + 1) { return found }
        }
        guard let view = self as? UIView else {
            return (self as? UIResponder)?.ownView?.viewToFocus(depth: depth + 1)
        }
        if view.canTakeFocus { return view }
        for subview in view.subviews {
            if let found = subview.viewToFocus(depth: depth + 1) { return found }
        }
        return nil
    }
}

extension UIView {
    /// Whether the view can have the focus and is visible.
    var canTakeFocus: Bool {
        guard window != nil, canBecomeFocused else { return false }
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.isHidden || !view.isUserInteractionEnabled { return false }
            ancestor = view.superview
        }
        return true
    }
}
