import RenderTree

// What screen readers are told of a row because of its accessories.
extension RowAccessories {
    /// The system's that something can be done with.
    var buttons: [AccessoryView] { (leading + trailing).compactMap { $0.view as? AccessoryView } }

    /// A label's text is the value of the row, a checkmark says that it is chosen, and a chevron that there is more under it.
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
