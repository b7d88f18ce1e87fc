/// Makes `delegate.navigationController?(stack, didShow: screen, animated: true)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct NavigationDelegateCalls {
    let delegate: any UINavigationControllerDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UINavigationControllerDelegate {
    /// Lets `delegate.navigationController?(…)` compile.
    @_disfavoredOverload public var navigationController: NavigationDelegateCalls? {
        NavigationDelegateCalls(delegate: self)
    }
}
