/// Elements in the order in which they were added, each once.
///
/// Not a `Set`, because the runtime takes long to create a set's types the first time.
@usableFromInline package struct ElementSet: Sendable {
    @usableFromInline package private(set) var keys: [ElementKey] = []
    /// A hash table with open addressing. Its entries are indexes in `keys` plus one; 0 is free. The size is a power of
    /// two, or 0.
    private var table: [Int32] = []

    package init() {}

    /// Reserves space, so that no key has to be placed twice.
    package init(minimumCapacity count: Int) {
        guard count > 8 else { return }
        keys.reserveCapacity(count)
        var size = 16
        while size < 2 * (count + 1) { size *= 2 }
        table = Array(repeating: 0, count: size)
    }

    @inlinable package var isEmpty: Bool { keys.isEmpty }
    package var count: Int { keys.count }

    package func contains(_ key: ElementKey) -> Bool { !keys.isEmpty && table[slot(of: key)] != 0 }

    /// Adds a key. Returns whether it is new.
    package mutating func insert(_ key: ElementKey) -> Bool {
        if 2 * (keys.count + 1) > table.count { rebuild(size: max(16, 2 * table.count)) }
        let slot = slot(of: key)
        guard table[slot] == 0 else { return false }
        keys.append(key)
        table[slot] = Int32(keys.count)
        return true
    }

    /// - Complexity: O(count).
    package mutating func remove(_ key: ElementKey) {
        guard contains(key) else { return }
        keys.removeAll { $0 == key }
        rebuild(size: table.count)
    }

    /// Returns the slot of a key, or the free slot for it.
    private func slot(of key: ElementKey) -> Int {
        let mask = table.count - 1
        var slot = key.tableHash & mask
        while table[slot] != 0, keys[Int(table[slot]) - 1] != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func rebuild(size: Int) {
        table = Array(repeating: 0, count: size)
        for index in keys.indices { table[slot(of: keys[index])] = Int32(index + 1) }
    }
}
