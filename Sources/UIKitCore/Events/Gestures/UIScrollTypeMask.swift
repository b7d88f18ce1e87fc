/// The kinds of scrolling with which a person can drag.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Wheels and trackpads.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
