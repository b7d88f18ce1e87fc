import CoreGraphics
import Foundation

// Menus come later, of a long press and of bars.

/// What a long press on a view offers.
@available(*, unavailable, message: "Not built yet: menus. Present a sheet from a UILongPressGestureRecognizer.")
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
    public init(delegate: any UIContextMenuInteractionDelegate) {}
}

@available(*, unavailable, message: "Not built yet: menus. Present a sheet from a UILongPressGestureRecognizer.")
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: menus.")
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}

@available(*, unavailable, message: "Not built yet: menus.")
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {}

/// The menu over chosen text.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
    open class var shared: UIMenuController { fatalError() }
    open var menuItems: [UIMenuItem]?
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
}

@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
open class UIMenuItem: NSObject {}

@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}
