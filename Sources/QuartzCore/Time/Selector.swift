import Foundation

/// Which method of a target an action calls.
///
/// Swift on Linux has no `#selector`; an unapplied method says the same and is checked by the compiler:
///
///     UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
///
/// On Apple's platforms write `#selector(tapped)` there, behind `#if canImport(ObjectiveC)`.
@preconcurrency @MainActor public struct Selector {
    /// Gets the target, the sender and the event. Answers what the method answers, or nil if the target isn't of the kind that has it.
    private let call: @MainActor (AnyObject, Any?, Any?) -> Any?
    private nonisolated let isKind: @Sendable (AnyObject) -> Bool

    /// A method that `call` finds in its own way.
    package init(call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
        self.call = { target, sender, event in call(target, sender, event) ? .some(()) : nil }
        isKind = { _ in false }
    }

    /// A method without arguments. What it answers counts where that is said, for actions of a screen reader.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Any) {
        call = { target, _, _ in
            guard let target = target as? Target else { return nil }
            return .some(method(target)())
        }
        isKind = { $0 is Target }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Any) {
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return nil }
            return .some(method(target)(sender))
        }
        isKind = { $0 is Target }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Any
    ) {
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
                return nil
            }
            return .some(method(target)(sender, event))
        }
        isKind = { $0 is Target }
    }

    /// Whether `target` is of the kind that has the method; false for one that is found in its own way.
    package nonisolated func isMethod(of target: AnyObject) -> Bool { isKind(target) }

    package func perform(on target: AnyObject, with sender: Any?, for event: Any? = nil) {
        _ = call(target, sender, event)
    }

    /// Whether `target` has the method, which was called then.
    package func perform(onAnswering target: AnyObject, with sender: Any?, for event: Any? = nil) -> Bool {
        answer(of: target, with: sender, for: event) != nil
    }

    /// What the method of `target` answers; nil if `target` doesn't have it.
    package func answer(of target: AnyObject, with sender: Any?, for event: Any? = nil) -> Any? {
        call(target, sender, event)
    }
}
