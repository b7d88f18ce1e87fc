/// Corners of a layer; y points down.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
