import CoreGraphics

extension UINavigationController {
    var effectiveLeadingEdge: UIRectEdge {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    func layOutBarAndScreens() {
        edgePan.edges = effectiveLeadingEdge
        if let topViewController, topViewController.isViewLoaded { follow(contentOf: topViewController) }
        // During a transition, the bar's height is part of the movement.
        if transition == nil {
            placeBar()
            placeToolbar()
        }
        for controller in stack where controller.viewIfLoaded?.superview === screens { place(controller) }
        for controller in transition.map({ [$0.from, $0.to] }) ?? []
        where controller?.viewIfLoaded?.superview === screens { controller.map(place) }
    }

    /// Places the bar below the safe area, with the height that the screen on top asks for.
    func placeBar() {
        let unfolded = topViewController.flatMap(largeTitleHeight)
        let height = UINavigationBar.height(in: traitCollection) + (unfolded ?? 0)
        let y = isNavigationBarHidden ? -height : topOfBar
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        navigationBar.largeTitleHeight = unfolded
    }

    /// Where a visible bar begins (R802, R803).
    var topOfBar: CGFloat { max(view.safeAreaInsets.top, BarMetrics.leastAbove) }

    /// The height of the bar in a view that doesn't begin at the screen's edge.
    var heightAboveScreens: CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        let largeTitle = topViewController.flatMap(largeTitleHeight) ?? 0
        return BarMetrics.leastAbove + UINavigationBar.height(in: traitCollection)
            + min(largeTitle, BarMetrics.largeTitle)
    }

    /// Returns where a screen's content may begin: below the bar, with the height that the screen asks for.
    private func bottomOfBar(over controller: UIViewController) -> CGFloat {
        guard !isNavigationBarHidden else { return view.safeAreaInsets.top }
        let largeTitle = min(largeTitleHeight(of: controller) ?? 0, BarMetrics.largeTitle)
        return topOfBar + UINavigationBar.height(in: traitCollection) + largeTitle
    }

    /// Returns whether a screen's content extends below the navigation bar.
    func extendsBelowBar(_ controller: UIViewController) -> Bool {
        controller.extendsLayout(at: .top, below: !isNavigationBarHidden && !navigationBar.isTranslucent)
    }

    /// Places a screen. It fills the room, and its safe area excludes the bars. A screen that doesn't extend below a
    /// bar begins or ends at the bar's edge.
    func place(_ controller: UIViewController) {
        follow(contentOf: controller)
        var frame = screens.bounds
        var insets = UIEdgeInsets.zero
        let (above, below) = (bottomOfBar(over: controller), bottomCovered(below: controller))
        if extendsBelowBar(controller) {
            insets.top = above - view.safeAreaInsets.top
        } else {
            frame = CGRect(x: 0, y: above, width: frame.width, height: max(frame.height - above, 0))
        }
        if controller.extendsLayout(at: .bottom, below: showsOpaqueToolbar(below: controller)) {
            insets.bottom = below - view.safeAreaInsets.bottom
        } else if below > view.safeAreaInsets.bottom {
            frame.size.height = max(frame.height - below, 0)
        }
        controller.barInsets = insets
        // During a transition, a transform moves the screen.
        controller.view.untransformedFrame = frame
    }
}
