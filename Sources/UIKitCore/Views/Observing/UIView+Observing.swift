import Foundation
import QuartzCore

/// Views: objects with properties that can be observed.
public protocol _KeyValueCodingAndObserving {}

extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
    /// Calls `changeHandler` each time a property of this view has another value, for as long as the app keeps the
    /// returned object.
    ///
    ///     observation = scrollView.observe(\.contentOffset) { scrollView, _ in
    ///         header.alpha = scrollView.contentOffset.y < 44 ? 1 : 0
    ///     }
    ///
    /// For `frame`, `bounds`, `center`, `contentOffset`, `contentSize` and `contentInset` the view calls the handler at
    /// once, as on iOS. For any other property it does so before the next frame, once for all changes in a frame. It
    /// doesn't call the handler when a property is set to its current value.
    ///
    /// - Parameters:
    ///   - keyPath: A property whose values can be compared.
    ///   - options: The values that the change contains. None by default.
    ///   - changeHandler: Gets the view and the change, on the main thread.
    /// - Behaviour: documented; when the handler is called is our choice (Decisions/0093).
    @MainActor public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        if !(known is any Equatable) { reportValueThatCannotBeCompared(Value.self) }
        let call = { (view: Self, new: Value, old: Value?) in
            changeHandler(
                view,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
        }
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let value = self[keyPath: keyPath]
            guard let comparable = value as? any Equatable, !comparable.isEqual(to: known) else { return }
            let old = known
            known = value
            call(self, value, old)
        }
        observers.add(observation)
        if options.contains(.initial) { call(self, known, nil) }
        return observation
    }

    @MainActor private func reportValueThatCannotBeCompared(_ type: Any.Type) {
        Diagnostics.warnOnce(
            "observed-value",
            """
            \(Self.self): the app observes a property of type \(type), whose values can't be compared, so UIKit never calls the \
            observer.
              expected       a property whose type is Equatable
              try            conform \(type) to Equatable, or override the property and add a didSet
            """)
    }
}

extension UIView {
    var observers: PropertyObservers {
        if let observers = rareState.observers { return observers }
        let made = PropertyObservers()
        rareState.observers = made
        return made
    }

    /// Called when the geometry of a view with ``rareStateIfMade`` changed.
    @inline(never) func observedGeometryMayHaveChanged() { rareStateIfMade?.observers?.look() }
}
