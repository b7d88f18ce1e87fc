import Foundation

/// Menu elements, in groups.
@available(*, unavailable, message: "Not built yet: menus. Offer the actions as buttons, or in a list of their own.")
open class UIMenu: NSObject {
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {}
}
