import CoreGraphics

/// Makes the bar follow the content of the screen.
extension UITabBarController {
    /// Watches the content of the selected screen. A navigation controller itself reports the content of its screens.
    final func followContent() {
        guard let chosen, !(chosen is UINavigationController) else { return }
        guard let scrollView = chosen.topScrollView else {
            tabBar.edge = nil
            tabBar.contentBelow = 0
            return
        }
        if (scrollView.follower as? TabBarFollower)?.tabs !== self {
            scrollView.follower = TabBarFollower(self, chosen)
        }
        contentMoved(in: scrollView, of: chosen)
    }

    fileprivate final func contentMoved(in scrollView: UIScrollView, of controller: UIViewController) {
        if controller === chosen { showContent(of: scrollView) }
    }

    /// Updates the bar for the content of the selected screen. `fadesContent` is false if a toolbar does that.
    final func showContent(of scrollView: UIScrollView, fadesContent: Bool = true) {
        let top = showsBar && !hasWideBar ? tabBar.frame.minY : view.bounds.maxY
        tabBar.edge = fadesContent ? scrollView.edge(below: top, in: view) : nil
        tabBar.contentBelow = hasWideBar ? 0 : scrollView.contentBelowBottomEdge
        minimize(along: scrollView)
    }

    private func minimize(along scrollView: UIScrollView) {
        guard tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp, !hasWideBar else {
            return
        }
        let inset = scrollView.adjustedContentInset
        let top = -inset.top
        let bottom = max(scrollView.contentSize.height + inset.bottom - scrollView.bounds.height, top)
        minimizing.contentMoved(
            to: scrollView.contentOffset.y, in: top...bottom, isReversed: tabBarMinimizeBehavior == .onScrollUp)
        tabBar.setMinimized(minimizing.isMinimized)
    }

    /// Shows the whole bar.
    final func expandBar() {
        minimizing.expand()
        tabBar.setMinimized(false)
    }
}

/// Tells a tab bar controller when the content of one of its screens moves.
private final class TabBarFollower: ScrollFollower {
    private(set) weak var tabs: UITabBarController?
    private weak var controller: UIViewController?

    init(_ tabs: UITabBarController, _ controller: UIViewController) {
        self.tabs = tabs
        self.controller = controller
    }

    override func contentMoved(in scrollView: UIScrollView) {
        if let tabs, let controller { tabs.contentMoved(in: scrollView, of: controller) }
    }
}
