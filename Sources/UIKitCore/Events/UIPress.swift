import Foundation
import RenderTree

/// The modifier keys that are down together with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or the Windows key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    init(_ modifiers: KeyModifiers) {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alternate) { flags.insert(.alternate) }
        if modifiers.contains(.command) { flags.insert(.command) }
        self = flags
    }
}

/// A key that goes down or comes up.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// What happened to a key.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// The pressure changed. Never sent here.
        case changed = 1
        /// The key stays down.
        case stationary = 2
        /// The key came up.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// What happened to the key last.
    open internal(set) var phase = Phase.began
    /// The time of that, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The key; nil for a button that isn't on a keyboard.
    open internal(set) var key: UIKey?
}
