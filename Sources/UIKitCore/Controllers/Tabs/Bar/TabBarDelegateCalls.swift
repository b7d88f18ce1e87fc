/// What makes `delegate.tabBar?(bar, didSelect: item)` compile (D5): called with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct TabBarDelegateCalls {
    let delegate: any UITabBarDelegate

    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        delegate.tabBar(tabBar, didSelect: item)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. One that isn't written answers its
// default, or nil where it has none.
extension UITabBarDelegate {
    public var tabBar: TabBarDelegateCalls? { TabBarDelegateCalls(delegate: self) }
}
