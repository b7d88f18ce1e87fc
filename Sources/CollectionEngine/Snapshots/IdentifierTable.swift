/// Identifiers, each once, with a number for each: 0 for the first one, and so on.
///
/// Everything that uses the table works with numbers, so an identifier is hashed only once, when it is added. A
/// forgotten identifier leaves its number unused until ``compact(keeping:)``.
///
/// Not a `Dictionary`, because a difference needs the hashes again, and four bytes per entry are enough.
@usableFromInline package struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
    // `@usableFromInline` is for bodies that are compiled again for the app's own types, which makes them three times
    // as fast.
    /// The identifiers, by number. A known identifier replaces a forgotten one, so that nothing is kept alive.
    @usableFromInline var identifiers: [Identifier] = []
    /// The hashes, by number.
    @usableFromInline var hashes: [UInt32] = []
    /// Open addressing: an identifier is at its hash's low bits, or after that. The size is a power of two. A slot has
    /// the number, and in its upper bits as much of the hash as fits.
    @usableFromInline var slots: [UInt32] = []
    @usableFromInline var usedSlots = 0
    /// Knows which tables number their identifiers alike.
    package private(set) var lineage = Lineage()

    @usableFromInline static var emptySlot: UInt32 { 0 }
    @usableFromInline static var forgottenSlot: UInt32 { 1 }
    /// The offset of numbers in slots.
    @usableFromInline static var firstSlotNumber: UInt32 { 2 }

    @inlinable package init() {}

    /// How many numbers are in use, including those of forgotten identifiers.
    @inlinable package var count: Int { identifiers.count }

    @inlinable package subscript(number: UInt32) -> Identifier { identifiers[Int(number)] }

    /// Combines the upper and the lower half of Swift's hash.
    @inlinable @inline(__always) static func hash(of identifier: Identifier) -> UInt32 {
        let hash = UInt(bitPattern: identifier.hashValue)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// Returns the number of an identifier; nil if it isn't known.
    @inlinable package func number(of identifier: Identifier) -> UInt32? {
        number(of: identifier, hash: Self.hash(of: identifier))
    }

    @inlinable package func number(of identifier: Identifier, hash: UInt32) -> UInt32? {
        guard !slots.isEmpty else { return nil }
        let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
        var slot = hash & mask
        while true {
            let entry = slots[Int(slot)]
            if entry == Self.emptySlot { return nil }
            if entry != Self.forgottenSlot, (entry ^ hash) & ~mask == 0 {
                let number = (entry & mask) &- Self.firstSlotNumber
                if identifiers[Int(number)] == identifier { return number }
            }
            slot = (slot &+ 1) & mask
        }
    }

    /// Returns false if no identifier with that hash is known. Checks only one slot.
    @inlinable @inline(__always) package func mayKnow(hash: UInt32) -> Bool {
        !slots.isEmpty && slots[Int(hash & UInt32(truncatingIfNeeded: slots.count &- 1))] != Self.emptySlot
    }

    /// Adds identifiers, and returns their numbers in order. New identifiers get the numbers from ``count`` on.
    ///
    /// If an identifier occurs twice, its number is in the result twice.
    ///
    /// - Complexity: O(n), with one hash for each identifier.
    @inlinable package mutating func take(_ newcomers: [Identifier]) -> [UInt32] {
        let first = count
        reserve(newcomers.count)
        // All hashes first: then the processor looks up many slots at the same time.
        for identifier in newcomers { hashes.append(Self.hash(of: identifier)) }
        var numbers: [UInt32] = []
        numbers.reserveCapacity(newcomers.count)
        let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
        for (index, identifier) in newcomers.enumerated() {
            let hash = hashes[first &+ index]
            var slot = hash & mask
            while true {
                let entry = slots[Int(slot)]
                if entry == Self.emptySlot {
                    let number = UInt32(truncatingIfNeeded: identifiers.count)
                    slots[Int(slot)] = (hash & ~mask) | (number &+ Self.firstSlotNumber)
                    usedSlots &+= 1
                    // Never after the hash that is read next.
                    hashes[Int(number)] = hash
                    identifiers.append(identifier)
                    numbers.append(number)
                    break
                }
                if entry != Self.forgottenSlot, (entry ^ hash) & ~mask == 0 {
                    let number = (entry & mask) &- Self.firstSlotNumber
                    if identifiers[Int(number)] == identifier {
                        numbers.append(number)
                        break
                    }
                }
                slot = (slot &+ 1) & mask
            }
        }
        hashes.removeLast(hashes.count &- identifiers.count)
        noteGrowth(from: first)
        return numbers
    }

    /// Removes the identifiers with this number and above.
    package mutating func forget(from first: Int) {
        for number in first..<count { clearSlot(of: UInt32(number)) }
        identifiers.removeLast(count - first)
        hashes.removeLast(hashes.count - first)
        // Other tables may know these numbers.
        lineage = Lineage(from: lineage, common: first)
    }

    /// Forgets some identifiers.
    ///
    /// - Parameter standIn: The number of an identifier that stays known.
    package mutating func forget(_ numbers: [UInt32], standIn: UInt32) {
        for number in numbers {
            clearSlot(of: number)
            identifiers[Int(number)] = identifiers[Int(standIn)]
        }
    }

    /// Keeps only these identifiers, and numbers them from 0 in this order.
    package mutating func compact(keeping numbers: [UInt32]) {
        identifiers = numbers.map { identifiers[Int($0)] }
        hashes = numbers.map { hashes[Int($0)] }
        slots = []
        usedSlots = 0
        lineage = Lineage()
        _ = lineage.grow(from: 0, to: count)
        if count > 0 { rebuildSlots(for: count) }
    }

    /// Returns the number below which both tables give the same numbers to the same identifiers.
    @usableFromInline package func commonNumbers(with other: IdentifierTable) -> Int {
        min(lineage.commonNumbers(with: other.lineage), count, other.count)
    }

    // MARK: Slots

    @usableFromInline mutating func noteGrowth(from first: Int) {
        guard count > first, !lineage.grow(from: first, to: count) else { return }
        lineage = Lineage(from: lineage, common: first)
        _ = lineage.grow(from: first, to: count)
    }

    /// Reserves space for `more` identifiers.
    @usableFromInline mutating func reserve(_ more: Int) {
        // Numbers continue after forgotten identifiers, and have to fit beside the hashes in the slots.
        if 4 * (max(usedSlots, count) + more) > 3 * slots.count { rebuildSlots(for: count + more) }
        guard more > 16 else { return }
        identifiers.reserveCapacity(count + more)
        hashes.reserveCapacity(count + more)
    }

    private mutating func rebuildSlots(for capacity: Int) {
        precondition(capacity < Self.mostIdentifiers, "more than \(Self.mostIdentifiers) identifiers")
        var size = 16
        while 3 * size < 4 * capacity { size *= 2 }
        let mask = UInt32(size - 1)
        var known: [UInt32] = []
        known.reserveCapacity(usedSlots)
        let oldMask = UInt32(truncatingIfNeeded: slots.count &- 1)
        for entry in slots where entry >= Self.firstSlotNumber {
            known.append((entry & oldMask) - Self.firstSlotNumber)
        }
        if slots.isEmpty { known = (0..<count).map { UInt32($0) } }
        var rebuilt = [UInt32](repeating: Self.emptySlot, count: size)
        for number in known {
            let hash = hashes[Int(number)]
            var slot = hash & mask
            while rebuilt[Int(slot)] != Self.emptySlot { slot = (slot &+ 1) & mask }
            rebuilt[Int(slot)] = (hash & ~mask) | (number + Self.firstSlotNumber)
        }
        slots = rebuilt
        usedSlots = known.count
    }

    /// A slot has 32 bits for a number, and a quarter of the slots stays free.
    private static var mostIdentifiers: Int { 1 << 31 - 1 << 29 }

    private mutating func clearSlot(of number: UInt32) {
        let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
        var slot = hashes[Int(number)] & mask
        while slots[Int(slot)] & mask != number + Self.firstSlotNumber || slots[Int(slot)] < Self.firstSlotNumber {
            slot = (slot &+ 1) & mask
        }
        slots[Int(slot)] = Self.forgottenSlot
    }
}
