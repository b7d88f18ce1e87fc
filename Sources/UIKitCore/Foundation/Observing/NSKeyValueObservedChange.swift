import Foundation

/// What an observer wants to know of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value that the property had when it was last looked at.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// To be called at once, with the value that the property has.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)

    @available(
        *, unavailable,
        message: "Observers on Linux hear of a change when it's done. Override the property, or its setter's method."
    )
    public static var prior: NSKeyValueObservingOptions { fatalError() }
}

/// How a property changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// It has another value.
    case setting = 1
}

/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    public let kind = NSKeyValueChange.setting
    /// nil unless the observer asked for ``NSKeyValueObservingOptions/new``.
    public let newValue: Value?
    /// nil unless the observer asked for ``NSKeyValueObservingOptions/old``.
    public let oldValue: Value?
}
