import CoreGraphics
import Foundation

/// An object that can have the keyboard's focus. Only views can here.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can get the focus now.
    var canBecomeFocused: Bool { get }

    /// The item's rectangle in its container.
    var frame: CGRect { get }
}

extension UIFocusItem {
    /// Whether the item has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// A container of items that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' `frame` and of the rectangle in ``UIFocusItemContainer/focusItems(in:)``.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items in `rect` that can have the focus and are on the screen already.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
