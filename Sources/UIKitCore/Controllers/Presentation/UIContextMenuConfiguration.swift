import Foundation

/// What a long press on an item offers.
@available(*, unavailable, message: "Not built yet: menus. Swipe actions can offer the same in a list.")
open class UIContextMenuConfiguration: NSObject {
    public init(
        identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {}
}
