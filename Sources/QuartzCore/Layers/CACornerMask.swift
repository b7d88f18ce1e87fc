/// Corners of a layer; y points down.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
