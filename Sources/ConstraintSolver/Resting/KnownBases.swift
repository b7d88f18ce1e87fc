/// How a system solved one set of constraints: everything except values, which depend on constants.
struct KnownBasis: Sendable {
    /// The rows that rested, in ascending order. They identify the set.
    var resting: [Int32]
    /// The side of each row at that time; nil if there was no such row.
    var sides: [Row.Side?]
    var basis: [Int32] = []
    var inverse = BasisInverse()
    var multipliers = Multipliers()

    init(resting: [Int32], sides: [Row.Side?]) {
        self.resting = resting
        self.sides = sides
    }
}

/// The bases of the last few sets of constraints. Removing a row or a level, or changing a priority, invalidates all of
/// them.
struct KnownBases: Sendable {
    /// The bases, the one used longest ago first.
    private var all: [KnownBasis] = []
    private static let most = 8
    /// Systems with more rows store no bases: each takes memory, and restoring one visits every row.
    static let mostRows = 2000

    mutating func take(_ resting: [Int32]) -> KnownBasis? {
        guard let index = all.firstIndex(where: { $0.resting == resting }) else { return nil }
        return all.remove(at: index)
    }

    mutating func keep(_ known: consuming KnownBasis) {
        if all.count == Self.most { all.removeFirst() }
        all.append(known)
    }

    mutating func removeAll() { all.removeAll() }
}
