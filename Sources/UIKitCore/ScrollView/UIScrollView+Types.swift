import CoreGraphics

extension UIScrollView {
    /// How fast released content slows down: the share of its velocity that remains after one millisecond.
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
        /// Dark on a light background, light on a dark one.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// When the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, as ``scrollableAxes``, and always at the top and bottom.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// When a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// While the finger drags over the keyboard.
        case interactive = 2
        /// When a drag begins, together with its accessory view.
        case onDragWithAccessory = 3
        /// While the finger drags over the keyboard, together with its accessory view.
        case interactiveWithAccessory = 4
    }
}
