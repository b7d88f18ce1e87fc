/// Asked and told when a person chooses a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tab may be chosen. Asked for the one that is chosen already, too. True without this method.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// A person chose a tab, maybe again. Not called when the app does.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The same as `shouldSelect` for a controller with `tabs`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// The same as `didSelect` for a controller with `tabs`. The tab may be in a group.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// What a group's navigation controller shows for one of the tabs on the way to the chosen one.
    ///
    /// - Parameters:
    ///   - tabBarController: The controller of the tabs.
    ///   - tab: A tab on the way from the group to the chosen tab.
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
