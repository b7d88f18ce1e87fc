/// The priorities in use, from the highest to the lowest, each with a slot in which multipliers keep their share.
///
/// Below all priorities are the solver's own levels: inequalities that hold exactly if they can, ties among equal
/// constraints, and variables that stay in place where nothing else decides.
struct Levels: Sendable {
    static let tie = 0
    static let stay = 1
    /// The level of inequalities that hold exactly if they can. In use while there is such an inequality.
    static let closeness = Priority(-0.5)

    /// All slots, the most important first.
    private(set) var slots: [Int] = [tie, stay]
    private var priorities: [Priority] = [Priority(-1), Priority(-2)]
    private var uses: [Int] = [1, 1]
    private var freeSlots: [Int] = []

    /// The maximum number of slots that were in use at the same time.
    var slotCount: Int { priorities.count }
    /// The slots of priorities, without those of the solver's own levels.
    var ownSlots: ArraySlice<Int> {
        let own = slots.dropLast(2)
        guard let last = own.last, priorities[last] == Self.closeness else { return own }
        return own.dropLast()
    }

    /// Returns the slot of a priority, and whether it is new.
    mutating func retain(_ priority: Priority) -> (slot: Int, isNew: Bool) {
        let place = slots.partitioningIndex { priorities[$0] <= priority }
        if priorities[slots[place]] == priority {
            uses[slots[place]] += 1
            return (slots[place], false)
        }
        let slot = freeSlots.popLast() ?? priorities.count
        if slot == priorities.count {
            priorities.append(priority)
            uses.append(1)
        } else {
            priorities[slot] = priority
            uses[slot] = 1
        }
        slots.insert(slot, at: place)
        return (slot, true)
    }

    mutating func release(slot: Int) {
        uses[slot] -= 1
        guard uses[slot] == 0 else { return }
        let place = slots.partitioningIndex { priorities[$0] <= priorities[slot] }
        slots.remove(at: place)
        freeSlots.append(slot)
    }
}

extension Array {
    /// Returns the first index from which on a condition holds.
    fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
