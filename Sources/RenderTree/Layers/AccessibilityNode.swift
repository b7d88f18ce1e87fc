import CoreGraphics

/// What a screen reader is told of a layer, and how the keyboard reaches it.
package struct AccessibilityNode: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable {
        /// A scrolling set of cells, of which some can be chosen.
        case collection
        case cell
        /// A header, a footer or the like among the cells, with text to read but no role of its own.
        case supplement
        /// The bar of a screen, read before the rest of it.
        case bar
        /// Covers everything else, which can't be reached until it goes away.
        case dialog
        case button
        case image
        case text
        case heading
        case scrollView
        /// Something that is on or off, as a switch.
        case toggle
        /// A value that is moved along a line.
        case slider
        /// A value that goes up and down in steps.
        case stepper
        /// Some segments, of which one is chosen.
        case segments
        case segment
        /// How far something has come; without a range, that it is under way.
        case progress
        /// Isn't there for screen readers, with all that is inside it.
        case hidden
    }

    /// Where something is among others of its kind, or how many there are. All numbers count from 1.
    package enum Place: Sendable, Hashable {
        /// Of a cell in a list: its number across all sections. Of a header or footer: the number of the cell it comes before.
        case number(Int)
        /// Of a cell with others beside it.
        case cell(number: Int, row: Int, column: Int)
        case segment(number: Int, of: Int)
        /// Of a collection: how many there are in all; -1 if unknown.
        case table(rows: Int, columns: Int)
    }

    /// A number and the limits it keeps to.
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
    /// nil when it cannot be selected at all.
    package var isSelected: Bool?
    /// Whether what lies below it in an outline is shown; nil where nothing does.
    package var isExpanded: Bool?
    /// Of a toggle, a segment, or a button that stays pressed; nil for all others.
    package var isOn: Bool?
    /// Of what has a number for its value; `value` says it in words.
    package var range: Range?
    package var isEnabled = true
    /// What can be done with it besides activating it, by name.
    package var actions: [String] = []
    /// Of a collection: whether several cells can be selected.
    package var allowsMultipleSelection = false
    /// Of a collection and what is in it, and of segments.
    package var place: Place?
    /// Whether the keyboard's focus may rest here.
    package var isFocusable = false
    /// Whether it rests here now. At most one layer of a tree says so.
    package var isFocused = false

    package init(role: Role) {
        self.role = role
    }
}

/// A node that a layer and what screens know of it have in common.
package final class SharedAccessibility: Sendable, Hashable {
    package let node: AccessibilityNode

    package init(_ node: AccessibilityNode) { self.node = node }

    package static func == (left: SharedAccessibility, right: SharedAccessibility) -> Bool {
        left === right || left.node == right.node
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(node) }
}
