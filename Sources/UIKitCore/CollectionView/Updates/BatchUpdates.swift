import CollectionEngine
import Foundation

/// What a collection view was asked to change since the outermost `performBatchUpdates` began.
struct BatchUpdates {
    /// How many calls are inside of each other; 0 while there are none.
    var depth = 0
    private(set) var isNested = false
    private(set) var knowsIdentities = false
    var fold: OutlineFold?
    private(set) var before = CollectionCounts()
    private(set) var beforeReading = CountReading(pass: 0, moment: .startOfBatch)
    private var single: [UpdateLedger.Operation] = []
    private var sections: [SectionRange] = []
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

    mutating func add(_ operation: UpdateLedger.Operation) { single.append(operation) }

    /// What a data source that knows its items by their identifiers asks for.
    mutating func add(_ operations: [UpdateLedger.Operation]) {
        single += operations
        knowsIdentities = true
    }

    /// Sections are kept as ranges until it is known how many there can be: an index set may name more than memory could hold.
    mutating func add(_ indexes: IndexSet, _ kind: SectionRange.Kind) {
        for range in indexes.rangeView {
            sections.append(SectionRange(kind: kind, sections: range, position: single.count))
        }
    }

    /// All that was asked, in the order in which it was asked.
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
