import CoreGraphics
import Foundation

// Not built yet: menus of a long press and of bars.

/// The menu that a long press on a view opens.
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

/// The menu for selected text.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
    open class var shared: UIMenuController { fatalError() }
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible = false
    open var menuFrame: CGRect { .zero }
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}

    public nonisolated class var willShowMenuNotification: NSNotification.Name { fatalError() }
    public nonisolated class var didShowMenuNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willHideMenuNotification: NSNotification.Name { fatalError() }
    public nonisolated class var didHideMenuNotification: NSNotification.Name { fatalError() }
}

@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    public init(title: String, action: Selector) {}
    open var title: String { "" }
}

@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}

/// Menu elements that are created when the menu opens.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons.")
open class UIDeferredMenuElement: UIMenuElement {}

extension UIControl {
    @available(*, unavailable, message: "Not built yet: menus. Give the control an action that presents a sheet.")
    public var showsMenuAsPrimaryAction: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: menus. Present a sheet from a UILongPressGestureRecognizer.")
    public var isContextMenuInteractionEnabled: Bool {
        get { false }
        set {}
    }
}

extension UIButton {
    @available(*, unavailable, message: "Not built yet: menus. Give the button an action that presents a sheet.")
    public var menu: UIMenu? {
        get { nil }
        set {}
    }
}
