/// Where each element of a new order was in an old one.
///
/// Most of what is shown stays as it was, so what is the same at both ends is only counted.
@usableFromInline package struct OrderMatch: Sendable, Hashable {
    /// So many at the start are the same elements in both orders, one by one.
    @usableFromInline package let prefix: Int
    /// So many at the end.
    @usableFromInline package let suffix: Int
    /// Of the elements between, in the new order: their index in the old one, or -1.
    @usableFromInline package let sources: [Int32]

    @inlinable package init(prefix: Int, suffix: Int, sources: [Int32]) {
        self.prefix = prefix
        self.suffix = suffix
        self.sources = sources
    }
}

/// How one order is matched with another.
///
/// Held as a value, because the code that compares identifiers is compiled for the app's own types only where the app makes a
/// snapshot; a class that is generic calls its slow form.
@usableFromInline package struct OrderMatcher<Identifier: Hashable & Sendable>: Sendable {
    /// A table, and the numbers of its identifiers in an order.
    @usableFromInline package struct Order {
        @usableFromInline let table: IdentifierTable<Identifier>
        @usableFromInline let numbers: [UInt32]

        @inlinable package init(table: IdentifierTable<Identifier>, numbers: [UInt32]) {
            self.table = table
            self.numbers = numbers
        }
    }

    @usableFromInline let match: @Sendable (_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch

    @inlinable package init() { match = { old, new, index in OrderMatcher.match(old, new, index) } }

    /// - Parameter index: Where in the old order a number is; nil where it is not.
    package func callAsFunction(_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch {
        match(old, new, index)
    }

    @inlinable package static func match(_ old: Order, _ new: Order, _ index: (UInt32) -> Int?) -> OrderMatch {
        // Numbers below it mean the same identifiers in both tables.
        let common = old.table.commonNumbers(with: new.table)
        let (oldNumbers, newNumbers) = (old.numbers, new.numbers)
        let limit = min(oldNumbers.count, newNumbers.count)
        let isWithin = common >= old.table.count || common >= new.table.count
        var prefix = isWithin ? sharedStart(oldNumbers, newNumbers) : 0
        while prefix < limit, isSame(old.table, oldNumbers[prefix], new.table, newNumbers[prefix], common) {
            prefix &+= 1
        }
        var suffix = isWithin ? sharedEnd(oldNumbers, newNumbers, limit: limit &- prefix) : 0
        while suffix < limit &- prefix,
            isSame(
                old.table, oldNumbers[oldNumbers.count &- 1 &- suffix], new.table,
                newNumbers[newNumbers.count &- 1 &- suffix], common)
        { suffix &+= 1 }

        let end = oldNumbers.count &- suffix
        var sources = [Int32](repeating: -1, count: newNumbers.count &- prefix &- suffix)
        guard prefix < end else { return OrderMatch(prefix: prefix, suffix: suffix, sources: sources) }
        // What comes next is mostly what came next before: behind the one found last, or where the order was left when an element
        // from elsewhere came in between.
        var (next, left) = (prefix, prefix)
        for position in sources.indices {
            let number = newNumbers[prefix &+ position]
            if next < end, isSame(old.table, oldNumbers[next], new.table, number, common) {
                sources[position] = Int32(truncatingIfNeeded: next)
                next &+= 1
                continue
            }
            if left != next, left < end, isSame(old.table, oldNumbers[left], new.table, number, common) {
                sources[position] = Int32(truncatingIfNeeded: left)
                (next, left) = (left &+ 1, next)
                continue
            }
            // One was taken out.
            if next &+ 1 < end, isSame(old.table, oldNumbers[next &+ 1], new.table, number, common) {
                sources[position] = Int32(truncatingIfNeeded: next &+ 1)
                next &+= 2
                continue
            }
            var found = Int(number) < common ? index(number) : nil
            if found == nil {
                let identifier = new.table.identifiers[Int(number)]
                let hash = new.table.hashes[Int(number)]
                found = old.table.number(of: identifier, hash: hash).flatMap { index($0) }
            }
            guard let found else { continue }
            sources[position] = Int32(truncatingIfNeeded: found)
            if left != next { left = min(left, next) } else { left = next }
            next = found &+ 1
        }
        return OrderMatch(prefix: prefix, suffix: suffix, sources: sources)
    }

    @inlinable @inline(__always)
    static func isSame(
        _ old: IdentifierTable<Identifier>, _ oldNumber: UInt32, _ new: IdentifierTable<Identifier>,
        _ newNumber: UInt32,
        _ common: Int
    ) -> Bool {
        if Int(oldNumber) < common, Int(newNumber) < common { return oldNumber == newNumber }
        return old.identifiers[Int(oldNumber)] == new.identifiers[Int(newNumber)]
    }
}

/// How many numbers at the start are the same.
@usableFromInline func sharedStart(_ one: [UInt32], _ other: [UInt32]) -> Int {
    let limit = min(one.count, other.count)
    var index = 0
    while index &+ 16 <= limit {
        var difference: UInt32 = 0
        for step in 0..<16 { difference |= one[index &+ step] ^ other[index &+ step] }
        if difference != 0 { break }
        index &+= 16
    }
    return index
}

/// How many numbers at the end are the same, up to `limit`.
@usableFromInline func sharedEnd(_ one: [UInt32], _ other: [UInt32], limit: Int) -> Int {
    var count = 0
    while count &+ 16 <= limit {
        let (first, second) = (one.count &- count &- 16, other.count &- count &- 16)
        var difference: UInt32 = 0
        for step in 0..<16 { difference |= one[first &+ step] ^ other[second &+ step] }
        if difference != 0 { break }
        count &+= 16
    }
    return count
}
