import CoreGraphics

/// Something at the leading or trailing edge of a list's row: a chevron, a checkmark, a control for editing, a view of the app's own.
///
///     cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(), .reorder()]
///
/// The list decides on which edge the system's accessories stand and in which order. An accessory appears and disappears, animated, as
/// the list begins and ends editing; see ``DisplayedState``.
@preconcurrency @MainActor public struct UICellAccessory {
    public typealias ActionHandler = () -> Void

    /// When an accessory is seen.
    public enum DisplayedState: Sendable, Hashable {
        case always
        /// While the collection view's `isEditing` is true.
        case whenEditing
        case whenNotEditing
    }

    /// How wide the room is that is kept for an accessory, which stands in its middle.
    public enum LayoutDimension: Sendable {
        /// As wide as the accessory.
        case actual
        /// As wide as for the system's: 24 points, and 14 for chevrons.
        case standard
        /// In points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case popUpMenu
        case customView(UIView)
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let look: AccessoryLook
    var actionHandler: ActionHandler?
    /// Of a view of the app's own.
    var placement: Placement?

    /// Whether it is seen in a list that is being edited, or not.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

/// How an accessory looks: what the options of all kinds have in common, and what few have.
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
