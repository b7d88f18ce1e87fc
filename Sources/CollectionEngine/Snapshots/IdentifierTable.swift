/// Identifiers, each once, and a number for each: 0 for the first that came in, and so on.
///
/// Everything above works with the numbers, so an identifier is hashed once, when it comes in. What is forgotten leaves its
/// number unused until ``compact(keeping:)``.
///
/// A table of its own and not a `Dictionary`, because a difference needs the hashes again, and four bytes an entry are enough.
@usableFromInline package struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
    // What is `@usableFromInline` is for the bodies that are compiled again for the app's own types, where they are three
    // times as fast.
    /// By number. In place of a forgotten one stands one that is still known, so that nothing is kept alive.
    @usableFromInline var identifiers: [Identifier] = []
    /// By number.
    @usableFromInline var hashes: [UInt32] = []
    /// Open addressing: an identifier is at its hash's low bits, or behind. A power of two of them. What is kept is the number,
    /// and above it as much of the hash as there is room for.
    @usableFromInline var slots: [UInt32] = []
    @usableFromInline var usedSlots = 0
    /// Which tables number their identifiers alike.
    package private(set) var lineage = Lineage()

    @usableFromInline static var emptySlot: UInt32 { 0 }
    @usableFromInline static var forgottenSlot: UInt32 { 1 }
    /// What is added to numbers in slots.
    @usableFromInline static var firstSlotNumber: UInt32 { 2 }

    @inlinable package init() {}

    /// How many numbers are in use, those of forgotten identifiers included.
    @inlinable package var count: Int { identifiers.count }

    @inlinable package subscript(number: UInt32) -> Identifier { identifiers[Int(number)] }

    /// The upper half and the lower half of what Swift computes, as one half.
    @inlinable @inline(__always) static func hash(of identifier: Identifier) -> UInt32 {
        let hash = UInt(bitPattern: identifier.hashValue)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// The number of an identifier; nil if it is not known.
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

    /// False if no identifier with that hash is known; looks at one slot.
    @inlinable @inline(__always) package func mayKnow(hash: UInt32) -> Bool {
        !slots.isEmpty && slots[Int(hash & UInt32(truncatingIfNeeded: slots.count &- 1))] != Self.emptySlot
    }

    /// The numbers of these identifiers, in their order. Those that are new get the numbers from ``count`` on.
    ///
    /// One that is twice among them has its number twice in the answer.
    ///
    /// - Complexity: O(n), each hashed once.
    @inlinable package mutating func take(_ newcomers: [Identifier]) -> [UInt32] {
        let first = count
        reserve(newcomers.count)
        // All hashes first: then the processor looks up many slots at a time.
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
                    // Never behind the hash that is read next.
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

    /// Takes back those with this number and above.
    package mutating func forget(from first: Int) {
        for number in first..<count { clearSlot(of: UInt32(number)) }
        identifiers.removeLast(count - first)
        hashes.removeLast(hashes.count - first)
        // Others may have been told of the numbers.
        lineage = Lineage(from: lineage, common: first)
    }

    /// These are not known any more.
    ///
    /// - Parameter standIn: The number of one that stays known.
    package mutating func forget(_ numbers: [UInt32], standIn: UInt32) {
        for number in numbers {
            clearSlot(of: number)
            identifiers[Int(number)] = identifiers[Int(standIn)]
        }
    }

    /// Only these stay known, and are numbered from 0 in their order.
    package mutating func compact(keeping numbers: [UInt32]) {
        identifiers = numbers.map { identifiers[Int($0)] }
        hashes = numbers.map { hashes[Int($0)] }
        slots = []
        usedSlots = 0
        lineage = Lineage()
        _ = lineage.grow(from: 0, to: count)
        if count > 0 { rebuildSlots(for: count) }
    }

    /// Below this number, both tables give the same numbers to the same identifiers.
    @usableFromInline package func commonNumbers(with other: IdentifierTable) -> Int {
        min(lineage.commonNumbers(with: other.lineage), count, other.count)
    }

    // MARK: Slots

    @usableFromInline mutating func noteGrowth(from first: Int) {
        guard count > first, !lineage.grow(from: first, to: count) else { return }
        lineage = Lineage(from: lineage, common: first)
        _ = lineage.grow(from: first, to: count)
    }

    /// Room for so many more.
    @usableFromInline mutating func reserve(_ more: Int) {
        // Numbers go on where identifiers were forgotten, and have to fit beside the hashes in the slots.
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
