import Foundation
import RenderTree

/// The keys held together with another one.
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

/// A key going down or up.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// What a key does.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// It is pressed harder or softer. Never here.
        case changed = 1
        /// It stays down.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
    }

    /// What the key just did.
    open internal(set) var phase = Phase.began
    /// When it did so, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The key; nil for a button that isn't on a keyboard.
    open internal(set) var key: UIKey?
}
