import CoreGraphics
import Foundation

/// Something that the keyboard's focus can rest on. Views are the only ones here.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come to it now.
    var canBecomeFocused: Bool { get }

    /// Where it is in its container.
    var frame: CGRect { get }
}

extension UIFocusItem {
    /// Whether it has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// Holds things that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// What `frame` of its items, and the rect they are asked for by, are measured in.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Those that can have the focus and lie in `rect`, as far as they are on screen already.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
