/// Where the focus goes, as far as that is known.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next, as Tab does.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the one before, as Shift-Tab does.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
