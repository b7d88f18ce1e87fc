import Foundation

/// Touches that changed at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What an event is about.
    public enum EventType: Int, Sendable {
        /// Fingers, or the mouse's button.
        case touches = 0
        /// The device was shaken. Never sent here.
        case motion = 1
        /// Buttons of a remote control. Never sent here.
        case remoteControl = 2
        /// Keys.
        case presses = 3
        /// A mouse's wheel, or two fingers on a trackpad.
        case scroll = 10
        /// A pointer that moves with no button down.
        case hover = 11
        /// A pinch or a turn on a trackpad.
        case transform = 14
    }

    /// The mouse buttons that are down.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The left button, or the only one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right button, or a click with Control.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    /// What the event is about.
    open var type: EventType { kind }
    var kind = EventType.touches
    /// Seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys held when the event happened.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Which buttons of the mouse are down.
    open internal(set) var buttonMask: ButtonMask = []
    /// All touches of the event; nil when it has none.
    open internal(set) var allTouches: Set<UITouch>?

    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches that `gesture` follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Of something that was done without a finger on the screen.
    static func indirect(_ kind: EventType, at time: TimeInterval, modifiers: UIKeyModifierFlags = []) -> UIEvent {
        let event = UIEvent()
        event.kind = kind
        event.timestamp = time
        event.modifierFlags = modifiers
        return event
    }
}

/// Keys that changed at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    /// The keys that the event is about.
    open internal(set) var allPresses: Set<UIPress> = []
}
