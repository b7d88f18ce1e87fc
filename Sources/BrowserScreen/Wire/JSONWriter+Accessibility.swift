import CoreGraphics
import Foundation
import RenderTree

extension JSONWriter {
    /// The role, and of the rest only what is not the default of ``AccessibilityNode``.
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
        if !node.isEnabled { raw(#","enabled":false"#) }
        if node.allowsMultipleSelection { raw(#","multiple":true"#) }
        if let position = node.position {
            raw(#","position":"#)
            integer(position)
        }
        if let count = node.count {
            raw(#","count":"#)
            integer(count)
        }
        if let row = node.row {
            raw(#","row":"#)
            integer(row)
        }
        if let column = node.column {
            raw(#","column":"#)
            integer(column)
        }
        if let rows = node.rows {
            raw(#","rows":"#)
            integer(rows)
        }
        if let columns = node.columns {
            raw(#","columns":"#)
            integer(columns)
        }
        if node.isFocusable { raw(#","focusable":true"#) }
        if node.isFocused { raw(#","focused":true"#) }
        raw("}")
    }
}
