/// What may be selected now: nothing, one item at a time, or several.
package struct SelectionRules: Sendable, Hashable {
    package var allowsSelection = true
    package var allowsSeveral = false
    package var allowsSelectionDuringEditing = false
    package var allowsSeveralDuringEditing = false
    package var isEditing = false

    package init() {}

    package var isAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsSeveralDuringEditing : allowsSelection
    }

    package var isSeveralAllowed: Bool {
        isEditing ? allowsSeveralDuringEditing : allowsSelection && allowsSeveral
    }

    /// Whether this many selected items may stay so.
    package func allows(_ count: Int) -> Bool { count == 0 || isAllowed && (count == 1 || isSeveralAllowed) }
}
