/// What a person may select at present: nothing, one item at a time, or several.
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

    /// Returns whether this number of items may be selected.
    package func allows(_ count: Int) -> Bool { count == 0 || isAllowed && (count == 1 || isSeveralAllowed) }
}
