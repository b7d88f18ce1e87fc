/// Cells that show an item but aren't on screen: they left it a while ago, or will come soon.
///
/// This is a queue: code that needs a cell for another item takes the oldest one. It uses raw memory, because cells go
/// in and out with every scroll step; moving a slot retains nothing. It holds objects rather than a generic type,
/// because other modules don't get a specialised version, and the generic form costs five times as much.
@usableFromInline package struct FilledCells: ~Copyable {
    // `@usableFromInline` is for bodies that are inlined into UIKitCore. Code there can't use these names.
    @usableFromInline struct Slot {
        @usableFromInline var key: ElementKey
        @usableFromInline var shelf: Int32
        /// Whether the cell was filled ahead of time.
        @usableFromInline var isPrepared: Bool
        /// nil after a cell in the middle was taken.
        @usableFromInline var cell: AnyObject?

        @inlinable init(key: ElementKey, shelf: Int32, isPrepared: Bool, cell: AnyObject?) {
            self.key = key
            self.shelf = shelf
            self.isPrepared = isPrepared
            self.cell = cell
        }
    }

    /// The number of slots is a power of two, or 0 before the first cell.
    @usableFromInline var slots = UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
    // These numbers only grow. A number's slot is its remainder by the number of slots.
    @usableFromInline var first = 0
    @usableFromInline var end = 0
    /// `settle` has visited the cells before this number.
    @usableFromInline var settled = 0
    @usableFromInline var held = 0
    @inlinable package var count: Int { held }
    /// All keys are between these two, which makes a quick "no" possible.
    @usableFromInline var lowest = ElementKey.cell(0, in: 0)
    @usableFromInline var highest = ElementKey.cell(0, in: 0)
    /// Items whose cells aren't reused for others: those that come into view next, while another one is prepared.
    package var spared: [ElementKey] = []
    /// Neighbours that come into view together. Their cells aren't reused for others, either.
    package var sparedItems = 0..<0
    package var sparedSection = 0
    /// The number after the cell that was taken last, whose neighbour is often needed next.
    @usableFromInline var hint = 0

    @inlinable package init() {}

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    @inlinable @inline(__always) var mask: Int { slots.count &- 1 }

    // MARK: Adding

    /// Adds a cell, as the newest.
    ///
    /// - Parameter shelf: The shelf. Cells of one shelf can replace each other.
    @inlinable package mutating func insert(
        _ cell: consuming AnyObject, for key: ElementKey, on shelf: Int, isPrepared: Bool = false
    ) {
        if end &- first == slots.count { grow() }
        if count == 0 {
            lowest = key
            highest = key
        } else if key.comesBefore(lowest) {
            lowest = key
        } else if highest.comesBefore(key) {
            highest = key
        }
        let shelf = Int32(truncatingIfNeeded: shelf)
        slots[end & mask] = Slot(key: key, shelf: shelf, isPrepared: isPrepared, cell: consume cell)
        end &+= 1
        held &+= 1
    }

    @usableFromInline mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Slot>.allocate(capacity: max(64, 2 * slots.count))
        larger.initialize(repeating: Slot(key: .cell(0, in: 0), shelf: 0, isPrepared: false, cell: nil))
        for number in first..<end { larger[number & (larger.count - 1)] = slots[number & mask] }
        slots.deinitialize()
        slots.deallocate()
        slots = larger
    }

    // MARK: Taking cells out

    /// Returns whether there may be a cell for this item. False is certain.
    @inlinable @inline(__always) package func mayHold(_ key: ElementKey) -> Bool {
        count > 0 && !key.comesBefore(lowest) && !highest.comesBefore(key)
    }

    /// Removes and returns the cell that shows an item.
    @inlinable package mutating func take(_ key: ElementKey) -> AnyObject? {
        guard let number = number(of: key) else { return nil }
        hint = number &+ 1
        return takeOut(number)
    }

    /// Removes and returns the cell of a shelf that left the screen first. Takes one that was filled ahead of time only
    /// if there is no other.
    package mutating func takeOldest(on shelf: Int) -> AnyObject? {
        guard count > 0 else { return nil }
        let slot = first & mask
        if slots[slot].shelf == Int32(truncatingIfNeeded: shelf), !slots[slot].isPrepared, !isSpared(slots[slot].key) {
            return takeOut(first)
        }
        return takeOldestBehindFirst(on: shelf)
    }

    /// A separate function, because it is rarely needed.
    @inline(never) private mutating func takeOldestBehindFirst(on shelf: Int) -> AnyObject? {
        var prepared: Int?
        for number in first..<end {
            let slot = number & mask
            guard Int(slots[slot].shelf) == shelf, slots[slot].cell != nil, !isSpared(slots[slot].key) else { continue }
            guard slots[slot].isPrepared else { return takeOut(number) }
            if prepared == nil { prepared = number }
        }
        guard let prepared else { return nil }
        return takeOut(prepared)
    }

    @inline(__always) private func isSpared(_ key: ElementKey) -> Bool {
        key.item >= sparedItems.lowerBound && key.item < sparedItems.upperBound && key.section == sparedSection
            || !spared.isEmpty && spared.contains(key)
    }

    /// Removes and returns the oldest cell, with its shelf.
    package mutating func takeOldest() -> (cell: AnyObject, shelf: Int)? {
        guard count > 0 else { return nil }
        let shelf = Int(slots[first & mask].shelf)
        return takeOut(first).map { ($0, shelf) }
    }

    @inlinable @inline(__always) mutating func takeOut(_ number: Int) -> AnyObject? {
        let cell = slots[number & mask].cell.take()
        held &-= 1
        if number == first {
            first &+= 1
            while first < end, slots[first & mask].cell == nil { first &+= 1 }
        }
        return cell
    }

    @inlinable func number(of key: ElementKey) -> Int? {
        guard mayHold(key) else { return nil }
        let start = hint >= first && hint < end ? hint : first
        for number in start..<end where holds(key, number) { return number }
        for number in first..<start where holds(key, number) { return number }
        return nil
    }

    @inlinable @inline(__always) func holds(_ key: ElementKey, _ number: Int) -> Bool {
        slots[number & mask].key == key && slots[number & mask].cell != nil
    }

    // MARK: Lookup

    /// Returns the cell that shows an item, without removing it.
    package subscript(key: ElementKey) -> AnyObject? {
        number(of: key).flatMap { slots[$0 & mask].cell }
    }

    /// Returns the item that a cell shows.
    package func key(of cell: AnyObject) -> ElementKey? {
        for number in first..<end where slots[number & mask].cell === cell { return slots[number & mask].key }
        return nil
    }

    /// Calls `body` with each cell that was added since the last call and is still there.
    @inlinable @inline(__always) package mutating func settle(_ body: (AnyObject) -> Void) {
        guard settled < end else { return }
        for number in max(settled, first)..<end {
            if let cell = slots[number & mask].cell { body(cell) }
        }
        settled = end
    }

    // MARK: Updates

    /// Moves cells to their items' new places. Removes the cells of items that are gone, and returns them with their
    /// shelves.
    package mutating func follow(_ newKey: (ElementKey) -> ElementKey?) -> [(cell: AnyObject, shelf: Int)] {
        var gone: [(cell: AnyObject, shelf: Int)] = []
        held = 0
        for number in first..<end {
            guard let cell = slots[number & mask].cell else { continue }
            guard let key = newKey(slots[number & mask].key) else {
                slots[number & mask].cell = nil
                gone.append((cell, Int(slots[number & mask].shelf)))
                continue
            }
            slots[number & mask].key = key
            if count == 0 || key.comesBefore(lowest) { lowest = key }
            if count == 0 || highest.comesBefore(key) { highest = key }
            held += 1
        }
        while first < end, slots[first & mask].cell == nil { first += 1 }
        return gone
    }
}

extension ElementKey {
    /// Returns whether this key comes before another.
    @inlinable @inline(__always) package func comesBefore(_ other: ElementKey) -> Bool {
        section < other.section || section == other.section && item < other.item
    }
}
