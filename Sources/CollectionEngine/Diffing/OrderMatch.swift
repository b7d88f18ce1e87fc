/// What an old and a new order have in common: stretches of elements that are consecutive in both.
///
/// Most content usually stays the same, so there are few stretches for any number of elements.
@usableFromInline package struct OrderMatch: Sendable, Hashable {
    /// The elements from `new` on in the new order, which are the elements from `old` on in the old order.
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

    /// The stretches in the new order. None is empty, and no new element is in two.
    @usableFromInline package var stretches: [Stretch] = []

    @inlinable package init() {}

    /// Removes stretches of new elements (`old` is -1), and joins those that are consecutive in both orders.
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

/// Matches one order with another.
///
/// A snapshot contains its matcher, which is created in the app's code. There the compiler specialises it for the app's
/// identifiers; the data source is a generic class and would call the slower unspecialised code.
@usableFromInline package struct OrderMatcher<Identifier: Hashable & Sendable>: Sendable {
    /// A table, and the numbers of its identifiers in one order.
    @usableFromInline package struct Order {
        @usableFromInline let table: IdentifierTable<Identifier>
        /// nil if the numbers are 0, 1, 2 and so on.
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

    /// - Parameter index: Returns the index of a number in the old order; nil if it isn't there.
    package func callAsFunction(_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch {
        match(old, new, index)
    }
}
