import CollectionEngine
import TestSupport

/// A snapshot as one would write it down: a list of sections, each with a list of items.
struct NaiveSnapshot: Equatable {
    struct Section: Equatable {
        var identifier: String
        var items: [Int]
    }

    var sections: [Section] = []

    var items: [Int] { sections.flatMap(\.items) }

    /// The same snapshot as tables of numbers.
    var content: SnapshotContent<String, Int> {
        get throws {
            var content = SnapshotContent<String, Int>()
            try content.appendSections(sections.map(\.identifier))
            for section in sections { try content.appendItems(section.items, toSection: section.identifier) }
            return content
        }
    }

    func index(ofSection identifier: String) -> Int? { sections.firstIndex { $0.identifier == identifier } }

    func place(of item: Int) -> ItemPlace? {
        for (index, section) in sections.enumerated() {
            if let position = section.items.firstIndex(of: item) { return ItemPlace(position, in: index) }
        }
        return nil
    }

    mutating func takeOut(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    /// Performs the same valid change on both snapshots.
    mutating func changeAtRandom(
        along content: inout SnapshotContent<String, Int>, by random: inout SeededGenerator
    ) throws {
        let some = Array((0..<60).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
        let section = sections.randomElement(using: &random)?.identifier
        let item = items.randomElement(using: &random)
        let side: SnapshotSide = Bool.random(using: &random) ? .before : .after
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let name = "section \(Int.random(in: 0..<12, using: &random))"
            guard index(ofSection: name) == nil else { return }
            if let section, Bool.random(using: &random), let index = index(ofSection: section) {
                try content.insertSections([name], side, section)
                sections.insert(Section(identifier: name, items: []), at: side == .before ? index : index + 1)
            } else {
                try content.appendSections([name])
                sections.append(Section(identifier: name, items: []))
            }
        case 1:
            guard let section, Int.random(in: 0..<3, using: &random) == 0 else { return }
            try content.deleteSections([section, "nowhere"])
            sections.removeAll { $0.identifier == section }
        case 2:
            guard let section, let other = sections.randomElement(using: &random)?.identifier, other != section,
                let index = index(ofSection: section)
            else { return }
            try content.moveSection(section, side, other)
            let moved = sections.remove(at: index)
            guard let target = self.index(ofSection: other) else { return }
            sections.insert(moved, at: side == .before ? target : target + 1)
        case 3, 4:
            guard let section, let index = index(ofSection: section) else { return }
            try content.appendItems(some, toSection: section)
            takeOut(some)
            sections[index].items += some
        case 5, 6:
            guard let item, !some.contains(item) else { return }
            try content.insertItems(some, side, item)
            takeOut(some)
            insert(some, side, item)
        case 7:
            try content.deleteItems(some)
            takeOut(some)
        case 8:
            guard let item, let other = items.randomElement(using: &random), other != item else { return }
            try content.moveItem(item, side, other)
            takeOut([item])
            insert([item], side, other)
        default:
            guard Int.random(in: 0..<30, using: &random) == 0 else { return }
            content.deleteAllItems()
            sections = []
        }
    }

    private mutating func insert(_ items: [Int], _ side: SnapshotSide, _ neighbour: Int) {
        guard let place = place(of: neighbour) else { return }
        sections[place.section].items.insert(contentsOf: items, at: side == .before ? place.item : place.item + 1)
    }
}
