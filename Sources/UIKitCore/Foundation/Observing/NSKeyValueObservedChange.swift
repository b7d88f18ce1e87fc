import Foundation

/// The values of a change that an observer wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value, at the time when the property was last compared.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)

    @available(
        *, unavailable,
        message: "On Linux observers are called only after a change. Override the property, or its setter's method."
    )
    public static var prior: NSKeyValueObservingOptions { fatalError() }
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public let kind = NSKeyValueChange.setting
    /// The new value; nil unless the observer asked for ``NSKeyValueObservingOptions/new``.
    public let newValue: Value?
    /// The old value; nil unless the observer asked for ``NSKeyValueObservingOptions/old``.
    public let oldValue: Value?
}
