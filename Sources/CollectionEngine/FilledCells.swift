/// Cells that show an item already and are not on screen: those that left it a while ago, and those that will come.
///
/// A queue: whoever needs a cell for another item takes the one that lies here longest. Written out over memory, because
/// cells go in and out with every step of a scroll; slots are moved, which retains nothing. Of objects rather than of any type,
/// because the generic form is not specialised in other modules and costs five times as much.
@usableFromInline package struct FilledCells: ~Copyable {
    // What is `@usableFromInline` is for the bodies that are inlined into UIKitCore; nothing there can name it.
    @usableFromInline struct Slot {
        @usableFromInline var key: ElementKey
        @usableFromInline var shelf: Int32
        /// Whether it was filled ahead of time.
        @usableFromInline var isPrepared: Bool
        /// nil where a cell was taken from the middle.
        @usableFromInline var cell: AnyObject?

        @inlinable init(key: ElementKey, shelf: Int32, isPrepared: Bool, cell: AnyObject?) {
            self.key = key
            self.shelf = shelf
            self.isPrepared = isPrepared
            self.cell = cell
        }
    }

    /// A power of two of them, or none before the first cell comes in.
    @usableFromInline var slots = UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
    // Numbers that only grow; the slot of a number is the number by the size of the memory.
    @usableFromInline var first = 0
    @usableFromInline var end = 0
    /// Those before it have been looked at by `settle`.
    @usableFromInline var settled = 0
    @usableFromInline var held = 0
    @inlinable package var count: Int { held }
    /// All keys lie between these two; for a quick "no".
    @usableFromInline var lowest = ElementKey.cell(0, in: 0)
    @usableFromInline var highest = ElementKey.cell(0, in: 0)
    /// Items whose cells are not taken for others: those that are to come into view next, while one more is prepared.
    package var spared: [ElementKey] = []
    /// Neighbours that come into view together; their cells are not taken for others either.
    package var sparedItems = 0..<0
    package var sparedSection = 0
    /// Behind the cell that was taken last: its neighbour is often wanted next.
    @usableFromInline var hint = 0

    @inlinable package init() {}

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    @inlinable @inline(__always) var mask: Int { slots.count &- 1 }

    // MARK: In

    /// Puts a cell in, as the newest.
    ///
    /// - Parameter shelf: Cells of one shelf may be taken for each other.
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

    // MARK: Out

    /// Whether there could be a cell for this item. No is certain.
    @inlinable @inline(__always) package func mayHold(_ key: ElementKey) -> Bool {
        count > 0 && !key.comesBefore(lowest) && !highest.comesBefore(key)
    }

    /// Takes out the cell that shows an item.
    @inlinable package mutating func take(_ key: ElementKey) -> AnyObject? {
        guard let number = number(of: key) else { return nil }
        hint = number &+ 1
        return takeOut(number)
    }

    /// Takes out the cell of this shelf that left the screen first; one that was filled ahead of time only when there is no
    /// other.
    package mutating func takeOldest(on shelf: Int) -> AnyObject? {
        guard count > 0 else { return nil }
        let slot = first & mask
        if slots[slot].shelf == Int32(truncatingIfNeeded: shelf), !slots[slot].isPrepared, !isSpared(slots[slot].key) {
            return takeOut(first)
        }
        return takeOldestBehindFirst(on: shelf)
    }

    /// Apart, because it is seldom needed.
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

    /// Takes out whichever lies here longest, and says where it belongs.
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

    // MARK: Looking

    /// The cell that shows an item; it stays.
    package subscript(key: ElementKey) -> AnyObject? {
        number(of: key).flatMap { slots[$0 & mask].cell }
    }

    /// Which item a cell shows.
    package func key(of cell: AnyObject) -> ElementKey? {
        for number in first..<end where slots[number & mask].cell === cell { return slots[number & mask].key }
        return nil
    }

    /// Calls `body` with each cell that came in since the last time and is still there.
    @inlinable @inline(__always) package mutating func settle(_ body: (AnyObject) -> Void) {
        guard settled < end else { return }
        for number in max(settled, first)..<end {
            if let cell = slots[number & mask].cell { body(cell) }
        }
        settled = end
    }

    // MARK: Updates

    /// Items have other places now. Cells of those that went are forgotten here, and answered with their shelves.
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
    /// The order of two cells.
    @inlinable @inline(__always) package func comesBefore(_ other: ElementKey) -> Bool {
        section < other.section || section == other.section && item < other.item
    }
}
