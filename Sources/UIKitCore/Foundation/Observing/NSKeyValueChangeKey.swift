/// What a change of an observed property holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// 1: the property was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, as the property has it: a `CGPoint` and no `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value that the property had when it was last looked at, as the property has it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
