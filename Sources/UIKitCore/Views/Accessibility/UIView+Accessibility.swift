import RenderTree

/// What kind of element a view is for a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// Currently disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Its text changes often; screen readers don't speak each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// It has a value that goes up and down: arrow keys and screen readers call ``UIView/accessibilityIncrement()`` and
    /// ``UIView/accessibilityDecrement()``.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// A button that is on or off; its value is "1" or "0".
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIView {
    /// Notes that the view's accessibility changed. The view builds its node once, before the next frame's commit.
    func updateAccessibility() {
        guard !isAccessibilityOutOfDate else { return }
        isAccessibilityOutOfDate = true
        windowStorage?.screen.accessibilityChanged(self)
    }

    /// What the app set on a view that has no role of its own.
    var accessibilityNodeOfTraits: AccessibilityNode? {
        guard isAccessibilityElement else { return nil }
        var node = AccessibilityNode(role: accessibilityTraits.role)
        node.label = spokenText
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.isSelected = accessibilityTraits.contains(.selected) ? true : nil
        node.isEnabled = !accessibilityTraits.contains(.notEnabled)
        node.isOn = accessibilityTraits.contains(.toggleButton) ? accessibilityValue == "1" : nil
        if node.isOn != nil { node.value = nil }
        node.actions = accessibilityActionNames
        node.isFocusable = node.role == .button || node.role == .slider
        return node
    }

    /// Moves the value of an adjustable view by an arrow key. Returns whether the key is one of those.
    func adjust(by key: UIKey) -> Bool {
        guard accessibilityTraits.contains(.adjustable), !accessibilityTraits.contains(.notEnabled),
            key.modifierFlags.isEmpty
        else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.name {
        case "ArrowUp": accessibilityIncrement()
        case "ArrowDown": accessibilityDecrement()
        case "ArrowRight": if isRightToLeft { accessibilityDecrement() } else { accessibilityIncrement() }
        case "ArrowLeft": if isRightToLeft { accessibilityIncrement() } else { accessibilityDecrement() }
        default: return false
        }
        return true
    }
}

extension UIAccessibilityTraits {
    fileprivate var role: AccessibilityNode.Role {
        if contains(.adjustable) { return .slider }
        if contains(.button) || contains(.link) { return .button }
        if contains(.image) { return .image }
        if contains(.header) { return .heading }
        return .text
    }
}
