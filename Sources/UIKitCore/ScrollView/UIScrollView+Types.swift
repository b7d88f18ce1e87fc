import CoreGraphics

extension UIScrollView {
    /// How quickly content that was let go of slows down: what is left of its velocity after one millisecond.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Each millisecond leaves 0.998 of the speed.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Each millisecond leaves 0.99 of the speed.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light ground, light on dark ground.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// When the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and at the top and bottom of a screen with bars.
        case automatic = 0
        /// Where the content can scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// When dragging hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// With the finger that drags over it.
        case interactive = 2
        /// When a drag begins, its accessory view as well.
        case onDragWithAccessory = 3
        /// With the finger that drags over it, its accessory view as well.
        case interactiveWithAccessory = 4
    }
}
