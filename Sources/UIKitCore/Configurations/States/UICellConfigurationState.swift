/// What is happening to a cell.
///
/// A cell's `configurationState` is such a value. Whenever it changes, `updateConfiguration(using:)` is called with the new one.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether a cell is being dragged to another place, perhaps in another app.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none
        /// The finger has not left the cell's place yet.
        case lifting
        /// Being dragged.
        case dragging
    }

    /// Whether something is being dragged over the view that the cell is in.
    public enum DropState: Int, Sendable {
        /// Nothing is dragged over it.
        case none
        /// Over another place in the view.
        case notTargeted
        /// Over this cell.
        case targeted
    }

    /// What is true of any view.
    private var view: UIViewConfigurationState
    private var flags = StateFlags()

    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }

    /// Whether it takes no input. False by default, as all of these.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }

    /// Whether a finger rests on it.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }

    /// Whether the item is chosen.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }

    /// Whether the keyboard's focus rests on it.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }

    /// Whether it is a header that stays at the edge while its section scrolls.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// Whether its collection view is being edited.
    public var isEditing: Bool {
        get { flags.contains(.editing) }
        set { flags.set(.editing, newValue) }
    }

    /// Whether the item's children are shown.
    public var isExpanded: Bool {
        get { flags.contains(.expanded) }
        set { flags.set(.expanded, newValue) }
    }

    /// Whether it is pushed aside by a finger that looks for its actions.
    public var isSwiped: Bool {
        get { flags.contains(.swiped) }
        set { flags.set(.swiped, newValue) }
    }

    /// Whether a finger moves it to another place in its collection view.
    public var isReordering: Bool {
        get { flags.contains(.reordering) }
        set { flags.set(.reordering, newValue) }
    }

    /// Whether the cell is dragged.
    public var cellDragState = DragState.none
    /// Whether something is dragged over the cell.
    public var cellDropState = DropState.none
}
