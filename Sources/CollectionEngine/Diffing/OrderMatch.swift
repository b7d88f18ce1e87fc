/// What an old and a new order have in common: stretches of elements that follow each other in both.
///
/// Most of what is shown stays as it was, so there are few of them, however many elements there are.
@usableFromInline package struct OrderMatch: Sendable, Hashable {
    /// So many elements from `new` on in the new order are those from `old` on in the old one.
    @usableFromInline package struct Stretch: Sendable, Hashable {
        @usableFromInline package var old: Int32
        @usableFromInline package var new: Int32
        @usableFromInline package var count: Int32

        @inlinable package init(old: Int, new: Int, count: Int) {
            self.old = Int32(truncatingIfNeeded: old)
            self.new = Int32(truncatingIfNeeded: new)
            self.count = Int32(truncatingIfNeeded: count)
        }

        @inlinable func isFollowed(by other: Stretch) -> Bool {
            old &+ count == other.old && new &+ count == other.new
        }
    }

    /// In the new order. None is empty, and no new element is in two.
    @usableFromInline package var stretches: [Stretch] = []

    @inlinable package init() {}

    /// Leaves out stretches that come from nowhere, -1, and joins those that follow each other in both orders.
    @inlinable mutating func close() {
        var kept = 0
        for index in stretches.indices where stretches[index].old >= 0 {
            let stretch = stretches[index]
            if kept > 0, stretches[kept &- 1].isFollowed(by: stretch) {
                stretches[kept &- 1].count &+= stretch.count
            } else {
                stretches[kept] = stretch
                kept &+= 1
            }
        }
        stretches.removeLast(stretches.count &- kept)
    }
}

/// How one order is matched with another.
///
/// A snapshot carries its matcher with it. The matcher is made in the app's own code, where the compiler specialises it for the app's
/// identifiers; the data source is a generic class and would call the unspecialised form, which is slower.
@usableFromInline package struct OrderMatcher<Identifier: Hashable & Sendable>: Sendable {
    /// A table, and the numbers of its identifiers in an order.
    @usableFromInline package struct Order {
        @usableFromInline let table: IdentifierTable<Identifier>
        /// nil where they are 0, 1, 2 and so on.
        @usableFromInline let numbers: [UInt32]?
        @usableFromInline let count: Int

        @inlinable package init(table: IdentifierTable<Identifier>, numbers: [UInt32]?) {
            self.table = table
            self.numbers = numbers
            count = numbers?.count ?? table.count
        }

        @inlinable @inline(__always) subscript(index: Int) -> UInt32 {
            numbers?[index] ?? UInt32(truncatingIfNeeded: index)
        }
    }

    @usableFromInline let match: @Sendable (_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch

    @inlinable package init() {
        match = { old, new, index in
            var search = OrderSearch(old, new)
            search.run(index)
            return search.found
        }
    }

    /// - Parameter index: Where in the old order a number is; nil where it is not.
    package func callAsFunction(_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch {
        match(old, new, index)
    }
}
