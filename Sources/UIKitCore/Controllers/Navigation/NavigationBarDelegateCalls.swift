/// Makes `delegate.navigationBar?(bar, shouldPop: item)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct NavigationBarDelegateCalls {
    let delegate: any UINavigationBarDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        delegate.navigationBar(navigationBar, shouldPop: item)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        delegate.navigationBar(navigationBar, didPop: item)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UINavigationBarDelegate {
    /// Lets `delegate.navigationBar?(…)` compile.
    public var navigationBar: NavigationBarDelegateCalls? { NavigationBarDelegateCalls(delegate: self) }
}
