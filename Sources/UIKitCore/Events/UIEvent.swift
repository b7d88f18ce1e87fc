import Foundation

/// A set of touches, keys or other input at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers, or a mouse's button.
        case touches = 0
        /// A person shook the device. Never sent here.
        case motion = 1
        /// Buttons of a remote control. Never sent here.
        case remoteControl = 2
        /// Keys.
        case presses = 3
        /// A mouse's wheel, or two fingers on a trackpad.
        case scroll = 10
        /// A pointer that moves without a button.
        case hover = 11
        /// A pinch or a rotation on a trackpad.
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

    /// The kind of the event.
    open var type: EventType { kind }
    var kind = EventType.touches
    /// The time of the event, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys that were down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The mouse buttons that are down.
    open internal(set) var buttonMask: ButtonMask = []
    /// All touches of the event; nil if it has none.
    open internal(set) var allTouches: Set<UITouch>?

    /// Returns the touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// Returns the touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// Returns the touches that `gesture` follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Creates an event for input without a finger on the screen.
    static func indirect(_ kind: EventType, at time: TimeInterval, modifiers: UIKeyModifierFlags = []) -> UIEvent {
        let event = UIEvent()
        event.kind = kind
        event.timestamp = time
        event.modifierFlags = modifiers
        return event
    }
}

/// A set of key changes at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    /// The keys that changed.
    open internal(set) var allPresses: Set<UIPress> = []
}
