/// Looks for the elements of a new order in an old one.
///
/// Most elements have the same neighbours as before. So the search compares each element of the new order first with
/// the few that followed its predecessor in the old order. If it is none of them, it is a stranger. All strangers are
/// looked up together in the old table, at the end: a processor fetches many entries of a large table at the same time
/// if it does nothing else in between. After several consecutive strangers the next one is looked up at once, because a
/// moved block may begin there.
@usableFromInline struct OrderSearch<Identifier: Hashable & Sendable> {
    @usableFromInline typealias Order = OrderMatcher<Identifier>.Order
    @usableFromInline let old: Order
    @usableFromInline let new: Order
    /// Below this number, both tables give the same numbers to the same identifiers.
    @usableFromInline let common: Int
    /// The stretches. Strangers have -1 until they are looked up.
    @usableFromInline var found = OrderMatch()
    /// The indexes of strangers in `found`.
    @usableFromInline var strangers: [UInt32] = []

    /// How many of the next elements to compare, because some may have been removed.
    @usableFromInline static var reach: Int { 4 }
    /// How many consecutive strangers wait for the lookup at the end.
    @usableFromInline static var mostWaiting: Int { 4 }

    @inlinable init(_ old: Order, _ new: Order) {
        self.old = old
        self.new = new
        common = old.table.commonNumbers(with: new.table)
    }

    @inlinable mutating func run(_ index: (UInt32) -> Int?) {
        found.stretches.reserveCapacity(new.count / 4)
        strangers.reserveCapacity(new.count / 16)
        var (expected, position, waiting) = (0, 0, 0)
        while position < new.count {
            let number = new[position]
            var source = near(expected, number)
            if source == nil {
                waiting &+= 1
                if waiting > Self.mostWaiting { source = place(of: number, index) } else { lookUpLater(position) }
            }
            guard let source else {
                position &+= 1
                continue
            }
            waiting = 0
            let count = 1 &+ sharedStretch(source &+ 1, position &+ 1)
            found.stretches.append(OrderMatch.Stretch(old: source, new: position, count: count))
            expected = source &+ count
            position &+= count
        }
        lookUpStrangers(index)
    }

    /// Returns the index of an element, if it is one of the next few.
    @inlinable @inline(__always) func near(_ expected: Int, _ number: UInt32) -> Int? {
        var place = expected
        while place < min(old.count, expected &+ Self.reach) {
            if isSame(place, number) { return place }
            place &+= 1
        }
        return nil
    }

    @inlinable @inline(__always) func isSame(_ place: Int, _ number: UInt32) -> Bool {
        let other = old[place]
        if Int(other) < common, Int(number) < common { return other == number }
        // The hashes distinguish most elements that differ.
        return old.table.hashes[Int(other)] == new.table.hashes[Int(number)]
            && old.table.identifiers[Int(other)] == new.table.identifiers[Int(number)]
    }

    // MARK: Items looked up later

    @inlinable mutating func lookUpLater(_ position: Int) {
        strangers.append(UInt32(truncatingIfNeeded: found.stretches.count))
        found.stretches.append(OrderMatch.Stretch(old: -1, new: position, count: 1))
    }

    @inlinable mutating func lookUpStrangers(_ index: (UInt32) -> Int?) {
        guard !strangers.isEmpty else { return }
        // Only fetches: no fetch has to wait for a comparison.
        var mayBeThere: [Bool] = []
        mayBeThere.reserveCapacity(strangers.count)
        for stranger in strangers {
            mayBeThere.append(old.table.mayKnow(hash: new.table.hashes[Int(new[position(of: stranger)])]))
        }
        for (order, stranger) in strangers.enumerated() where mayBeThere[order] {
            guard let place = place(of: new[position(of: stranger)], index) else { continue }
            found.stretches[Int(stranger)].old = Int32(truncatingIfNeeded: place)
        }
        found.close()
    }

    @inlinable @inline(__always) func position(of stranger: UInt32) -> Int { Int(found.stretches[Int(stranger)].new) }

    /// Returns the old index of an element, anywhere in the old order; nil for a new one.
    @inlinable func place(of number: UInt32, _ index: (UInt32) -> Int?) -> Int? {
        if Int(number) < common, let place = index(number) { return place }
        let hash = new.table.hashes[Int(number)]
        return old.table.number(of: new.table.identifiers[Int(number)], hash: hash).flatMap { index($0) }
    }

    // MARK: Stretches

    /// Returns how many elements from there on are the same.
    @inlinable func sharedStretch(_ oldStart: Int, _ newStart: Int) -> Int {
        let limit = min(old.count &- oldStart, new.count &- newStart)
        let (ours, theirs) = (oldStart..<oldStart &+ limit, newStart..<newStart &+ limit)
        if common >= old.table.count {
            // If all old numbers mean the same in the new table, it is enough to compare numbers.
            if let old = old.numbers, let new = new.numbers {
                return old.span.extracting(ours).sharedCount(with: new.span.extracting(theirs))
            }
            if old.numbers == nil, let new = new.numbers {
                return new.span.extracting(theirs).countedCount(from: UInt32(truncatingIfNeeded: oldStart))
            }
        }
        if common == 0, old.numbers == nil, new.numbers == nil {
            return old.table.identifiers.span.extracting(ours)
                .sharedCount(with: new.table.identifiers.span.extracting(theirs))
        }
        var count = 0
        while count < limit, isSame(oldStart &+ count, new[newStart &+ count]) { count &+= 1 }
        return count
    }
}

extension Span where Element: Equatable {
    /// Returns how many elements at the start are the same.
    @inlinable func sharedCount(with other: Span) -> Int {
        let limit = min(count, other.count)
        var shared = 0
        while shared < limit, self[shared] == other[shared] { shared &+= 1 }
        return shared
    }
}

extension Span<UInt32> {
    /// Returns how many elements at the start are `first`, the next number, and so on.
    @inlinable func countedCount(from first: UInt32) -> Int {
        var counted = 0
        while counted < count, self[counted] == first &+ UInt32(truncatingIfNeeded: counted) { counted &+= 1 }
        return counted
    }
}
