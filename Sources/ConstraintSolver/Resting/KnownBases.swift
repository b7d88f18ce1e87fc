/// How a system solved one set of constraints: all but values, which depend on constants.
struct KnownBasis: Sendable {
    /// The rows that rested, in ascending order: they tell one set from another.
    var resting: [Int32]
    /// Of each row that there was; nil where there was none.
    var sides: [Row.Side?]
    var basis: [Int32] = []
    var inverse = BasisInverse()
    var multipliers = Multipliers()

    init(resting: [Int32], sides: [Row.Side?]) {
        self.resting = resting
        self.sides = sides
    }
}

/// The last few sets of constraints that were solved. Rows and levels that go, and priorities that change, make all of them wrong.
struct KnownBases: Sendable {
    /// The one that was used longest ago comes first.
    private var all: [KnownBasis] = []
    private static let most = 8
    /// Larger systems remember nothing: what is remembered takes memory, and going back looks at every row.
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
