/// A batch as changes of a list of lists, for layouts that change their solution in place.
///
/// Carried out in this order they need no thought: items out, sections out, sections in, items in. Removals go from the
/// last to the first and insertions from the first to the last, so every index means what it says when its turn comes.
package struct UpdateEdits: Sendable, Hashable {
    /// Items to take out of sections that stay or move, in places before; the last first. Those that move are among them.
    package var itemRemovals: [ItemRange] = []
    /// Sections to take out: deleted, moved or reloaded; the last first.
    package var sectionRemovals: [Int] = []
    /// Sections to put in, the first first.
    package var sectionInsertions: [SectionInsertion] = []
    /// Items to put into sections that stayed or moved, in places after; the first first.
    package var itemInsertions: [ItemInsertion] = []
    /// Items that are replaced where they are, in places after: nothing known about them holds any longer.
    package var reloads: [ItemRange] = []

    package struct SectionInsertion: Sendable, Hashable {
        package var index: Int
        /// Which section it was before, without the items that were taken out; nil if it is new or reloaded.
        package var source: Int?
    }

    package struct ItemInsertion: Sendable, Hashable {
        package var range: ItemRange
        /// Where the first of them was before, the others following it; nil if they are new.
        package var source: ItemPlace?
    }
}

extension UpdatePlan {
    /// The batch as changes of a list of lists.
    ///
    /// - Complexity: O(u log u).
    package var edits: UpdateEdits {
        var edits = UpdateEdits()
        for place in operations.itemsOut.reversed() { edits.remove(place) }
        for place in operations.itemsIn { edits.insert(place, source: operations.movedItems.source(of: place)) }
        if !operations.reloadedItems.isEmpty {
            for place in operations.reloadedItems.compactMap(newPlace).sorted() { edits.reload(place) }
        }
        if operations.hasSections { addSections(to: &edits) }
        return edits
    }

    private func addSections(to edits: inout UpdateEdits) {
        let reloaded = operations.reloadedSections
        edits.sectionRemovals = (sections.removed + reloaded).sorted(by: >)
        let places = sections.added + reloaded.compactMap(newSection)
        edits.sectionInsertions = places.sorted().map {
            UpdateEdits.SectionInsertion(index: $0, source: operations.movedSections.source(of: $0))
        }
    }
}

extension UpdateEdits {
    fileprivate mutating func remove(_ place: ItemPlace) {
        if let last = itemRemovals.last, last.section == place.section, last.items.lowerBound == place.item + 1 {
            itemRemovals[itemRemovals.count - 1].items = place.item..<last.items.upperBound
        } else {
            itemRemovals.append(ItemRange(place))
        }
    }

    fileprivate mutating func insert(_ place: ItemPlace, source: ItemPlace?) {
        if let last = itemInsertions.last, last.isContinued(by: place, source: source) {
            itemInsertions[itemInsertions.count - 1].range.items = last.range.items.lowerBound..<(place.item + 1)
        } else {
            itemInsertions.append(ItemInsertion(range: ItemRange(place), source: source))
        }
    }

    fileprivate mutating func reload(_ place: ItemPlace) {
        if let last = reloads.last, last.isContinued(by: place) {
            reloads[reloads.count - 1].items = last.items.lowerBound..<(place.item + 1)
        } else {
            reloads.append(ItemRange(place))
        }
    }
}

extension UpdateEdits.ItemInsertion {
    fileprivate func isContinued(by place: ItemPlace, source next: ItemPlace?) -> Bool {
        range.isContinued(by: place) && next == source.map { ItemPlace($0.item + range.items.count, in: $0.section) }
    }
}

extension ItemRange {
    fileprivate init(_ place: ItemPlace) { self.init(place.item..<(place.item + 1), in: place.section) }

    fileprivate func isContinued(by place: ItemPlace) -> Bool {
        section == place.section && items.upperBound == place.item
    }
}
