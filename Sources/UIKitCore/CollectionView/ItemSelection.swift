import CollectionEngine

/// The chosen items, in the order in which they were chosen.
struct ItemSelection {
    private var chosen = ElementSet()

    var keys: [ElementKey] { chosen.keys }
    var count: Int { chosen.count }
    var isEmpty: Bool { chosen.isEmpty }

    func contains(_ key: ElementKey) -> Bool { chosen.contains(key) }

    mutating func insert(_ key: ElementKey) { _ = chosen.insert(key) }

    mutating func remove(_ key: ElementKey) { chosen.remove(key) }

    mutating func removeAll() { chosen = ElementSet() }
}
