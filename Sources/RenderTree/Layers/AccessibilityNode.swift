import CoreGraphics

/// What a screen reader is told of a layer, and how the keyboard reaches it.
package struct AccessibilityNode: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable {
        /// A scrolling set of cells, of which some can be chosen.
        case collection
        case cell
        case button
        case image
        case text
        case heading
        case scrollView
    }

    package var role: Role
    package var label: String?
    package var value: String?
    package var hint: String?
    /// nil when it cannot be selected at all.
    package var isSelected: Bool?
    package var isEnabled = true
    /// Of a collection: whether several cells can be selected.
    package var allowsMultipleSelection = false
    /// Of a cell: counted from 1 over all sections. Of nothing else.
    package var position: Int?
    /// Of a cell: how many there are in all.
    package var count: Int?
    /// Whether the keyboard's focus may rest here.
    package var isFocusable = false
    /// Whether it rests here now. At most one layer of a tree says so.
    package var isFocused = false

    package init(role: Role) {
        self.role = role
    }
}
