/// Makes `delegate.presentationController?(sheet, prepare: other)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct PresentationDelegateCalls {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
        delegate.adaptivePresentationStyle(for: controller)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        delegate.presentationController(presentationController, prepare: adaptivePresentationController)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        delegate.presentationController(
            presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UIAdaptivePresentationControllerDelegate {
    /// Lets `delegate.adaptivePresentationStyle?(…)` compile.
    public var adaptivePresentationStyle: PresentationDelegateCalls? { PresentationDelegateCalls(delegate: self) }

    /// Lets `delegate.presentationController?(…)` compile.
    @_disfavoredOverload public var presentationController: PresentationDelegateCalls? {
        PresentationDelegateCalls(delegate: self)
    }

    /// Lets `delegate.presentationControllerShouldDismiss?(…)` compile.
    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        { self.presentationControllerShouldDismiss($0) }
    }

    /// Lets `delegate.presentationControllerWillDismiss?(…)` compile.
    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerWillDismiss($0) }
    }

    /// Lets `delegate.presentationControllerDidDismiss?(…)` compile.
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }

    /// Lets `delegate.presentationControllerDidAttemptToDismiss?(…)` compile.
    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidAttemptToDismiss($0) }
    }
}
