/// Makes `delegate.navigationBar?(bar, shouldPop: item)` compile (D5). Call it with the labels of the method that it
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

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UINavigationBarDelegate {
    public var navigationBar: NavigationBarDelegateCalls? { NavigationBarDelegateCalls(delegate: self) }
}
