/// The order in which items are shown while one of them is moved by hand: the data's, but for this item, which is taken out
/// of its place and put in at another.
///
/// The data source keeps its order until the item is let go of. *Data* places are its own, *shown* places those that a layout
/// is asked about meanwhile. Nothing is kept for the items that give way.
package struct PreviewOrder: Sendable, Hashable {
    /// Where the item is in the data.
    package let origin: ItemPlace
    /// Where it is shown.
    package var current: ItemPlace

    package init(lifting origin: ItemPlace) {
        self.origin = origin
        current = origin
    }

    package var isChanged: Bool { current != origin }

    /// Where an item that is shown here is in the data.
    package func dataPlace(ofShown shown: ItemPlace) -> ItemPlace {
        if shown == current { return origin }
        return Self.place(shown, leaving: current, entering: origin)
    }

    /// Where an item of the data is shown.
    package func shownPlace(ofData data: ItemPlace) -> ItemPlace {
        if data == origin { return current }
        return Self.place(data, leaving: origin, entering: current)
    }

    /// How many items each section shows.
    package func counts(ofData counts: CollectionCounts) -> CollectionCounts {
        guard origin.section != current.section else { return counts }
        var items = Array(counts.items)
        items[origin.section] -= 1
        items[current.section] += 1
        return CollectionCounts(items: items)
    }

    /// Whether the item can be shown there: between two others, or at either end of a section.
    package func canMove(to place: ItemPlace, dataCounts: CollectionCounts) -> Bool {
        guard dataCounts.contains(section: place.section), place.item >= 0 else { return false }
        let others = dataCounts.itemCount(inSection: place.section) - (place.section == origin.section ? 1 : 0)
        return place.item <= others
    }

    /// Where something goes when one item before it may leave, and one may enter. Wrapping, because anybody may ask about
    /// any number.
    private static func place(_ place: ItemPlace, leaving: ItemPlace, entering: ItemPlace) -> ItemPlace {
        var place = place
        if place.section == leaving.section, place.item > leaving.item { place.item &-= 1 }
        if place.section == entering.section, place.item >= entering.item { place.item &+= 1 }
        return place
    }
}
