extension UIViewController {
    /// Where a controller's view is on its way to the eye.
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
            // viewIsAppearing comes with the layout.
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

    /// Called when the view is about to be laid out, and at the latest when it has appeared.
    func tellIsAppearing() {
        guard isWaitingForIsAppearing, case .appearing(let animated) = appearance else { return }
        isWaitingForIsAppearing = false
        prepareForIsAppearing()
        viewIsAppearing(animated)
    }

    /// The view is about to enter a window or leave it, without anybody having said so with an animation.
    func viewWillMove(toWindow window: UIWindow?) {
        guard !isAppearanceManaged else { return }
        beginAppearance(window != nil, animated: false)
    }

    /// The view entered a window or left it. It has appeared once it was laid out, in the next frame.
    func viewDidMove(toWindow window: UIWindow?) {
        guard !isAppearanceManaged else { return }
        guard let window else { return endAppearance() }
        window.screen.afterLayout { [weak self] in
            guard let self, !self.isAppearanceManaged, self.viewIfLoaded?.window != nil else { return }
            self.endAppearance()
        }
    }

    /// Whether the parent controller tells this one when its view appears and disappears.
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
    /// Whether it has begun and not ended.
    var isUnderWay: Bool {
        switch self {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }
}
