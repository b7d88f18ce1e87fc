import CoreGraphics

/// The look of the system's backgrounds in each state.
///
/// - Behaviour: documented (which styles there are, and that they follow states); R859 (insets and corners of a list
///   cell); the colours are our choice (Decisions/0079).
enum BackgroundStyle: Hashable {
    case clear
    case cell, plainCell, groupedCell, sidebarCell
    case header, footer, sidebarHeader

    /// The properties that a style decides.
    struct Look: Hashable {
        var color = UIColor.clear
        var cornerRadius: CGFloat = 0
        var insets = NSDirectionalEdgeInsets.zero
    }

    /// The part of a state that a background depends on.
    struct Moment: Hashable {
        var isPressed = false
        var isSelected = false
        var isFocused = false
        var isDropTarget = false
        var isMoved = false
        var isPinned = false
        var list = UIListEnvironment.none

        init(_ state: any UIConfigurationState) {
            list = state.traitCollection.listEnvironment
            if let state = state as? UICellConfigurationState {
                isPressed = state.isHighlighted
                isSelected = state.isSelected
                isFocused = state.isFocused
                isDropTarget = state.cellDropState == .targeted
                isMoved = state.isReordering || state.cellDragState != .none
                isPinned = state.isPinned
            } else if let state = state as? UIViewConfigurationState {
                isPressed = state.isHighlighted
                isSelected = state.isSelected
                isFocused = state.isFocused
                isPinned = state.isPinned
            }
        }

        /// Whether the background highlights the view.
        var isMarked: Bool { isPressed || isSelected || isDropTarget }
    }

    /// Returns the look for a part of a state; nil stands for a view in no special state.
    func look(_ moment: Moment?) -> Look {
        let isMarked = moment?.isMarked ?? false
        let isFocused = moment?.isFocused ?? false
        switch self {
        case .clear, .sidebarHeader: return Look()
        case .header, .footer:
            // Rows scroll below a pinned header.
            return moment?.isPinned == true ? Look(color: .systemBackground) : Look()
        case .cell:
            return switch moment?.list {
            case .grouped, .insetGrouped: BackgroundStyle.groupedCell.look(moment)
            case .sidebar, .sidebarPlain: BackgroundStyle.sidebarCell.look(moment)
            default: BackgroundStyle.plainCell.look(moment)
            }
        case .plainCell: return Look(color: marked(isMarked, isFocused) ?? .systemBackground)
        case .groupedCell: return Look(color: marked(isMarked, isFocused) ?? .secondarySystemGroupedBackground)
        case .sidebarCell:
            return Look(
                color: isMarked ? .tertiarySystemFill : isFocused ? .quaternarySystemFill : .clear, cornerRadius: 10)
        }
    }

    private func marked(_ isMarked: Bool, _ isFocused: Bool) -> UIColor? {
        isMarked ? .systemGray4 : isFocused ? .systemGray5 : nil
    }
}
