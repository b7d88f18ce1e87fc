/// Elements in the order in which they were added, each once.
///
/// Written out rather than a `Set`, because the runtime takes long to make a set's types the first time.
@usableFromInline package struct ElementSet: Sendable {
    @usableFromInline package private(set) var keys: [ElementKey] = []
    /// A table with open addresses of places in `keys`, plus one; 0 is free. A power of two of them, or none.
    private var table: [Int32] = []

    package init() {}

    /// With room for so many, so that none of them has to be put into its place twice.
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

    /// Whether it was not there before.
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

    /// The slot of a key, or the free one where it would be.
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
