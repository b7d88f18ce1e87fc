import CollectionEngine
import Foundation

/// The changes that the app has requested since the outermost `performBatchUpdates` began.
struct BatchUpdates {
    /// How many nested calls are running; 0 outside a batch.
    var depth = 0
    private(set) var isNested = false
    private(set) var knowsIdentities = false
    var fold: OutlineFold?
    private(set) var before = CollectionCounts()
    private(set) var beforeReading = CountReading(pass: 0, moment: .startOfBatch)
    private var single: [UpdateLedger.Operation] = []
    private var sections: [SectionRange] = []
    /// Items whose cells will be reconfigured, by their index paths before the batch.
    private(set) var reconfigured: [ItemPlace] = []
    /// R203: outer calls' completions come first.
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

    mutating func add(_ operation: UpdateLedger.Operation) { single.append(operation) }

    /// Adds the operations of a data source that knows its items by identifier.
    mutating func add(_ operations: [UpdateLedger.Operation]) {
        single += operations
        knowsIdentities = true
    }

    /// Adds sections as ranges, until it's known how many sections there can be: an index set may name more than fit
    /// into memory.
    mutating func add(_ indexes: IndexSet, _ kind: SectionRange.Kind) {
        for range in indexes.rangeView {
            sections.append(SectionRange(kind: kind, sections: range, position: single.count))
        }
    }

    /// Returns all requested operations, in the order of the calls.
    func operations(after: CollectionCounts) -> [UpdateLedger.Operation] {
        guard !sections.isEmpty else { return single }
        var operations: [UpdateLedger.Operation] = []
        var next = 0
        for range in sections {
            operations += single[next..<range.position]
            next = range.position
            range.append(to: &operations, sectionCount: (range.kind == .insert ? after : before).sections)
        }
        return operations + single[next...]
    }

    mutating func reconfigure(_ place: ItemPlace) { reconfigured.append(place) }
}
