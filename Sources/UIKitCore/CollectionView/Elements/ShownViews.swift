import CollectionEngine

/// The visible views, by element.
///
/// A hash table with open addressing, written for this purpose only. A `Dictionary` of keys and views makes the runtime
/// create a dozen types at its first use, a third of the time of a first layout, and costs three times as much for each
/// cell that enters or leaves. Slots are moved in memory, which retains nothing.
@MainActor final class ShownViews {
    private struct Slot {
        var key = ElementKey(kind: .cell, section: 0, item: 0)
        var view: UICollectionReusableView?
    }

    /// The slots. Their number is a power of two, at least twice the number in use, so that searches end soon.
    private let memory: Memory
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) private var mask: Int

    /// Owns the slots, and frees them and what they retain. A separate object, because `ShownViews` is on the main
    /// actor and needn't be deallocated there.
    private final class Memory {
        // Changed on the main actor only. At `deinit` nothing else refers to it.
        var slots: UnsafeMutableBufferPointer<Slot>
        /// Slots without views, as many as in `slots`; created when first needed.
        private var spare: UnsafeMutableBufferPointer<Slot>?

        init(size: Int) { slots = Self.made(size) }

        static func made(_ size: Int) -> UnsafeMutableBufferPointer<Slot> {
            let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: size)
            slots.initialize(repeating: Slot())
            return slots
        }

        /// Replaces the slots by empty ones. The old ones become the spare ones, so the caller must take all views out
        /// of them.
        func turn() {
            let empty = spare ?? Self.made(slots.count)
            spare = slots
            slots = empty
        }

        func replace(by new: UnsafeMutableBufferPointer<Slot>) {
            free()
            (slots, spare) = (new, nil)
        }

        private func free() {
            slots.deinitialize()
            slots.deallocate()
            spare?.deinitialize()
            spare?.deallocate()
        }

        deinit { free() }
    }

    init() {
        memory = Memory(size: 256)
        slots = memory.slots.baseAddress!
        mask = memory.slots.count - 1
    }

    /// Returns the slot with the key, or the free slot at which the search for it ended.
    @inline(__always)
    private func slot(of key: ElementKey) -> Int {
        var index = key.tableHash & mask
        while slots[index].view != nil, slots[index].key != key { index = (index + 1) & mask }
        return index
    }

    subscript(key: ElementKey) -> UICollectionReusableView? { slots[slot(of: key)].view }

    /// Adds a view, or replaces the one for this key.
    func insert(_ view: consuming UICollectionReusableView, for key: ElementKey) {
        if 2 * (count + 1) > mask { grow() }
        let index = slot(of: key)
        if slots[index].view == nil { count += 1 }
        slots[index].key = key
        slots[index].view = consume view
    }

    func remove(_ key: ElementKey) -> UICollectionReusableView? {
        var free = slot(of: key)
        guard slots[free].view != nil else { return nil }
        let view = (slots + free).move().view
        count -= 1
        // Moves up later entries that are here only because this slot was in use, so that no search ends too soon.
        var next = (free + 1) & mask
        while slots[next].view != nil {
            let distance = (next - slots[next].key.tableHash) & mask
            if distance >= (next - free) & mask {
                (slots + free).moveInitialize(from: slots + next, count: 1)
                free = next
            }
            next = (next + 1) & mask
        }
        (slots + free).initialize(to: Slot())
        return view
    }

    private func grow() {
        let old = memory.slots
        let new = Memory.made(2 * old.count)
        slots = new.baseAddress!
        mask = new.count - 1
        for slot in old where slot.view != nil { slots[self.slot(of: slot.key)] = slot }
        memory.replace(by: new)
    }

    // MARK: All views

    // Loops, because the standard library's calls of closures would check for the main actor each time.

    /// All keys, in no particular order.
    var keys: [ElementKey] {
        var keys: [ElementKey] = []
        guard count > 0 else { return keys }
        keys.reserveCapacity(count)
        for index in 0...mask where slots[index].view != nil { keys.append(slots[index].key) }
        return keys
    }

    /// The keys that fulfil a condition, ordered by kind, section and item.
    func sortedKeys(where isWanted: @MainActor (ElementKey) -> Bool) -> [ElementKey] {
        var keys: [ElementKey] = []
        guard count > 0 else { return keys }
        for index in 0...mask where slots[index].view != nil && isWanted(slots[index].key) {
            keys.append(slots[index].key)
        }
        return keys.count > 1 ? keys.sorted() : keys
    }

    /// Gives every view a new key, in no particular order. The closures mustn't call the app's code or use the table.
    ///
    /// - Parameters:
    ///   - newKey: Returns a view's new key, or nil to remove the view.
    ///   - renamed: Called with each view that stays, and its new key.
    ///   - body: Called with each removed view, and its old key.
    @inline(__always)
    func rename(
        _ newKey: @MainActor (ElementKey) -> ElementKey?,
        _ renamed: @MainActor (ElementKey, UICollectionReusableView) -> Void,
        _ body: @MainActor (ElementKey, consuming UICollectionReusableView) -> Void
    ) {
        guard count > 0 else { return }
        let old = memory.slots.baseAddress!
        memory.turn()
        // Local constants: stored properties would be read again for each slot.
        let (new, mask) = (memory.slots.baseAddress!, mask)
        slots = new
        var count = 0
        for from in old...(old + mask) where from.pointee.view != nil {
            let key = from.pointee.key
            guard let newKey = newKey(key) else {
                body(key, from.pointee.view.take()!)
                continue
            }
            var place = newKey.tableHash & mask
            while new[place].view != nil, new[place].key != newKey { place = (place + 1) & mask }
            // As with `insert`, the later of two views with the same key stays.
            if new[place].view == nil { count += 1 } else { new[place].view = nil }
            from.pointee.key = newKey
            (new + place).moveInitialize(from: from, count: 1)
            from.initialize(to: Slot())
            renamed(newKey, new[place].view!)
        }
        self.count = count
    }

    /// The keys that are in neither of two lists, ordered by kind, section and item.
    func keys(outside items: VisibleRanges, _ others: [ElementKey]) -> [ElementKey] {
        var keys: [ElementKey] = []
        guard count > 0 else { return keys }
        let (first, last) = (slots, slots + mask)
        for slot in first...last where slot.pointee.view != nil {
            let key = slot.pointee.key
            if key.isCell ? !items.contains(key.item, in: key.section) : !others.contains(key) { keys.append(key) }
        }
        return keys.count > 1 ? keys.sorted() : keys
    }

    /// The views that fulfil a condition, in no particular order.
    func values(where isWanted: @MainActor (UICollectionReusableView) -> Bool) -> [UICollectionReusableView] {
        var views: [UICollectionReusableView] = []
        guard count > 0 else { return views }
        views.reserveCapacity(min(count, 16))
        for index in 0...mask { if let view = slots[index].view, isWanted(view) { views.append(view) } }
        return views
    }

    /// All views, in no particular order.
    var values: [UICollectionReusableView] {
        var views: [UICollectionReusableView] = []
        guard count > 0 else { return views }
        views.reserveCapacity(count)
        for index in 0...mask { if let view = slots[index].view { views.append(view) } }
        return views
    }
}
