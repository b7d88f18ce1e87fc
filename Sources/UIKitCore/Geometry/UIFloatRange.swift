import CoreGraphics

/// How far something may move or turn: in points or radians, as what it is the range of says.
public struct UIFloatRange: Sendable, Hashable {
    /// The least number in it.
    public var minimum: CGFloat
    /// The largest number in it.
    public var maximum: CGFloat

    /// Nothing but 0.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// All numbers from one to another.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Nothing but 0.
    public static let zero = UIFloatRange()

    /// Every number.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether no number is left out.
    public var isInfinite: Bool { self == .infinite }
}

/// The range from one number to another.
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
    UIFloatRange(minimum: minimum, maximum: maximum)
}
