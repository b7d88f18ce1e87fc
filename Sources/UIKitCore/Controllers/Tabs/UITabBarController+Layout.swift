import CoreGraphics

extension UITabBarController {
    /// Whether the bar is at the top, as on a tablet.
    final var hasWideBar: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    }

    // MARK: The bar

    final func placeBar() {
        tabBar.place = hasWideBar ? .top : .bottom
        tabBar.showsSidebarButton = hasSidebar
        let height = tabBar.ownHeight
        let width = view.bounds.width
        guard hasWideBar else {
            tabBar.frame = CGRect(x: 0, y: view.bounds.height - (showsBar ? height : 0), width: width, height: height)
            return
        }
        let isShown = showsBar && !showsSidebar
        tabBar.frame = CGRect(x: 0, y: isShown ? topOfWideBar : -height, width: width, height: height)
    }

    /// Where a bar at the top begins: in the row of navigation bars.
    private var topOfWideBar: CGFloat { max(view.safeAreaInsets.top, BarMetrics.leastAbove) }

    // MARK: The screen

    /// Places a screen. It fills the room, and its safe area excludes the bar.
    final func place(_ controller: UIViewController) {
        var frame = screens.bounds
        var insets = UIEdgeInsets.zero
        if hasWideBar {
            insets.top = roomAbove(controller)
        } else {
            let covered = showsBar ? UITabBar.height(in: traitCollection) : view.safeAreaInsets.bottom
            if controller.extendsLayout(at: .bottom, below: showsBar && !tabBar.isTranslucent) {
                insets.bottom = max(covered - view.safeAreaInsets.bottom, 0)
            } else {
                frame.size.height = max(frame.height - covered, 0)
            }
        }
        placeBesideSidebar(&frame, &insets)
        controller.barInsets = insets
        controller.view.untransformedFrame = frame
    }

    /// Returns the height above a screen that a bar at the top takes: 0 for a navigation controller, whose own bar is
    /// in the same row.
    private func roomAbove(_ controller: UIViewController) -> CGFloat {
        let isShown = showsBar && !showsSidebar
        if let navigation = controller as? UINavigationController {
            navigation.navigationBar.takenMiddle = isShown ? tabBar.glassWidth : 0
            return 0
        }
        return isShown ? topOfWideBar + tabBar.ownHeight - view.safeAreaInsets.top : 0
    }

    private func placeBesideSidebar(_ frame: inout CGRect, _ insets: inout UIEdgeInsets) {
        guard showsSidebar else { return }
        let covered = sidebarFrame.width + 2 * SidebarMetrics.inset + sideOfSidebar
        let isAtRight = view.isRightToLeft
        if tilesSidebar {
            frame.size.width -= covered
            if !isAtRight { frame.origin.x += covered }
        } else if isAtRight {
            insets.right = covered - view.safeAreaInsets.right
        } else {
            insets.left = covered - view.safeAreaInsets.left
        }
    }

    // MARK: The sidebar

    /// Whether there is a sidebar that can show.
    final var hasSidebar: Bool {
        guard hasWideBar, !tabs.isEmpty else { return false }
        return mode == .tabSidebar || (mode == .automatic && tabs.contains { $0 is UITabGroup })
    }

    final var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

    /// Whether the sidebar is beside the screen instead of over it: because there is enough room, or because the app
    /// wants it.
    private var tilesSidebar: Bool {
        switch sidebar.preferredLayout {
        case .automatic: view.bounds.width > view.bounds.height
        case .overlap: false
        case .tile: true
        }
    }

    private var sideOfSidebar: CGFloat { view.isRightToLeft ? view.safeAreaInsets.right : view.safeAreaInsets.left }

    private var sidebarFrame: CGRect {
        let inset = SidebarMetrics.inset
        let frame = CGRect(
            x: sideOfSidebar + inset, y: inset, width: min(SidebarMetrics.width, view.bounds.width - 2 * inset),
            height: max(view.bounds.height - 2 * inset, 0))
        return view.isRightToLeft ? frame.mirrored(in: view.bounds) : frame
    }

    final func placeSidebar() {
        guard showsSidebar || sidebarView != nil else { return }
        let sidebarView = sidebarView ?? makeSidebarView()
        let place = sidebarFrame
        // A hidden sidebar is beyond the edge.
        let way = (view.isRightToLeft ? 1 : -1) * (place.width + 2 * SidebarMetrics.inset + sideOfSidebar)
        sidebarView.frame = showsSidebar ? place : place.offsetBy(dx: way, dy: 0)
        // A sidebar that leaves stays visible until the end of the animation.
        if showsSidebar || !hasSidebar { sidebarView.isHidden = !showsSidebar }
        sidebarView.topInset = max(view.safeAreaInsets.top - SidebarMetrics.inset, 0)
    }

    private func makeSidebarView() -> SidebarView {
        let made = SidebarView()
        made.didChoose = { [weak self] in self?.personChoseInSidebar($0) }
        made.close = { [weak self] in self?.sidebar.isHidden = true }
        sidebarView = made
        view.addSubview(made)
        showTabsInSidebar()
        return made
    }

    /// Shows or hides the sidebar.
    final func sidebarChanged() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard view.window != nil else {
            sidebarView?.isHidden = !showsSidebar
            return
        }
        // The sidebar comes from beyond the edge.
        if sidebarView == nil, hasSidebar {
            let made = makeSidebarView()
            made.frame = sidebarFrame.offsetBy(dx: (view.isRightToLeft ? 1 : -1) * (sidebarFrame.maxX + 1), dy: 0)
            made.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: SidebarMetrics.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0
        ) {
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            sidebarView?.isHidden = !showsSidebar
        }
    }
}
