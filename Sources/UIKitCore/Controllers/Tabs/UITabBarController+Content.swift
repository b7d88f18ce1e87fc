import CoreGraphics

/// The bar goes along with the content of the screen.
extension UITabBarController {
    /// A navigation controller says it of its screens itself.
    final func followContent() {
        guard let chosen, !(chosen is UINavigationController) else { return }
        guard let scrollView = chosen.topScrollView else { return tabBar.contentBelow = 0 }
        if (scrollView.follower as? TabBarFollower)?.tabs !== self {
            scrollView.follower = TabBarFollower(self, chosen)
        }
        contentMoved(in: scrollView, of: chosen)
    }

    fileprivate final func contentMoved(in scrollView: UIScrollView, of controller: UIViewController) {
        if controller === chosen { showContent(of: scrollView) }
    }

    /// Content of the chosen screen is at this place.
    final func showContent(of scrollView: UIScrollView) {
        tabBar.contentBelow = hasWideBar ? 0 : scrollView.contentBelowBottomEdge
        tabBar.edgeColor = scrollView.backgroundColor ?? scrollView.superview?.backgroundColor ?? .systemBackground
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

    /// All of the bar is to be seen.
    final func expandBar() {
        minimizing.expand()
        tabBar.setMinimized(false)
    }
}

/// Tells a tab bar controller where the content of one of its screens is.
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
