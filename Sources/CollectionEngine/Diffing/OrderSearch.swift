/// Looks for the elements of a new order in an old one.
///
/// Most elements have the neighbours that they had before. So each element of the new order is first compared with the few that
/// followed its predecessor in the old order. If it is none of them, it is a stranger. All strangers are looked up in the
/// old table together, at the end: a processor fetches many places of a large table at the same time when nothing else is done
/// in between. After several strangers in a row the next one is looked up at once, because a block that has moved may begin there.
@usableFromInline struct OrderSearch<Identifier: Hashable & Sendable> {
    @usableFromInline typealias Order = OrderMatcher<Identifier>.Order
    @usableFromInline let old: Order
    @usableFromInline let new: Order
    /// Below this number, both tables give the same numbers to the same identifiers.
    @usableFromInline let common: Int
    /// Strangers come from -1 until they are looked up.
    @usableFromInline var found = OrderMatch()
    /// The indexes of strangers in `found`.
    @usableFromInline var strangers: [UInt32] = []

    /// How many of the next elements are compared: some may have been taken out.
    @usableFromInline static var reach: Int { 4 }
    /// How many strangers in succession wait to be looked up.
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

    /// Where an element is, if it is one of those that come next.
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
        // Most that differ are told apart by their hashes.
        return old.table.hashes[Int(other)] == new.table.hashes[Int(number)]
            && old.table.identifiers[Int(other)] == new.table.identifiers[Int(number)]
    }

    // MARK: Strangers

    @inlinable mutating func lookUpLater(_ position: Int) {
        strangers.append(UInt32(truncatingIfNeeded: found.stretches.count))
        found.stretches.append(OrderMatch.Stretch(old: -1, new: position, count: 1))
    }

    @inlinable mutating func lookUpStrangers(_ index: (UInt32) -> Int?) {
        guard !strangers.isEmpty else { return }
        // Nothing but fetching: no comparison has to be waited for before the next one can begin.
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

    /// Where an element was, wherever that is; nil for a new one.
    @inlinable func place(of number: UInt32, _ index: (UInt32) -> Int?) -> Int? {
        if Int(number) < common, let place = index(number) { return place }
        let hash = new.table.hashes[Int(number)]
        return old.table.number(of: new.table.identifiers[Int(number)], hash: hash).flatMap { index($0) }
    }

    // MARK: Stretches

    /// How many elements from there on are the same.
    @inlinable func sharedStretch(_ oldStart: Int, _ newStart: Int) -> Int {
        let limit = min(old.count &- oldStart, new.count &- newStart)
        let (ours, theirs) = (oldStart..<oldStart &+ limit, newStart..<newStart &+ limit)
        if common >= old.table.count {
            // Where all of the old numbers mean the same in the new table, numbers are all there is to compare.
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
    /// How many elements at the start are the same.
    @inlinable func sharedCount(with other: Span) -> Int {
        let limit = min(count, other.count)
        var shared = 0
        while shared < limit, self[shared] == other[shared] { shared &+= 1 }
        return shared
    }
}

extension Span<UInt32> {
    /// How many elements at the start are `first`, the number behind it, and so on.
    @inlinable func countedCount(from first: UInt32) -> Int {
        var counted = 0
        while counted < count, self[counted] == first &+ UInt32(truncatingIfNeeded: counted) { counted &+= 1 }
        return counted
    }
}
