import CoreGraphics
import Foundation
import RenderTree

extension JSONWriter {
    /// Writes the role, and all values that differ from the defaults of ``AccessibilityNode``.
    mutating func accessibility(_ node: AccessibilityNode) {
        raw(#"{"role":"#)
        string(node.role.rawValue)
        if let label = node.label {
            raw(#","label":"#)
            string(label)
        }
        if let value = node.value {
            raw(#","value":"#)
            string(value)
        }
        if let hint = node.hint {
            raw(#","hint":"#)
            string(hint)
        }
        if let isSelected = node.isSelected {
            raw(#","selected":"#)
            boolean(isSelected)
        }
        if let isExpanded = node.isExpanded {
            raw(#","expanded":"#)
            boolean(isExpanded)
        }
        if let isOn = node.isOn {
            raw(#","on":"#)
            boolean(isOn)
        }
        if let range = node.range {
            raw(#","range":["#)
            number(CGFloat(range.value))
            raw(",")
            number(CGFloat(range.minimum))
            raw(",")
            number(CGFloat(range.maximum))
            raw("]")
        }
        if !node.actions.isEmpty { actions(node.actions) }
        if !node.isEnabled { raw(#","enabled":false"#) }
        if node.allowsMultipleSelection { raw(#","multiple":true"#) }
        if let place = node.place { self.place(place) }
        if node.isFocusable { raw(#","focusable":true"#) }
        if node.isFocused { raw(#","focused":true"#) }
        raw("}")
    }

    private mutating func actions(_ names: [String]) {
        raw(#","actions":["#)
        for (index, name) in names.enumerated() {
            if index > 0 { raw(",") }
            string(name)
        }
        raw("]")
    }

    private mutating func place(_ place: AccessibilityNode.Place) {
        switch place {
        case .number(let number):
            member(#","position":"#, number)
        case .cell(let number, let row, let column):
            member(#","position":"#, number)
            member(#","row":"#, row)
            member(#","column":"#, column)
        case .segment(let number, let count):
            member(#","position":"#, number)
            member(#","count":"#, count)
        case .table(let rows, let columns):
            member(#","rows":"#, rows)
            member(#","columns":"#, columns)
        }
    }

    private mutating func member(_ name: StaticString, _ value: Int) {
        raw(name)
        integer(value)
    }
}
