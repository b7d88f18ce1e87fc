/// Makes `delegate.presentationController?(sheet, prepare: other)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct PresentationDelegateCalls {
    let delegate: any UIAdaptivePresentationControllerDelegate

    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
        delegate.adaptivePresentationStyle(for: controller)
    }

    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    public func callAsFunction(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    public func callAsFunction(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        delegate.presentationController(presentationController, prepare: adaptivePresentationController)
    }

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
    public var adaptivePresentationStyle: PresentationDelegateCalls? { PresentationDelegateCalls(delegate: self) }

    @_disfavoredOverload public var presentationController: PresentationDelegateCalls? {
        PresentationDelegateCalls(delegate: self)
    }

    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        { self.presentationControllerShouldDismiss($0) }
    }

    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerWillDismiss($0) }
    }

    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }

    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidAttemptToDismiss($0) }
    }
}
