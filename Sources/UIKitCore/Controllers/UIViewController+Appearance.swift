extension UIViewController {
    /// The stages of a controller's view on its way onto the screen and off it.
    enum Appearance: Equatable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        setNeedsSurroundings()
        switch appearance {
        case .disappeared, .disappearing:
            guard isAppearing else { return }
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            isWaitingForIsAppearing = true
            viewWillAppear(animated)
            // The next layout pass calls viewIsAppearing().
            viewIfLoaded?.setNeedsLayout()
        case .appeared, .appearing:
            guard !isAppearing else { return }
            appearance = .disappearing(animated: animated)
            isWaitingForIsAppearing = false
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isShownInParent {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    func endAppearance() {
        switch appearance {
        case .appearing(let animated):
            tellIsAppearing()
            appearance = .appeared
            activityAppeared()
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            activityDisappeared()
            viewDidDisappear(animated)
        case .appeared, .disappeared: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isShownInParent || child.appearance.isUnderWay { child.endAppearance() }
    }

    /// Calls ``viewIsAppearing(_:)`` once. Called before the view's layout pass, and at the latest when the view has
    /// appeared.
    func tellIsAppearing() {
        guard isWaitingForIsAppearing, case .appearing(let animated) = appearance else { return }
        isWaitingForIsAppearing = false
        prepareForIsAppearing()
        viewIsAppearing(animated)
    }

    /// Called before the view enters or leaves a window. Begins the appearance, unless a transition or the parent does.
    func viewWillMove(toWindow window: UIWindow?) {
        guard !isAppearanceManaged else { return }
        beginAppearance(window != nil, animated: false)
    }

    /// Called after the view entered or left a window. It has appeared after its layout pass, in the next frame.
    func viewDidMove(toWindow window: UIWindow?) {
        guard !isAppearanceManaged else { return }
        guard let window else { return endAppearance() }
        window.screen.afterLayout { [weak self] in
            guard let self, !self.isAppearanceManaged, self.viewIfLoaded?.window != nil else { return }
            self.endAppearance()
        }
    }

    /// Whether a transition or the parent controller begins and ends the appearance of this controller's view.
    private var isAppearanceManaged: Bool {
        isInTransition
            || parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods || $0.isAppearanceManaged } ?? false
    }

    private var isShownInParent: Bool {
        guard let view = viewIfLoaded, let around = parent?.viewIfLoaded else { return false }
        return view !== around && view.isDescendant(of: around)
    }
}

extension UIViewController.Appearance {
    /// Whether the appearance has begun and not ended.
    var isUnderWay: Bool {
        switch self {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }
}
