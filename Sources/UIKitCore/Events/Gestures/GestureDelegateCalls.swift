/// What makes `delegate.gestureRecognizer?(pan, shouldReceive: touch)` compile (D5): called with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct GestureDelegateCalls {
    let delegate: any UIGestureRecognizerDelegate

    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }

    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. One that isn't written answers its
// default, or nil where it has none.
extension UIGestureRecognizerDelegate {
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
        { self.gestureRecognizerShouldBegin($0) }
    }

    public var gestureRecognizer: GestureDelegateCalls? { GestureDelegateCalls(delegate: self) }
}
