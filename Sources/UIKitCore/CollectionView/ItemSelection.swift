import CollectionEngine

/// The chosen items, in the order in which they were chosen.
struct ItemSelection {
    private var chosen = ElementSet()

    var keys: [ElementKey] { chosen.keys }
    /// Kept beside them, because it is asked for each cell that enters.
    private(set) var count = 0
    var isEmpty: Bool { count == 0 }

    func contains(_ key: ElementKey) -> Bool { chosen.contains(key) }

    mutating func insert(_ key: ElementKey) {
        _ = chosen.insert(key)
        count = chosen.count
    }

    mutating func remove(_ key: ElementKey) {
        chosen.remove(key)
        count = chosen.count
    }

    /// Items have other places now; nil for those that went.
    mutating func follow(_ newKey: (ElementKey) -> ElementKey?) {
        guard !isEmpty else { return }
        let keys = keys
        removeAll()
        for key in keys.compactMap(newKey) { insert(key) }
    }

    mutating func removeAll() { self = ItemSelection() }
}
