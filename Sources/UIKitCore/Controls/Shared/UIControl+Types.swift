extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch that immediately follows another: the second of a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger that had left the control came back.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger lifted inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch, for instance because of scrolling.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main use of the control: a tap on a button, another value of a switch.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing text began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing text ended with Return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All text editing events.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// For the app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The current state of a control. `normal` is none of the others.
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither highlighted nor selected.
        public static let normal: State = []
        /// A finger is down on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The app selected the control.
        public static let selected = State(rawValue: 1 << 2)
        /// The keyboard's focus is on the control.
        public static let focused = State(rawValue: 1 << 3)
        /// For the app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content of a larger control goes vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// The content is as high as the control.
        case fill = 3
    }

    /// Where the content of a larger control goes horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// The content is as wide as the control.
        case fill = 3
        /// At the edge where a line of text begins.
        case leading = 4
        /// At the edge where a line of text ends.
        case trailing = 5
    }
}
