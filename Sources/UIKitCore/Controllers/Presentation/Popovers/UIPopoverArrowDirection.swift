/// The direction in which a popover's arrow points. The popover is on the other side of the arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points upwards: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points downwards: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left: the popover is right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right: the popover is left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// The direction with the most room.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction, before the popover is on the screen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
