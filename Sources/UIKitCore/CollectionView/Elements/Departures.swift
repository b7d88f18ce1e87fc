import CollectionEngine

/// Views on their way out: of items that went, and of items that slid out of sight. They stay until their movement is over.
@MainActor struct Departures {
    struct Departure {
        let view: UICollectionReusableView
        /// Of an element that still exists: it may come back into sight meanwhile.
        var key: ElementKey?
        /// What it showed when it was last in sight, as the delegate knew it then.
        let lastKey: ElementKey
        /// The number of the movement it belongs to.
        let movement: Int
    }

    private(set) var all: [Departure] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ departure: Departure) { all.append(departure) }

    /// The view of an element that comes back into sight before it is gone.
    mutating func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
        guard let index = all.firstIndex(where: { $0.key == key }) else { return nil }
        return all.remove(at: index).view
    }

    /// What the view shows of the element is out of date: should the element come back, another one is made.
    mutating func keepOut(_ key: ElementKey) {
        for index in all.indices where all[index].key == key { all[index].key = nil }
    }

    /// As ``keepOut(_:)``, for each view that `isOutdated`.
    mutating func keepOut(where isOutdated: (ElementKey, UICollectionReusableView) -> Bool) {
        for index in all.indices {
            if let key = all[index].key, isOutdated(key, all[index].view) { all[index].key = nil }
        }
    }

    /// Those of one movement, or all of them; in the order in which they set out.
    mutating func end(of movement: Int?) -> [Departure] {
        let ended = all.filter { movement == nil || $0.movement == movement }
        all.removeAll { movement == nil || $0.movement == movement }
        return ended
    }

    /// Elements have other places now; nil for those that went.
    mutating func follow(_ newKey: (ElementKey) -> ElementKey?) {
        for index in all.indices { all[index].key = all[index].key.flatMap(newKey) }
    }
}
