import RenderTree

extension UICollectionViewListCell {
    /// Whether the row shows an accessory to tap.
    var showsControls: Bool { rowAccessories?.systemViews.contains(where: \.isUserInteractionEnabled) ?? false }
}

// What a row's accessories tell screen readers.
extension RowAccessories {
    /// The system's accessory views.
    var systemViews: [AccessoryView] { (leading + trailing).compactMap { $0.view as? AccessoryView } }

    /// Adds the accessories to the row's screen reader element: a label is its value, a checkmark makes it selected,
    /// and an outline's chevron says whether it's expanded.
    func describe(in node: inout AccessibilityNode, isExpanded: Bool) {
        for slot in leading + trailing where !slot.accessory.look.isHidden {
            switch slot.accessory.accessoryType {
            case .label where node.value == nil: node.value = slot.accessory.look.text
            case .checkmark: node.isSelected = true
            case .outlineDisclosure: node.isExpanded = isExpanded
            default: break
            }
        }
    }
}
