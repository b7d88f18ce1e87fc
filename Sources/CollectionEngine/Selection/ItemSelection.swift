/// The selected items, in the order of selection.
///
/// Removing an item costs as little as adding one, because a person may select and deselect a million items at a time.
/// Not a `Dictionary`, for the reason given at ``ElementSet``.
package struct ItemSelection: Sendable {
    /// All items that were added since the last cleanup. Items that were removed since then have no slot in the table.
    private var entries: [ElementKey] = []
    /// A hash table with open addressing. Its entries are indexes in `entries` plus one; 0 is free, and `gone` was
    /// used. The size is a power of two, or 0.
    private var table: [Int32] = []
    private var usedSlots = 0
    /// Stored, because every cell that comes into view reads it.
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

    /// Moves the items to their new places; nil means that an item is gone.
    package mutating func follow(_ newKey: (ElementKey) -> ElementKey?) {
        guard !isEmpty else { return }
        let keys = keys
        removeAll()
        for key in keys.compactMap(newKey) { insert(key) }
    }

    /// Returns the slot of a key, or the free slot where the search ended.
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
