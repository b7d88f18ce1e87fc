/// Consecutive items of one section that are deleted, and the number of items inserted in their place.
package struct ItemReplacement: Sendable, Hashable {
    package var section: Int
    /// The deleted items, numbered as they are after the replacements before this one.
    package var items: Range<Int>
    /// The number of inserted items.
    package var count: Int

    package init(section: Int, items: Range<Int>, count: Int) {
        self.section = section
        self.items = items
        self.count = count
    }
}

extension UpdatePlan {
    /// The deleted and inserted items, in the order to apply them: each section from start to end. A moved item is
    /// deleted at its old place and inserted at its new one (``itemMoves``). nil if the batch changes sections.
    ///
    /// - Complexity: O(u) for u operations.
    package var itemReplacements: [ItemReplacement]? {
        operations.hasSections ? nil : items.flatMap { $0.map.replacements(inSection: $0.oldSection) }
    }

    /// The items that the batch moves itself, not those that move because of insertions or deletions.
    package var itemMoves: [Move<ItemPlace>] { operations.movedItems.byOld }
}

extension IndexMap {
    fileprivate func replacements(inSection section: Int) -> [ItemReplacement] {
        var replacements: [ItemReplacement] = []
        var (gone, come) = (0, 0)
        while gone < removed.count || come < added.count {
            // The distance to the next removed or added item, in items that stay.
            let toGone = gone < removed.count ? removed[gone] - gone : .max
            let toCome = come < added.count ? added[come] - come : .max
            let stay = min(toGone, toCome)
            let (firstGone, firstCome) = (gone, come)
            while gone < removed.count, removed[gone] - gone == stay { gone += 1 }
            while come < added.count, added[come] - come == stay { come += 1 }
            let first = stay + firstCome
            replacements.append(
                ItemReplacement(section: section, items: first..<first + gone - firstGone, count: come - firstCome))
        }
        return replacements
    }
}
