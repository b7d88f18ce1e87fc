/// Makes `delegate.gestureRecognizer?(pan, shouldReceive: touch)` compile (D5). Use the labels of the method
/// it calls.
@preconcurrency @MainActor public struct GestureDelegateCalls {
    let delegate: any UIGestureRecognizerDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its default, or
// nil if it has none.
extension UIGestureRecognizerDelegate {
    /// Lets `delegate.gestureRecognizerShouldBegin?(…)` compile.
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }

    /// Lets `delegate.gestureRecognizer?(…)` compile.
    public var gestureRecognizer: GestureDelegateCalls? { GestureDelegateCalls(delegate: self) }
}
