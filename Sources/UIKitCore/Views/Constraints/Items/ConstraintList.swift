/// The active constraints of a view, in the order of activation. Removing one takes the same time however many there
/// are.
@MainActor struct ConstraintList {
    /// Nil entries are gaps where constraints were removed.
    private var entries: [NSLayoutConstraint?] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }
    var all: [NSLayoutConstraint] { entries.compactMap { $0 } }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.placeInList = entries.count
        entries.append(constraint)
        count += 1
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let place = constraint.placeInList
        guard entries.indices.contains(place), entries[place] === constraint else { return }
        entries[place] = nil
        count -= 1
        if entries.count > 2 * count + 8 { closeGaps() }
    }

    private mutating func closeGaps() {
        entries.removeAll { $0 == nil }
        for (place, constraint) in entries.enumerated() { constraint?.placeInList = place }
    }
}
