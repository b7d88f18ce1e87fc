import Foundation

/// Touches that changed at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    open var type: EventType { kind }
    var kind = EventType.touches
    /// Seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Which buttons of the mouse are down.
    open internal(set) var buttonMask: ButtonMask = []
    open internal(set) var allTouches: Set<UITouch>?

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

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
    open internal(set) var allPresses: Set<UIPress> = []
}
