import Foundation

/// The menu that a long press on an item opens.
@available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable { case automatic = 0, priority = 1, fixed = 2 }

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {}

    open var identifier: any NSCopying { fatalError() }
    open var preferredMenuElementOrder = ElementOrder.automatic
}

@available(*, unavailable, message: "Not built yet: menus.")
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@available(*, unavailable, message: "Not built yet: menus.")
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
