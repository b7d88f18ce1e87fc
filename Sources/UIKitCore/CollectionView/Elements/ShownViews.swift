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

        init(size: Int) { slots = Self.made(size) }

        static func made(_ size: Int) -> UnsafeMutableBufferPointer<Slot> {
            let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: size)
            slots.initialize(repeating: Slot())
            return slots
        }

        deinit {
            slots.deinitialize()
            slots.deallocate()
        }
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
        memory.slots = Memory.made(2 * old.count)
        slots = memory.slots.baseAddress!
        mask = memory.slots.count - 1
        for slot in old where slot.view != nil { slots[self.slot(of: slot.key)] = slot }
        old.deinitialize()
        old.deallocate()
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

    /// Takes out all of them, in no particular order, and hands them over; they may be put in again.
    func takeAll(_ body: @MainActor (ElementKey, consuming UICollectionReusableView) -> Void) {
        guard count > 0 else { return }
        let old = memory.slots
        memory.slots = Memory.made(old.count)
        slots = memory.slots.baseAddress!
        count = 0
        for index in old.indices {
            let slot = (old.baseAddress! + index).move()
            if let view = slot.view { body(slot.key, view) }
        }
        old.deallocate()
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
