/// A key in the change of an observed property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change; always 1: the property was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, with the property's type: a `CGPoint` and not an `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, at the time when the property was last compared, with the property's type.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
