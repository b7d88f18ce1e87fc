import Foundation

/// Touches that changed at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
        case scroll = 10
        case hover = 11
    }

    open var type: EventType { .touches }
    /// Seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var allTouches: Set<UITouch>?

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}

/// Keys that changed at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open internal(set) var allPresses: Set<UIPress> = []
}
