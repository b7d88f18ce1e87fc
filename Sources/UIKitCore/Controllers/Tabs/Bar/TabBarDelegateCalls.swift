/// Makes `delegate.tabBar?(bar, didSelect: item)` compile (D5). Call it with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct TabBarDelegateCalls {
    let delegate: any UITabBarDelegate

    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        delegate.tabBar(tabBar, didSelect: item)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UITabBarDelegate {
    public var tabBar: TabBarDelegateCalls? { TabBarDelegateCalls(delegate: self) }
}
