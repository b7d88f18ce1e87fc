import Foundation

/// Identifies the method of a target that an action calls.
///
/// Swift on Linux has no `#selector`. An unapplied method does the same, and the compiler checks it:
///
///     UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
///
/// On Apple's platforms write `#selector(tapped)` instead, behind `#if canImport(ObjectiveC)`.
@preconcurrency @MainActor public struct Selector {
    /// Gets the target, the sender and the event. Returns the method's result, or nil if the target's class doesn't
    /// have the method.
    private let call: @MainActor (AnyObject, Any?, Any?) -> Any?
    private nonisolated let isKind: @Sendable (AnyObject) -> Bool

    /// Makes a selector for a method that `call` finds itself.
    package init(call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
        self.call = { target, sender, event in call(target, sender, event) ? .some(()) : nil }
        isKind = { _ in false }
    }

    /// Makes a selector for a method without arguments. Actions of a screen reader use its result.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Any) {
        call = { target, _, _ in
            guard let target = target as? Target else { return nil }
            return .some(method(target)())
        }
        isKind = { $0 is Target }
    }

    /// Makes a selector for a method that takes the sender.
    ///
    /// UIKit doesn't check the sender's type (documented), so a method that takes a `UIButton` can be the action of a bar
    /// button item. It then gets a new button with the item's tag, and a warning says so.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Any) {
        call = { target, sender, _ in
            guard let target = target as? Target else { return nil }
            return .some(method(target)(ActionArgument.fit(sender, "sender", of: target)))
        }
        isKind = { $0 is Target }
    }

    /// Makes a selector for a method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Any
    ) {
        call = { target, sender, event in
            guard let target = target as? Target else { return nil }
            let sender: Sender = ActionArgument.fit(sender, "sender", of: target)
            return .some(method(target)(sender, ActionArgument.fit(event, "second argument", of: target)))
        }
        isKind = { $0 is Target }
    }

    /// Whether the target's class has the method; false for a method that the selector finds itself.
    package nonisolated func isMethod(of target: AnyObject) -> Bool { isKind(target) }

    package func perform(on target: AnyObject, with sender: Any?, for event: Any? = nil) {
        _ = call(target, sender, event)
    }

    /// Calls the method. Returns false if `target` doesn't have it.
    package func perform(onAnswering target: AnyObject, with sender: Any?, for event: Any? = nil) -> Bool {
        answer(of: target, with: sender, for: event) != nil
    }

    /// Calls the method and returns its result; nil if `target` doesn't have the method.
    package func answer(of target: AnyObject, with sender: Any?, for event: Any? = nil) -> Any? {
        call(target, sender, event)
    }
}
