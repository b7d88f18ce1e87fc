/// The order of items while a person moves one by hand: the data's order, except that this item is at another place.
///
/// The data source keeps its order until the person lets go of the item. *Data* places are the data source's, and
/// *shown* places are those that the layout is asked about meanwhile. Nothing is stored for the items that make way.
package struct PreviewOrder: Sendable, Hashable {
    /// The item's place in the data.
    package let origin: ItemPlace
    /// The place where the item is shown.
    package var current: ItemPlace

    package init(lifting origin: ItemPlace) {
        self.origin = origin
        current = origin
    }

    package var isChanged: Bool { current != origin }

    /// Returns the data place of the item at a shown place.
    package func dataPlace(ofShown shown: ItemPlace) -> ItemPlace {
        if shown == current { return origin }
        return Self.place(shown, leaving: current, entering: origin)
    }

    /// Returns the shown place of the item at a data place.
    package func shownPlace(ofData data: ItemPlace) -> ItemPlace {
        if data == origin { return current }
        return Self.place(data, leaving: origin, entering: current)
    }

    /// Returns how many items each section shows.
    package func counts(ofData counts: CollectionCounts) -> CollectionCounts {
        guard origin.section != current.section else { return counts }
        var items = Array(counts.items)
        items[origin.section] -= 1
        items[current.section] += 1
        return CollectionCounts(items: items)
    }

    /// Returns whether the item can be shown at a place: between two others, or at either end of a section.
    package func canMove(to place: ItemPlace, dataCounts: CollectionCounts) -> Bool {
        guard dataCounts.contains(section: place.section), place.item >= 0 else { return false }
        let others = dataCounts.itemCount(inSection: place.section) - (place.section == origin.section ? 1 : 0)
        return place.item <= others
    }

    /// Returns the new place after one item leaves and one enters. Wrapping arithmetic, because callers may ask about
    /// any number.
    private static func place(_ place: ItemPlace, leaving: ItemPlace, entering: ItemPlace) -> ItemPlace {
        var place = place
        if place.section == leaving.section, place.item > leaving.item { place.item &-= 1 }
        if place.section == entering.section, place.item >= entering.item { place.item &+= 1 }
        return place
    }
}
