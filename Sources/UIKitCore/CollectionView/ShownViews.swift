import CollectionEngine

/// The views in view, by element.
///
/// A table with open addresses, written out for this one purpose: a `Dictionary` of keys and views has the runtime make
/// a dozen types the first time, a third of what a first layout takes, and costs three times as much for each cell that
/// enters or leaves.
struct ShownViews {
    private struct Slot {
        var key = ElementKey(kind: .cell, section: 0, item: 0)
        var view: UICollectionReusableView?
    }

    /// A power of two of them, at least twice as many as are used, so that searches end soon.
    private var slots: [Slot] = Array(repeating: Slot(), count: 64)
    private(set) var count = 0

    private var mask: Int { slots.count - 1 }

    /// Where the search for a key begins.
    @inline(__always)
    private func home(_ key: ElementKey) -> Int {
        key.tableHash & mask
    }

    /// Where the key is, or the free slot where the search for it ended.
    @inline(__always)
    private func slot(of key: ElementKey) -> Int {
        var index = home(key)
        while slots[index].view != nil, slots[index].key != key { index = (index + 1) & mask }
        return index
    }

    subscript(key: ElementKey) -> UICollectionReusableView? { slots[slot(of: key)].view }

    /// Adds a view, or puts it in the place of another.
    mutating func insert(_ view: consuming UICollectionReusableView, for key: ElementKey) {
        if 2 * (count + 1) > slots.count { grow() }
        let index = slot(of: key)
        if slots[index].view == nil { count += 1 }
        slots[index].key = key
        slots[index].view = consume view
    }

    mutating func remove(_ key: ElementKey) -> UICollectionReusableView? {
        var free = slot(of: key)
        guard let view = slots[free].view.take() else { return nil }
        count -= 1
        // Later ones that were put here because this slot was in use move up, so that no search ends too soon.
        var next = (free + 1) & mask
        while slots[next].view != nil {
            let distance = (next - home(slots[next].key)) & mask
            if distance >= (next - free) & mask {
                slots.swapAt(free, next)
                free = next
            }
            next = (next + 1) & mask
        }
        return view
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: 2 * old.count)
        for slot in old where slot.view != nil { slots[self.slot(of: slot.key)] = slot }
    }

    // MARK: All of them

    /// In no particular order.
    var keys: [ElementKey] {
        var keys: [ElementKey] = []
        keys.reserveCapacity(count)
        for slot in slots where slot.view != nil { keys.append(slot.key) }
        return keys
    }

    /// In no particular order.
    var values: [UICollectionReusableView] {
        var views: [UICollectionReusableView] = []
        views.reserveCapacity(count)
        for slot in slots { if let view = slot.view { views.append(view) } }
        return views
    }
}
