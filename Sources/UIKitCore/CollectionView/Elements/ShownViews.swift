import CollectionEngine

/// The views in view, by element.
///
/// A table with open addresses, written out for this one purpose: a `Dictionary` of keys and views has the runtime make
/// a dozen types the first time, a third of what a first layout takes, and costs three times as much for each cell that
/// enters or leaves. Slots are moved in memory, which retains nothing.
@MainActor final class ShownViews {
    private struct Slot {
        var key = ElementKey(kind: .cell, section: 0, item: 0)
        var view: UICollectionReusableView?
    }

    /// A power of two of them, at least twice as many as are used, so that searches end soon.
    private let memory: Memory
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) private var mask: Int

    /// Frees the slots, and what they retain. An object of its own, because this class is on the main actor and its end
    /// need not be.
    private final class Memory {
        // Changed on the main actor only; at its end nothing else knows of it.
        var slots: UnsafeMutableBufferPointer<Slot>
        /// Without views, and of the same size; made when it is first needed.
        private var spare: UnsafeMutableBufferPointer<Slot>?

        init(size: Int) { slots = Self.made(size) }

        static func made(_ size: Int) -> UnsafeMutableBufferPointer<Slot> {
            let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: size)
            slots.initialize(repeating: Slot())
            return slots
        }

        /// Puts slots without views in the place of those there are, which become the spare ones: they must have none soon.
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

    /// Where the key is, or the free slot where the search for it ended.
    @inline(__always)
    private func slot(of key: ElementKey) -> Int {
        var index = key.tableHash & mask
        while slots[index].view != nil, slots[index].key != key { index = (index + 1) & mask }
        return index
    }

    subscript(key: ElementKey) -> UICollectionReusableView? { slots[slot(of: key)].view }

    /// Adds a view, or puts it in the place of another.
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
        // Later ones that were put here because this slot was in use move up, so that no search ends too soon.
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

    // MARK: All of them

    // Loops, because closures here would be checked for the main actor each time the standard library calls them.

    /// In no particular order.
    var keys: [ElementKey] {
        var keys: [ElementKey] = []
        guard count > 0 else { return keys }
        keys.reserveCapacity(count)
        for index in 0...mask where slots[index].view != nil { keys.append(slots[index].key) }
        return keys
    }

    /// Those that `isWanted`, in order of kind, section and item.
    func sortedKeys(where isWanted: @MainActor (ElementKey) -> Bool) -> [ElementKey] {
        var keys: [ElementKey] = []
        guard count > 0 else { return keys }
        for index in 0...mask where slots[index].view != nil && isWanted(slots[index].key) {
            keys.append(slots[index].key)
        }
        return keys.count > 1 ? keys.sorted() : keys
    }

    /// Gives every view another name, in no particular order. None of the closures may call the app or use the table.
    ///
    /// - Parameters:
    ///   - newKey: The name for a view; nil takes it out.
    ///   - renamed: Called with each view that stays, and its new name.
    ///   - body: Called with each view that was taken out, and the name it had.
    @inline(__always)
    func rename(
        _ newKey: @MainActor (ElementKey) -> ElementKey?,
        _ renamed: @MainActor (ElementKey, UICollectionReusableView) -> Void,
        _ body: @MainActor (ElementKey, consuming UICollectionReusableView) -> Void
    ) {
        guard count > 0 else { return }
        let old = memory.slots.baseAddress!
        memory.turn()
        // Of its own: a stored property would be read again for each slot.
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
            // As when one is inserted: of two that would get the same name the later one stays.
            if new[place].view == nil { count += 1 } else { new[place].view = nil }
            from.pointee.key = newKey
            (new + place).moveInitialize(from: from, count: 1)
            from.initialize(to: Slot())
            renamed(newKey, new[place].view!)
        }
        self.count = count
    }

    /// Those of elements that are in neither of two lists, in order of kind, section and item.
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

    /// In no particular order.
    func values(where isWanted: @MainActor (UICollectionReusableView) -> Bool) -> [UICollectionReusableView] {
        var views: [UICollectionReusableView] = []
        guard count > 0 else { return views }
        views.reserveCapacity(min(count, 16))
        for index in 0...mask { if let view = slots[index].view, isWanted(view) { views.append(view) } }
        return views
    }

    /// In no particular order.
    var values: [UICollectionReusableView] {
        var views: [UICollectionReusableView] = []
        guard count > 0 else { return views }
        views.reserveCapacity(count)
        for index in 0...mask { if let view = slots[index].view { views.append(view) } }
        return views
    }
}
