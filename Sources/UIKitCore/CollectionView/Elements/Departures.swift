import CollectionEngine

/// Views that are disappearing, because their items were deleted or moved out of view. They stay until their movement
/// ends.
@MainActor struct Departures {
    struct Departure {
        let view: UICollectionReusableView
        /// The element, if it still exists. It can come back into view meanwhile.
        var key: ElementKey?
        /// The element that the view last showed, as the delegate knew it then.
        let lastKey: ElementKey
        /// The number of the movement that the view belongs to.
        let movement: Int
    }

    private(set) var all: [Departure] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ departure: Departure) { all.append(departure) }

    /// Removes and returns the view of an element that comes back into view.
    mutating func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
        guard let index = all.firstIndex(where: { $0.key == key }) else { return nil }
        return all.remove(at: index).view
    }

    /// Prevents the view of an element from coming back, because its content is out of date. If the element comes back,
    /// it gets a new view.
    mutating func keepOut(_ key: ElementKey) {
        for index in all.indices where all[index].key == key { all[index].key = nil }
    }

    /// Does the same as ``keepOut(_:)`` for each view that `isOutdated`.
    mutating func keepOut(where isOutdated: (ElementKey, UICollectionReusableView) -> Bool) {
        for index in all.indices {
            if let key = all[index].key, isOutdated(key, all[index].view) { all[index].key = nil }
        }
    }

    /// Removes and returns the departures of one movement, or all for nil, in the order in which they began.
    mutating func end(of movement: Int?) -> [Departure] {
        let ended = all.filter { movement == nil || $0.movement == movement }
        all.removeAll { movement == nil || $0.movement == movement }
        return ended
    }

    /// Updates the elements' keys. `newKey` returns nil for a deleted element.
    mutating func follow(_ newKey: (ElementKey) -> ElementKey?) {
        for index in all.indices { all[index].key = all[index].key.flatMap(newKey) }
    }
}
