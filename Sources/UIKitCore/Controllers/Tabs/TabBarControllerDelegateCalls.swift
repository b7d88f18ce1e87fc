/// Makes `delegate.tabBarController?(tabs, didSelect: screen)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct TabBarControllerDelegateCalls {
    let delegate: any UITabBarControllerDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        delegate.tabBarController(tabBarController, shouldSelectTab: tab)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        delegate.tabBarController(
            tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UITabBarControllerDelegate {
    /// Lets `delegate.tabBarController?(…)` compile.
    @_disfavoredOverload public var tabBarController: TabBarControllerDelegateCalls? {
        TabBarControllerDelegateCalls(delegate: self)
    }
}
