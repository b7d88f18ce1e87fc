import UIKit

/// A configuration state of a cell.
enum SampleState: String, CaseIterable, Sendable {
    case normal = "Normal"
    case highlighted = "Highlighted"
    case selected = "Selected"
    case focused = "Focused"
    case disabled = "Disabled"
    case editing = "Editing"
    case swiped = "Swiped"
    case reordering = "Reordering"
    case dragging = "Dragging"
    case dropTarget = "Drop target"
    case expanded = "Expanded"
    case pinned = "Pinned"

    func put(into state: inout UICellConfigurationState) {
        switch self {
        case .normal: break
        case .highlighted: state.isHighlighted = true
        case .selected: state.isSelected = true
        case .focused: state.isFocused = true
        case .disabled: state.isDisabled = true
        case .editing: state.isEditing = true
        case .swiped: state.isSwiped = true
        case .reordering: state.isReordering = true
        case .dragging: state.cellDragState = .dragging
        case .dropTarget: state.cellDropState = .targeted
        case .expanded: state.isExpanded = true
        case .pinned: state.isPinned = true
        }
    }
}
