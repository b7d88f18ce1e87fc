/// The items of a behaviour, in the order in which they were added.
@MainActor struct DynamicItemList {
    private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) {
        self.items = []
        for item in items { add(item) }
    }

    /// Adds an item. Returns whether it is new.
    @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !items.contains(where: { $0 === item }) else { return false }
        items.append(item)
        return true
    }

    /// Removes an item. Returns whether it was in the list.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let place = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: place)
        return true
    }
}
