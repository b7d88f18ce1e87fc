/// Where the arrow of a popover points. The popover is on the other side: `.up` is below what the arrow points to.
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
    /// Whichever has most room.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Before the popover is on screen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
