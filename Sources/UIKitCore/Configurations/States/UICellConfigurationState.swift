/// The state of a cell.
///
/// A cell's `configurationState` has this type. When the state changes, UIKit calls the cell's
/// `updateConfiguration(using:)`.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether a person drags a cell to another place, perhaps to another app.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none
        /// The drag has begun, but the finger hasn't left the cell's place yet.
        case lifting
        /// The person drags the cell.
        case dragging
    }

    /// Whether a person drags something over the view that contains the cell.
    public enum DropState: Int, Sendable {
        /// There is no drag over it.
        case none
        /// The drag is over another place in the view.
        case notTargeted
        /// The drag is over this cell.
        case targeted
    }

    /// The part of the state that any view has.
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

    /// Whether the cell takes no input. False by default, like all of these.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }

    /// Whether a finger is on the cell.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }

    /// Whether the item is selected.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }

    /// Whether the cell has the keyboard's focus.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }

    /// Whether the cell is a header that stays at the edge while its section scrolls.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// Whether a person is editing the collection view.
    public var isEditing: Bool {
        get { flags.contains(.editing) }
        set { flags.set(.editing, newValue) }
    }

    /// Whether the item's children show.
    public var isExpanded: Bool {
        get { flags.contains(.expanded) }
        set { flags.set(.expanded, newValue) }
    }

    /// Whether a person has swiped the cell aside for its actions.
    public var isSwiped: Bool {
        get { flags.contains(.swiped) }
        set { flags.set(.swiped, newValue) }
    }

    /// Whether a person is moving the cell to another place in its collection view.
    public var isReordering: Bool {
        get { flags.contains(.reordering) }
        set { flags.set(.reordering, newValue) }
    }

    /// Whether a person is dragging the cell.
    public var cellDragState = DragState.none
    /// Whether a person is dragging something over the cell.
    public var cellDropState = DropState.none
}
