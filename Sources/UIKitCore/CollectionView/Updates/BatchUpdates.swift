import CollectionEngine

/// What a collection view was asked to change since the outermost `performBatchUpdates` began.
struct BatchUpdates {
    /// How many calls are inside of each other; 0 while there are none.
    var depth = 0
    private(set) var isNested = false
    private(set) var before = CollectionCounts(items: [])
    private(set) var beforeReading = CountReading(pass: 0, moment: .startOfBatch)
    private(set) var operations: [UpdateLedger.Operation] = []
    /// Items whose cells are to be filled again, by their places before the batch.
    private(set) var reconfigured: [ItemPlace] = []
    /// R203: the outer call's first.
    private(set) var completions: [(Bool) -> Void] = []

    var isOpen: Bool { depth > 0 }

    mutating func begin(before: CollectionCounts, reading: CountReading) {
        self.before = before
        beforeReading = reading
    }

    mutating func enter(completion: ((Bool) -> Void)?) {
        depth += 1
        if depth > 1 { isNested = true }
        if let completion { completions.append(completion) }
    }

    mutating func add(_ operation: UpdateLedger.Operation) { operations.append(operation) }

    mutating func reconfigure(_ place: ItemPlace) { reconfigured.append(place) }
}
