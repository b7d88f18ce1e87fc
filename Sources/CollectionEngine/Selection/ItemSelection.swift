/// The chosen items, in the order in which they were chosen.
///
/// Taking one out costs as little as adding one, because a person may choose and take back a million at a time. Written out
/// rather than a `Dictionary` for the reason given at ``ElementSet``.
package struct ItemSelection: Sendable {
    /// All that were added since the last tidying; those taken out since then are in no slot of the table.
    private var entries: [ElementKey] = []
    /// A table with open addresses of places in `entries`, plus one; 0 is free, `gone` was used. A power of two of them, or
    /// none.
    private var table: [Int32] = []
    private var usedSlots = 0
    /// Kept beside them, because it is asked for each cell that enters.
    package private(set) var count = 0

    private static let gone: Int32 = -1

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// - Complexity: O(count).
    package var keys: [ElementKey] {
        if entries.count == count { return entries }
        var keys: [ElementKey] = []
        keys.reserveCapacity(count)
        for index in entries.indices where table[slot(of: entries[index])] == Int32(index + 1) {
            keys.append(entries[index])
        }
        return keys
    }

    package func contains(_ key: ElementKey) -> Bool { count > 0 && table[slot(of: key)] > 0 }

    package mutating func insert(_ key: ElementKey) {
        if 2 * (usedSlots + 1) > table.count { tidy(roomFor: count + 1) }
        let slot = slot(of: key)
        guard table[slot] <= 0 else { return }
        entries.append(key)
        if table[slot] == 0 { usedSlots += 1 }
        table[slot] = Int32(entries.count)
        count += 1
    }

    package mutating func remove(_ key: ElementKey) {
        guard contains(key) else { return }
        table[slot(of: key)] = Self.gone
        count -= 1
        if count == 0 { return removeAll() }
        if entries.count > 2 * count + 16 { tidy(roomFor: count) }
    }

    package mutating func removeAll() { self = ItemSelection() }

    /// Items have other places now; nil for those that went.
    package mutating func follow(_ newKey: (ElementKey) -> ElementKey?) {
        guard !isEmpty else { return }
        let keys = keys
        removeAll()
        for key in keys.compactMap(newKey) { insert(key) }
    }

    /// The slot of a key, or the free one where the search for it ended.
    private func slot(of key: ElementKey) -> Int {
        let mask = table.count - 1
        var slot = key.tableHash & mask
        while table[slot] != 0, table[slot] == Self.gone || entries[Int(table[slot]) - 1] != key {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func tidy(roomFor expected: Int) {
        let keys = keys
        var size = 16
        while size < 4 * expected { size *= 2 }
        entries = keys
        table = Array(repeating: 0, count: size)
        usedSlots = keys.count
        for index in entries.indices { table[slot(of: entries[index])] = Int32(index + 1) }
    }
}
