/// One item: its section, and its number in it.
package struct ItemPlace: Sendable, Hashable, Comparable {
    package var section: Int
    package var item: Int

    @inlinable @inline(__always) package init(_ item: Int, in section: Int) {
        self.section = section
        self.item = item
    }

    @inlinable @inline(__always) package static func < (left: ItemPlace, right: ItemPlace) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }
}

/// Something that goes from one place to another: the first before a batch, the second after it.
package struct Move<Place: Comparable & Hashable & Sendable>: Sendable, Hashable {
    package var from: Place
    package var to: Place

    @inlinable package init(from: Place, to: Place) {
        self.from = from
        self.to = to
    }
}
