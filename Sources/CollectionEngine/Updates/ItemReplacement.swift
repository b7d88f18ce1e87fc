/// Neighbours of one section that go, and others that come in their place.
package struct ItemReplacement: Sendable, Hashable {
    package var section: Int
    /// By the numbers they have once the replacements before this one are carried out.
    package var items: Range<Int>
    /// How many come.
    package var count: Int

    package init(section: Int, items: Range<Int>, count: Int) {
        self.section = section
        self.items = items
        self.count = count
    }
}

extension UpdatePlan {
    /// What goes and comes among the items, to be carried out in this order: of each section from its beginning to its end. An item that
    /// moves goes, and comes where it went (``itemMoves``). nil if sections come, go, move or are reloaded.
    ///
    /// - Complexity: O(u) for u operations.
    package var itemReplacements: [ItemReplacement]? {
        operations.hasSections ? nil : items.flatMap { $0.map.replacements(inSection: $0.oldSection) }
    }

    /// The items that move by themselves.
    package var itemMoves: [Move<ItemPlace>] { operations.movedItems.byOld }
}

extension IndexMap {
    fileprivate func replacements(inSection section: Int) -> [ItemReplacement] {
        var replacements: [ItemReplacement] = []
        var (gone, come) = (0, 0)
        while gone < removed.count || come < added.count {
            // How far it is to whatever is next, in items that stay.
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
