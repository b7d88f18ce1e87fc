/// Makes `delegate.tabBar?(bar, didSelect: item)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct TabBarDelegateCalls {
    let delegate: any UITabBarDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        delegate.tabBar(tabBar, didSelect: item)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UITabBarDelegate {
    /// Lets `delegate.tabBar?(…)` compile.
    public var tabBar: TabBarDelegateCalls? { TabBarDelegateCalls(delegate: self) }
}
