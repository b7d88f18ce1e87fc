/// A delegate that decides whether a person may select a tab, and hears when they did.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a person may select a tab. UIKit also calls it for the tab that is already selected. True by
    /// default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Called after a person selected a tab, even the one that was already selected. Not called when the app selects
    /// it.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns whether a person may select a tab, for a controller with `tabs`. True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called after a person selected a tab, for a controller with `tabs`. The tab may be in a group.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the screens that a group's navigation controller shows for one of the tabs on the way to the selected
    /// one.
    ///
    /// - Parameters:
    ///   - tabBarController: The controller of the tabs.
    ///   - tab: A tab on the way from the group to the selected tab.
    ///   - proposedViewControllers: The tab's own screen, if it has one. Without this method, UIKit shows these.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
}
