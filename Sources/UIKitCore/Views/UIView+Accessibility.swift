import RenderTree

/// What kind of thing a view is to somebody who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}

extension UIView {
    /// What is told of the view has changed; it is put together once, before the next frame's commit.
    func updateAccessibility() {
        guard !isAccessibilityOutOfDate else { return }
        isAccessibilityOutOfDate = true
        window?.screen.accessibilityChanged(self)
    }

    /// What the app said about the view, for a view that has no role of its own.
    var accessibilityNodeOfTraits: AccessibilityNode? {
        guard isAccessibilityElement else { return nil }
        var node = AccessibilityNode(role: accessibilityTraits.role)
        node.label = spokenText
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.isSelected = accessibilityTraits.contains(.selected) ? true : nil
        node.isEnabled = !accessibilityTraits.contains(.notEnabled)
        node.isFocusable = node.role == .button
        return node
    }
}

extension UIAccessibilityTraits {
    fileprivate var role: AccessibilityNode.Role {
        if contains(.button) || contains(.link) { return .button }
        if contains(.image) { return .image }
        if contains(.header) { return .heading }
        return .text
    }
}
