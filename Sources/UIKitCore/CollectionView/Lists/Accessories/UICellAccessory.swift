import CoreGraphics

/// Something at the leading or trailing edge of a list's row: a chevron, a checkmark, a control for editing, a view of the app's own.
///
///     cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(), .reorder()]
///
/// The list decides on which edge the system's accessories stand and in which order. An accessory appears and disappears, animated, as
/// the list begins and ends editing; see ``DisplayedState``.
@preconcurrency @MainActor public struct UICellAccessory {
    /// What a tap on an accessory does.
    public typealias ActionHandler = () -> Void

    /// When an accessory is seen.
    public enum DisplayedState: Sendable, Hashable {
        /// Always.
        case always
        /// While the collection view's `isEditing` is true.
        case whenEditing
        /// While the list isn't edited.
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
        /// An arrow at the end: a tap leads further.
        case disclosureIndicator
        /// An arrow that opens and closes an outline.
        case outlineDisclosure
        /// A tick.
        case checkmark
        /// A minus that deletes the row.
        case delete
        /// A plus that inserts a row.
        case insert
        /// Three lines to move the row by.
        case reorder
        /// A circle that fills when the row is selected.
        case multiselect
        /// A text at the end.
        case label
        /// An "i" that shows details.
        case detail
        /// A menu.
        case popUpMenu
        /// A view of the app's own.
        case customView(UIView)
    }

    /// What kind of accessory it is.
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
