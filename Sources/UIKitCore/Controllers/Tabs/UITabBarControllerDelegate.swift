/// Asked and told when a person chooses a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tab may be chosen. Asked for the one that is chosen already, too. True without this method.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// A person chose a tab, maybe again. Not called when the app does.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
