/// The place of an item: its section, and its index in the section.
@usableFromInline package struct ItemPlace: Sendable, Hashable, Comparable {
    @usableFromInline package var section: Int
    @usableFromInline package var item: Int

    @inlinable @inline(__always) package init(_ item: Int, in section: Int) {
        self.section = section
        self.item = item
    }

    @inlinable @inline(__always) package static func < (left: ItemPlace, right: ItemPlace) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }
}

/// A move from a place before a batch to a place after it.
@usableFromInline package struct Move<Place: Comparable & Hashable & Sendable>: Sendable, Hashable {
    @usableFromInline package var from: Place
    @usableFromInline package var to: Place

    @inlinable package init(from: Place, to: Place) {
        self.from = from
        self.to = to
    }
}
