/// Looks for the elements of a new order in an old one.
///
/// It goes through the new order and compares each element with the one that it expects: what comes next is mostly what came next
/// before. Only what is new, or comes from elsewhere, is looked up in the old table.
@usableFromInline struct OrderSearch<Identifier: Hashable & Sendable> {
    @usableFromInline typealias Order = OrderMatcher<Identifier>.Order
    @usableFromInline let old: Order
    @usableFromInline let new: Order
    /// Below this number, both tables give the same numbers to the same identifiers.
    @usableFromInline let common: Int
    @usableFromInline var found = OrderMatch()

    @inlinable init(_ old: Order, _ new: Order) {
        self.old = old
        self.new = new
        common = old.table.commonNumbers(with: new.table)
    }

    @inlinable mutating func run(_ index: (UInt32) -> Int?) {
        // What is new in the middle must not be looked for behind it.
        let start = sharedStart()
        add(old: 0, new: 0, count: start)
        let end = sharedEnd(behind: start)
        let (oldEnd, newEnd) = (old.count &- end, new.count &- end)
        if start < newEnd, start < oldEnd { runMiddle(start, oldEnd, newEnd, index) }
        add(old: oldEnd, new: newEnd, count: end)
    }

    @inlinable mutating func runMiddle(_ start: Int, _ oldEnd: Int, _ newEnd: Int, _ index: (UInt32) -> Int?) {
        // Behind the element found last, and where the order was left when one from elsewhere came in between.
        var (expected, left) = (start, start)
        var position = start
        while position < newEnd {
            let number = new[position]
            var source = -1
            if expected < oldEnd, isSame(expected, number) {
                source = expected
            } else if left != expected, left < oldEnd, isSame(left, number) {
                source = left
            } else if expected &+ 1 < oldEnd, isSame(expected &+ 1, number) {
                // One was taken out.
                source = expected &+ 1
            } else {
                source = place(of: number, index) ?? -1
                guard source >= 0 else {
                    position &+= 1
                    continue
                }
                if left == expected { left = expected } else { left = min(left, expected) }
            }
            let count = 1 &+ sharedStretch(source &+ 1, oldEnd, position &+ 1, newEnd)
            add(old: source, new: position, count: count)
            if source == left { left = expected }
            expected = source &+ count
            position &+= count
        }
    }

    @inlinable mutating func add(old: Int, new: Int, count: Int) {
        if count > 0 { found.stretches.append(OrderMatch.Stretch(old: old, new: new, count: count)) }
    }

    /// Looks an element up.
    @inlinable func place(of number: UInt32, _ index: (UInt32) -> Int?) -> Int? {
        if Int(number) < common, let place = index(number) { return place }
        let hash = new.table.hashes[Int(number)]
        return old.table.number(of: new.table.identifiers[Int(number)], hash: hash).flatMap { index($0) }
    }

    @inlinable @inline(__always) func isSame(_ place: Int, _ number: UInt32) -> Bool {
        let other = old[place]
        if Int(other) < common, Int(number) < common { return other == number }
        // Most that differ are told apart by their hashes.
        return old.table.hashes[Int(other)] == new.table.hashes[Int(number)]
            && old.table.identifiers[Int(other)] == new.table.identifiers[Int(number)]
    }

    // MARK: Stretches

    /// How many elements at the start are the same.
    @inlinable func sharedStart() -> Int { sharedStretch(0, old.count, 0, new.count) }

    /// How many elements from there on are the same.
    @inlinable func sharedStretch(_ oldStart: Int, _ oldEnd: Int, _ newStart: Int, _ newEnd: Int) -> Int {
        let limit = min(oldEnd &- oldStart, newEnd &- newStart)
        var count = 0
        // Short ones are many: looked at one by one they end where they end.
        while count < min(limit, 16) {
            guard isSame(oldStart &+ count, new[newStart &+ count]) else { return count }
            count &+= 1
        }
        while count &+ 8 <= limit, areSame(oldStart &+ count, newStart &+ count) { count &+= 8 }
        while count < limit, isSame(oldStart &+ count, new[newStart &+ count]) { count &+= 1 }
        return max(count, 0)
    }

    /// How many elements at the end are the same, of those behind the first so many.
    @inlinable func sharedEnd(behind start: Int) -> Int {
        let limit = min(old.count, new.count) &- start
        var count = 0
        while count &+ 8 <= limit, areSame(old.count &- count &- 8, new.count &- count &- 8) { count &+= 8 }
        while count < limit, isSame(old.count &- count &- 1, new[new.count &- count &- 1]) { count &+= 1 }
        return count
    }

    /// Whether eight elements are the same, one by one: all eight are compared, which the processor does at a time.
    @inlinable @inline(__always) func areSame(_ place: Int, _ position: Int) -> Bool {
        var differences: UInt32 = 0
        if common >= old.table.count {
            // Where all of the old numbers mean the same in the new table, numbers are all there is to compare.
            if let ours = old.numbers {
                for step in 0..<8 { differences |= ours[place &+ step] ^ new[position &+ step] }
            } else if let theirs = new.numbers {
                let first = UInt32(truncatingIfNeeded: place)
                for step in 0..<8 { differences |= (first &+ UInt32(step)) ^ theirs[position &+ step] }
            } else {
                return place == position
            }
        } else if old.numbers == nil, new.numbers == nil, common == 0 {
            let (ours, theirs) = (old.table.identifiers, new.table.identifiers)
            for step in 0..<8 { differences |= ours[place &+ step] == theirs[position &+ step] ? 0 : 1 }
        } else {
            for step in 0..<8 { differences |= isSame(place &+ step, new[position &+ step]) ? 0 : 1 }
        }
        return differences == 0
    }
}
