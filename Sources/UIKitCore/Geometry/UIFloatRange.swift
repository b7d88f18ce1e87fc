import CoreGraphics

/// A range of distances or angles, in the unit of the property: points or radians.
public struct UIFloatRange: Sendable, Hashable {
    /// The least value.
    public var minimum: CGFloat
    /// The largest value.
    public var maximum: CGFloat

    /// Creates a range of only 0.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range from one value to another.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// A range of only 0.
    public static let zero = UIFloatRange()

    /// A range of all values.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range contains all values.
    public var isInfinite: Bool { self == .infinite }
}

/// Returns a range from one value to another.
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
    UIFloatRange(minimum: minimum, maximum: maximum)
}
