import Foundation

/// Menu elements, in groups.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons, or in a list of their own.")
open class UIMenu: NSObject {
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {}
}

/// What a long press on an item offers.
@available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
open class UIContextMenuConfiguration: NSObject {
    public init(
        identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {}
}
