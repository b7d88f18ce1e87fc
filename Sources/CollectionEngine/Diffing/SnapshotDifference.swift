/// What leads from one snapshot to another: the fewest deletions, insertions and moves of sections and items.
///
/// Whatever stays in its section, in the order of most others there, is not touched. What goes to another section moves.
package struct SnapshotDifference: Sendable, Hashable {
    /// As a collection view is asked for them (R200): what goes, and where something moves from, by places before; what comes, and
    /// where something moves to, by places after.
    package private(set) var operations: [UpdateLedger.Operation] = []
    package private(set) var moves = 0

    package var isEmpty: Bool { operations.isEmpty }

    package init() {}

    /// - Parameters:
    ///   - sections: Of the orders of the sections.
    ///   - items: Of the orders of all items, counted through.
    package init(from old: NumberedSections, to new: NumberedSections, sections: OrderMatch, items: OrderMatch) {
        let sectionSources = SectionSources(sections, old: old.sections.count, new: new.sections.count)
        operations = sectionSources.operations
        moves = sectionSources.moves
        var walk = ItemWalk(old, new, sectionSources, items)
        walk.run()
        operations += walk.operations
        moves += walk.moves
    }
}

/// Which section a new one was.
private struct SectionSources {
    /// By the new index; -1 for one that is inserted.
    var old: [Int32]
    /// By the old index.
    var stays: [Bool]
    var operations: [UpdateLedger.Operation] = []
    var moves = 0

    init(_ match: OrderMatch, old oldCount: Int, new newCount: Int) {
        old = match.allSources(old: oldCount, new: newCount)
        stays = [Bool](repeating: false, count: oldCount)
        for source in old where source >= 0 { stays[Int(source)] = true }
        for section in 0..<oldCount where !stays[section] { operations.append(.deleteSection(section)) }
        for section in 0..<newCount where old[section] < 0 { operations.append(.insertSection(section)) }
        let kept = old.indices.filter { old[$0] >= 0 }
        let resting = IncreasingSubsequence.indexes(of: kept.map { old[$0] })
        var next = 0
        for (index, section) in kept.enumerated() {
            if next < resting.count, resting[next] == index {
                next += 1
            } else {
                operations.append(.moveSection(Int(old[section]), to: section))
                moves += 1
            }
        }
    }
}

/// Goes through the new sections and tells for each item what becomes of it.
private struct ItemWalk {
    let old: NumberedSections
    let new: NumberedSections
    let sections: SectionSources
    let match: OrderMatch
    /// Where each old section begins when all items are counted through; the total at the end.
    let oldStarts: [Int]
    /// Of the old items between those that are the same at both ends: whether they are still there.
    var isThere: [Bool]
    var operations: [UpdateLedger.Operation] = []
    var moves = 0

    init(_ old: NumberedSections, _ new: NumberedSections, _ sections: SectionSources, _ match: OrderMatch) {
        self.old = old
        self.new = new
        self.sections = sections
        self.match = match
        oldStarts = old.starts
        isThere = [Bool](repeating: false, count: old.itemCount - match.prefix - match.suffix)
    }

    mutating func run() {
        var start = 0
        for section in new.sections.indices {
            let end = start + new.sections[section].items.count
            let source = Int(sections.old[section])
            walk(start..<end, of: section, from: source < 0 ? nil : oldStarts[source]..<oldStarts[source + 1])
            start = end
        }
        deleteWhatIsGone()
    }

    /// - Parameters:
    ///   - items: Those of a new section, counted through.
    ///   - home: Those that were in it before; nil if it is inserted.
    private mutating func walk(_ items: Range<Int>, of section: Int, from home: Range<Int>?) {
        let middle = match.prefix..<(new.itemCount - match.suffix)
        // Those that are the same at the start, and at the end: they are at home, or come from a neighbouring section.
        walkShared(items.clamped(to: 0..<middle.lowerBound), shift: 0, items, section, home)
        walkMiddle(items.clamped(to: middle), items, section, home)
        walkShared(
            items.clamped(to: middle.upperBound..<new.itemCount), shift: old.itemCount - new.itemCount, items, section,
            home)
    }

    private mutating func walkShared(
        _ shared: Range<Int>, shift: Int, _ items: Range<Int>, _ section: Int, _ home: Range<Int>?
    ) {
        guard !shared.isEmpty else { return }
        let atHome = home.map { shared.clamped(to: ($0.lowerBound - shift)..<($0.upperBound - shift)) }
        let resting = atHome.flatMap { $0.isEmpty ? nil : $0 } ?? shared.lowerBound..<shared.lowerBound
        for index in shared.lowerBound..<resting.lowerBound {
            move(from: index + shift, to: ItemPlace(index - items.lowerBound, in: section))
        }
        for index in resting.upperBound..<shared.upperBound {
            move(from: index + shift, to: ItemPlace(index - items.lowerBound, in: section))
        }
    }

    private mutating func walkMiddle(_ middle: Range<Int>, _ items: Range<Int>, _ section: Int, _ home: Range<Int>?) {
        var (atHome, sources): ([Int], [Int32]) = ([], [])
        atHome.reserveCapacity(middle.count)
        sources.reserveCapacity(middle.count)
        for index in middle {
            let source = Int(match.sources[index - match.prefix])
            // Identifiers that lie may say that two items were one.
            guard isThere.indices.contains(source - match.prefix), !isThere[source - match.prefix] else {
                if home != nil { operations.append(.insertItem(ItemPlace(index - items.lowerBound, in: section))) }
                continue
            }
            isThere[source - match.prefix] = true
            if let home, home.contains(source) {
                atHome.append(index)
                sources.append(Int32(source))
            } else {
                move(from: source, to: ItemPlace(index - items.lowerBound, in: section))
            }
        }
        var (resting, next) = (IncreasingSubsequence.indexes(of: sources), 0)
        if resting.count == sources.count { return }
        resting.append(-1)
        for (position, index) in atHome.enumerated() {
            if resting[next] == position {
                next += 1
            } else {
                move(from: Int(sources[position]), to: ItemPlace(index - items.lowerBound, in: section))
            }
        }
    }

    private mutating func deleteWhatIsGone() {
        var section = 0
        for offset in isThere.indices where !isThere[offset] {
            let index = match.prefix + offset
            while oldStarts[section + 1] <= index { section += 1 }
            if sections.stays[section] {
                operations.append(.deleteItem(ItemPlace(index - oldStarts[section], in: section)))
            }
        }
    }

    private mutating func move(from source: Int, to place: ItemPlace) {
        let section = oldStarts.lastIndex(notAbove: source)
        operations.append(.moveItem(ItemPlace(source - oldStarts[section], in: section), to: place))
        moves += 1
    }
}

extension OrderMatch {
    /// By the new index; -1 for what is new. No source is there twice.
    fileprivate func allSources(old: Int, new: Int) -> [Int32] {
        var all = [Int32](repeating: -1, count: new)
        var isTaken = [Bool](repeating: false, count: old)
        for index in 0..<new {
            let source =
                index < prefix
                ? index : index >= new - suffix ? index - new + old : Int(sources[index - prefix])
            guard source >= 0, !isTaken[source] else { continue }
            isTaken[source] = true
            all[index] = Int32(source)
        }
        return all
    }
}

extension NumberedSections {
    /// Where each section begins when all items are counted through; the total at the end.
    package var starts: [Int] {
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append(starts[starts.count - 1] + section.items.count) }
        return starts
    }
}

extension [Int] {
    /// Of ascending numbers with the first not above `value`: the last one that is not.
    fileprivate func lastIndex(notAbove value: Int) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
