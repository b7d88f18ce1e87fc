import CollectionEngine

/// The chosen items, in the order in which they were chosen.
struct ItemSelection {
    private(set) var keys: [ElementKey] = []
    private var known: Set<ElementKey> = []

    var count: Int { keys.count }
    var isEmpty: Bool { keys.isEmpty }

    func contains(_ key: ElementKey) -> Bool { !known.isEmpty && known.contains(key) }

    mutating func insert(_ key: ElementKey) {
        if known.insert(key).inserted { keys.append(key) }
    }

    mutating func remove(_ key: ElementKey) {
        if known.remove(key) != nil { keys.removeAll { $0 == key } }
    }

    mutating func removeAll() {
        keys = []
        known = []
    }
}
