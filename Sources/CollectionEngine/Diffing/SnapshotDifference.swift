/// The difference between two snapshots: the fewest deletions, insertions and moves of sections and items.
///
/// An item that stays in its section, in the same order as most others there, isn't touched. An item that changes its
/// section moves.
package struct SnapshotDifference: Sendable, Hashable {
    /// The operations in a collection view's terms (R200): deletions, and the origins of moves, with places before;
    /// insertions, and the targets of moves, with places after.
    package private(set) var operations: [UpdateLedger.Operation] = []
    package private(set) var moves = 0
    /// The new place of an item whose match was also the match of another one: equal identifiers have different hashes.
    package private(set) var matchedTwice: ItemPlace?

    /// - Parameters:
    ///   - sections: The match of the sections' orders.
    ///   - items: The match of the orders of all items, counted through all sections.
    package init(from old: NumberedSections, to new: NumberedSections, sections: OrderMatch, items: OrderMatch) {
        let sections = SectionWalk(sections, old: old.sections.count, new: new.sections.count)
        var walk = ItemWalk(old, new, sections)
        walk.run(items)
        operations = walk.operations
        moves = sections.moves + walk.moves
        matchedTwice = walk.matchedTwice
    }
}

/// Determines what happens to each section.
private struct SectionWalk {
    /// For each new index, the old index; -1 for an inserted section.
    private(set) var sources: [Int32]
    /// For each old index, whether the section stays.
    private(set) var stays: [Bool]
    private(set) var operations: [UpdateLedger.Operation] = []
    private(set) var moves = 0

    init(_ match: OrderMatch, old oldCount: Int, new newCount: Int) {
        sources = [Int32](repeating: -1, count: newCount)
        var seen = SeenElements(match.stretches, old: oldCount, new: newCount)
        let stretches = seen.onceEach(match.stretches)
        stays = (0..<oldCount).map(seen.contains)
        for section in 0..<oldCount where !stays[section] { operations.append(.deleteSection(section)) }
        for stretch in stretches {
            for step in 0..<stretch.count { sources[Int(stretch.new + step)] = stretch.old + step }
        }
        for section in 0..<newCount where sources[section] < 0 { operations.append(.insertSection(section)) }
        for stretch in IncreasingSubsequence.moving(of: stretches) {
            for step in 0..<stretch.count {
                operations.append(.moveSection(Int(stretch.old + step), to: Int(stretch.new + step)))
            }
            moves += Int(stretch.count)
        }
    }
}

/// Determines what happens to each item. Does nothing for an item that stays among its neighbours.
private struct ItemWalk {
    /// A stretch inside one section before, and inside one section after.
    private struct Part {
        var stretch: OrderMatch.Stretch
        var oldSection: Int
        var newSection: Int
    }

    private let sections: SectionWalk
    /// Where each section begins in a count of all items, and at last the total.
    private let oldStarts: [Int]
    private let newStarts: [Int]
    private var moving: [Part] = []
    private(set) var operations: [UpdateLedger.Operation]
    private(set) var moves = 0
    private(set) var matchedTwice: ItemPlace?

    init(_ old: NumberedSections, _ new: NumberedSections, _ sections: SectionWalk) {
        self.sections = sections
        oldStarts = old.starts
        newStarts = new.starts
        operations = sections.operations
    }

    mutating func run(_ match: OrderMatch) {
        let (oldCount, newCount) = (oldStarts[oldStarts.count - 1], newStarts[newStarts.count - 1])
        var seen = SeenElements(match.stretches, old: oldCount, new: newCount)
        let stretches = seen.onceEach(match.stretches)
        matchedTwice = seen.repeated.map { index in
            let section = newStarts.section(of: index, near: 0)
            return ItemPlace(index - newStarts[section], in: section)
        }
        findWhatMoves(stretches)
        moves = moving.reduce(0) { $0 + Int($1.stretch.count) }
        let shared = stretches.reduce(0) { $0 + Int($1.count) }
        operations.reserveCapacity(operations.count + oldCount + newCount - 2 * shared + moves)
        insertWhatIsNew(stretches)
        for part in moving { move(part) }
        deleteWhatIsGone(seen)
    }

    private mutating func insertWhatIsNew(_ stretches: [OrderMatch.Stretch]) {
        var (section, next) = (0, 0)
        for stretch in stretches {
            insert(next..<Int(stretch.new), &section)
            next = Int(stretch.new + stretch.count)
        }
        insert(next..<newStarts[newStarts.count - 1], &section)
    }

    /// Inserts items, except those of an inserted section, which come with their section.
    private mutating func insert(_ items: Range<Int>, _ section: inout Int) {
        for index in items {
            while newStarts[section + 1] <= index { section += 1 }
            guard sections.sources[section] >= 0 else { continue }
            operations.append(.insertItem(ItemPlace(index - newStarts[section], in: section)))
        }
    }

    /// Cuts stretches where a section ends in either order. The items of a part that stays in its section may stay.
    private mutating func findWhatMoves(_ stretches: [OrderMatch.Stretch]) {
        var (oldSection, newSection) = (0, 0)
        var atHome: [OrderMatch.Stretch] = []
        atHome.reserveCapacity(stretches.count)
        for stretch in stretches {
            var (old, new, rest) = (Int(stretch.old), Int(stretch.new), Int(stretch.count))
            oldSection = oldStarts.section(of: old, near: oldSection)
            while rest > 0 {
                while oldStarts[oldSection + 1] <= old { oldSection += 1 }
                while newStarts[newSection + 1] <= new {
                    settle(&atHome, newSection)
                    newSection += 1
                }
                let count = min(rest, oldStarts[oldSection + 1] - old, newStarts[newSection + 1] - new)
                let part = OrderMatch.Stretch(old: old, new: new, count: count)
                if sections.sources[newSection] == oldSection {
                    atHome.append(part)
                } else {
                    moving.append(Part(stretch: part, oldSection: oldSection, newSection: newSection))
                }
                (old, new, rest) = (old + count, new + count, rest - count)
            }
        }
        settle(&atHome, newSection)
    }

    /// Of the items that remain in their section, keeps as many as possible in place.
    private mutating func settle(_ atHome: inout [OrderMatch.Stretch], _ section: Int) {
        guard !atHome.isEmpty else { return }
        let oldSection = Int(sections.sources[section])
        for stretch in IncreasingSubsequence.moving(of: atHome) {
            moving.append(Part(stretch: stretch, oldSection: oldSection, newSection: section))
        }
        atHome.removeAll(keepingCapacity: true)
    }

    private mutating func move(_ part: Part) {
        let (old, new) = (
            Int(part.stretch.old) - oldStarts[part.oldSection], Int(part.stretch.new) - newStarts[part.newSection]
        )
        for step in 0..<Int(part.stretch.count) {
            operations.append(
                .moveItem(ItemPlace(old + step, in: part.oldSection), to: ItemPlace(new + step, in: part.newSection)))
        }
    }

    private mutating func deleteWhatIsGone(_ seen: SeenElements) {
        var section = 0
        seen.forEachMissing { index in
            while oldStarts[section + 1] <= index { section += 1 }
            guard sections.stays[section] else { return }
            operations.append(.deleteItem(ItemPlace(index - oldStarts[section], in: section)))
        }
    }
}

extension NumberedSections {
    /// Where each section begins in a count of all items, and at last the total.
    package var starts: [Int] {
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append(starts[starts.count - 1] + section.items.count) }
        return starts
    }
}

extension [Int] {
    /// Returns the section of an item, from the sections' starts. Usually it is near the guess.
    fileprivate func section(of item: Int, near guess: Int) -> Int {
        if self[guess] <= item, item < self[guess + 1] { return guess }
        var (low, high) = (0, count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= item { low = middle } else { high = middle }
        }
        return low
    }
}
