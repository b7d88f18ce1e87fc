/// What makes `delegate.navigationBar?(bar, shouldPop: item)` compile (D5): called with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct NavigationBarDelegateCalls {
    let delegate: any UINavigationBarDelegate

    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        delegate.navigationBar(navigationBar, shouldPop: item)
    }

    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        delegate.navigationBar(navigationBar, didPop: item)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. One that isn't written answers its
// default, or nil where it has none.
extension UINavigationBarDelegate {
    public var navigationBar: NavigationBarDelegateCalls? { NavigationBarDelegateCalls(delegate: self) }
}
