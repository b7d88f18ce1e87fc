/// The horizontal axis, the vertical axis, or both.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
