/// What leads from one snapshot to another: the fewest deletions, insertions and moves of sections and items.
///
/// Whatever stays in its section, in the order of most others there, is not touched. What goes to another section moves.
package struct SnapshotDifference: Sendable, Hashable {
    /// As a collection view is asked for them (R200): what goes, and where something moves from, by places before; what comes, and
    /// where something moves to, by places after.
    package private(set) var operations: [UpdateLedger.Operation] = []
    package private(set) var moves = 0
    /// Where an item is, after, whose match before was another one's, too: equal identifiers have different hashes.
    package private(set) var matchedTwice: ItemPlace?

    /// - Parameters:
    ///   - sections: Of the orders of the sections.
    ///   - items: Of the orders of all items, counted through.
    package init(from old: NumberedSections, to new: NumberedSections, sections: OrderMatch, items: OrderMatch) {
        let sections = SectionWalk(sections, old: old.sections.count, new: new.sections.count)
        var walk = ItemWalk(old, new, sections)
        walk.run(items)
        operations = walk.operations
        moves = sections.moves + walk.moves
        matchedTwice = walk.matchedTwice
    }
}

/// Tells for each section what becomes of it.
private struct SectionWalk {
    /// By the new index: which it was; -1 for one that is inserted.
    private(set) var sources: [Int32]
    /// By the old index.
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

/// Tells for each item what becomes of it. It does nothing for an item that stays among its neighbours.
private struct ItemWalk {
    /// A stretch that lies in one section before, and in one after.
    private struct Part {
        var stretch: OrderMatch.Stretch
        var oldSection: Int
        var newSection: Int
    }

    private let sections: SectionWalk
    /// Where each section begins when all items are counted through; the total at the end.
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

    /// What comes with its section needs no insertion of its own.
    private mutating func insert(_ items: Range<Int>, _ section: inout Int) {
        for index in items {
            while newStarts[section + 1] <= index { section += 1 }
            guard sections.sources[section] >= 0 else { continue }
            operations.append(.insertItem(ItemPlace(index - newStarts[section], in: section)))
        }
    }

    /// Stretches are cut where a section ends, in the one order or in the other. What is in its section then may stay.
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

    /// Of those that are in their section as many stay as can.
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
    /// Where each section begins when all items are counted through; the total at the end.
    package var starts: [Int] {
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append(starts[starts.count - 1] + section.items.count) }
        return starts
    }
}

extension [Int] {
    /// Of where sections begin: the section with this item, which most often is near another one.
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
