/// What makes `delegate.navigationController?(stack, didShow: screen, animated: true)` compile (D5): called with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct NavigationDelegateCalls {
    let delegate: any UINavigationControllerDelegate

    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. One that isn't written answers its
// default, or nil where it has none.
extension UINavigationControllerDelegate {
    @_disfavoredOverload public var navigationController: NavigationDelegateCalls? {
        NavigationDelegateCalls(delegate: self)
    }
}
