/// The states of a view or a cell, as bits.
struct StateFlags: OptionSet, Hashable {
    let rawValue: UInt8

    // Of any view.
    static let disabled = StateFlags(rawValue: 1)
    static let highlighted = StateFlags(rawValue: 1 << 1)
    static let selected = StateFlags(rawValue: 1 << 2)
    static let focused = StateFlags(rawValue: 1 << 3)
    static let pinned = StateFlags(rawValue: 1 << 4)

    // Of a cell.
    static let editing = StateFlags(rawValue: 1)
    static let expanded = StateFlags(rawValue: 1 << 1)
    static let swiped = StateFlags(rawValue: 1 << 2)
    static let reordering = StateFlags(rawValue: 1 << 3)

    mutating func set(_ flag: StateFlags, _ isTrue: Bool) {
        if isTrue { insert(flag) } else { remove(flag) }
    }
}
