import CoreGraphics

/// An accessory at the leading or trailing edge of a list's row: a chevron, a checkmark, an editing control, a custom
/// view.
///
///     cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(), .reorder()]
///
/// The list decides the edge and the order of the system's accessories. Accessories appear and disappear, animated,
/// when the list begins and ends editing; see ``DisplayedState``.
@preconcurrency @MainActor public struct UICellAccessory {
    /// What a tap on an accessory does.
    public typealias ActionHandler = () -> Void

    /// When an accessory is displayed.
    public enum DisplayedState: Sendable, Hashable {
        /// Always.
        case always
        /// While the collection view's `isEditing` is true.
        case whenEditing
        /// While the collection view's `isEditing` is false.
        case whenNotEditing
    }

    /// The width of the space for an accessory. The accessory is in its middle.
    public enum LayoutDimension: Sendable {
        /// The accessory's own width.
        case actual
        /// The system's width: 24 points, and 14 for chevrons.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kinds of accessories.
    public enum AccessoryType: Hashable {
        /// A chevron: a tap on the row shows more.
        case disclosureIndicator
        /// A chevron that expands and collapses an item of an outline.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A minus sign that deletes the row.
        case delete
        /// A plus sign that inserts a row.
        case insert
        /// A handle of three lines that moves the row.
        case reorder
        /// A circle that fills when the row is selected.
        case multiselect
        /// A short text.
        case label
        /// An "i" in a circle that shows details.
        case detail
        /// Two chevrons that open a menu.
        case popUpMenu
        /// A custom view.
        case customView(UIView)
    }

    /// The accessory's kind.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let look: AccessoryLook
    var actionHandler: ActionHandler?
    /// The place of a custom view; nil for the system's accessories.
    var placement: Placement?

    /// Whether the accessory is displayed in this editing state.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

/// The options of all kinds of accessories: first those that all have, then those of some.
struct AccessoryLook {
    var isHidden: Bool
    var reservedWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = false
    var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
    var text = ""
    var font: UIFont?
    var adjustsFont = false
    var maintainsFixedSize = false
}
