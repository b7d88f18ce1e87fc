import CoreGraphics

extension UICellAccessory.AccessoryType {
    /// The place of a system accessory among those of its edge, counted from the leading one; nil for a custom view,
    /// which states its own place.
    var order: (isLeading: Bool, rank: Int)? {
        switch self {
        case .delete: (true, 0)
        case .insert: (true, 1)
        case .multiselect: (true, 2)
        case .label: (false, 0)
        case .popUpMenu: (false, 1)
        case .checkmark: (false, 2)
        case .detail: (false, 3)
        case .outlineDisclosure: (false, 4)
        case .disclosureIndicator: (false, 5)
        case .reorder: (false, 6)
        case .customView: nil
        }
    }

    /// The type's name in code.
    var name: String {
        switch self {
        case .disclosureIndicator: "disclosureIndicator"
        case .outlineDisclosure: "outlineDisclosure"
        case .checkmark: "checkmark"
        case .delete: "delete"
        case .insert: "insert"
        case .reorder: "reorder"
        case .multiselect: "multiselect"
        case .label: "label"
        case .detail: "detail"
        case .popUpMenu: "popUpMenu"
        case .customView: "customView"
        }
    }

    /// The system's symbol and its size in points (R841, and recordings named in Decisions/0080).
    var symbol: (name: String, size: CGSize)? {
        switch self {
        case .disclosureIndicator, .outlineDisclosure: ("chevron.forward", CGSize(width: 14, height: 14))
        case .checkmark: ("checkmark", CGSize(width: 19, height: 18))
        case .delete: ("minus", CGSize(width: 26, height: 26))
        case .insert: ("plus", CGSize(width: 26, height: 26))
        case .multiselect: ("checkmark", CGSize(width: 26, height: 26))
        case .reorder: ("line.3.horizontal", CGSize(width: 27, height: 15))
        case .detail: ("info.circle", CGSize(width: 22, height: 22))
        case .label, .popUpMenu, .customView: nil
        }
    }

    /// How wide the accessory's space is in points, if its width is `.standard`.
    var standardWidth: CGFloat {
        switch self {
        case .disclosureIndicator, .outlineDisclosure: 14
        default: 24
        }
    }
}
