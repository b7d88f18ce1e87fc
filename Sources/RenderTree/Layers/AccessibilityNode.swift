import CoreGraphics

/// What a screen reader gets to know of a layer, and how the keyboard reaches it.
package struct AccessibilityNode: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable {
        /// A scrolling set of cells, some of which may be selectable.
        case collection
        case cell
        /// A header, a footer or another view among the cells, with text to read but no role of its own.
        case supplement
        /// The bar of a screen, which is read before the rest.
        case bar
        /// A view that covers everything, so that nothing below it can be reached until it goes away.
        case dialog
        case button
        case image
        case text
        case heading
        case scrollView
        /// A control that is on or off, such as a switch.
        case toggle
        /// A value that moves along a line.
        case slider
        /// A value that goes up and down in steps.
        case stepper
        /// Several segments, of which one is selected.
        case segments
        case segment
        /// A progress; without a range, an activity in progress.
        case progress
        /// Hidden from screen readers, with all of its content.
        case hidden
    }

    /// The position of an element among others of its kind, or their number. All numbers count from 1.
    package enum Place: Sendable, Hashable {
        /// For a cell in a list, its number across all sections. For a header or footer, the number of the cell after
        /// it.
        case number(Int)
        /// For a cell with others beside it.
        case cell(number: Int, row: Int, column: Int)
        case segment(number: Int, of: Int)
        /// For a collection, the number of rows and columns; -1 if unknown.
        case table(rows: Int, columns: Int)
    }

    /// A number and its limits.
    package struct Range: Sendable, Hashable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double

        package init(value: Double, minimum: Double, maximum: Double) {
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    package var role: Role
    package var label: String?
    package var value: String?
    package var hint: String?
    /// Whether the element is selected; nil if it can't be selected.
    package var isSelected: Bool?
    /// Whether the elements below it in an outline are visible; nil if there are none.
    package var isExpanded: Bool?
    /// Whether a toggle, a segment, or a button that stays pressed is on; nil for all others.
    package var isOn: Bool?
    /// The numeric value and its limits; `value` has it in words.
    package var range: Range?
    package var isEnabled = true
    /// The names of actions besides activation.
    package var actions: [String] = []
    /// For a collection, whether several cells can be selected.
    package var allowsMultipleSelection = false
    /// The place of a collection, of its elements, or of segments.
    package var place: Place?
    /// Whether the keyboard focus can be here.
    package var isFocusable = false
    /// Whether the keyboard focus is here now. True for at most one layer of a tree.
    package var isFocused = false

    package init(role: Role) {
        self.role = role
    }
}

/// A node that a layer shares with what screens know of it.
package final class SharedAccessibility: Sendable, Hashable {
    package let node: AccessibilityNode

    package init(_ node: AccessibilityNode) { self.node = node }

    package static func == (left: SharedAccessibility, right: SharedAccessibility) -> Bool {
        left === right || left.node == right.node
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(node) }
}
