/// A constraint as the solver sees it: the activity (the sum of its terms) is compared with a constant.
///
/// Each row has a multiplier: the price, level by level, of moving its constant. The bounds of the multiplier say what
/// missing the constraint costs; a required one has no bound on that side.
struct Row: Sendable {
    /// Where the activity of a row stands that is not in the basis, and so which bound its multiplier has.
    enum Side: UInt8, Sendable {
        /// At most the constant; the multiplier is at its lower bound.
        case below
        /// Exactly the constant; the multiplier is 0, between its bounds.
        case exact
        /// At least the constant; the multiplier is at its upper bound.
        case above
    }

    var constant = 0.0
    /// What one point of error costs at the row's own level.
    var weight = 1.0
    /// What one point above the constant costs at the level of ties, and one below it saves.
    var order = 0.0
    /// The slot of the row's priority in `Levels`; -1 if it is required.
    var level: Int32 = -1
    /// The slot in which an inequality's distance from its constant costs something, as nothing else decides there; -1 if it costs
    /// nothing.
    var closeness: Int32 = -1
    /// Where the row is in the basis, or -1.
    var position: Int32 = -1
    var firstTerm: Int32 = -1
    var generation: UInt32 = 0
    var priority = Priority.required
    var relation = Relation.equal
    var side = Side.exact
    var isInUse = false
    var isQueued = false
    /// Keeps a variable in its place that nothing else determines.
    var isStay = false
    /// On its way out: its multiplier goes to 0.
    var isReleased = false
    /// Whether it says nothing at present, and whether it is to say nothing from the next solution on.
    var isResting = false
    var isToRest = false

    var isRequired: Bool { level < 0 }
    var isBasic: Bool { position >= 0 }
    var takesPart: Bool { isInUse && !isResting }

    /// The side on which the multiplier is 0.
    var sideOfZero: Side {
        if closeness >= 0 { return .exact }
        return switch relation {
        case .lessThanOrEqual: .below
        case .equal: .exact
        case .greaterThanOrEqual: .above
        }
    }

    var hasUpperBound: Bool { !isRequired || isReleased || relation == .greaterThanOrEqual }
    var hasLowerBound: Bool { !isRequired || isReleased || relation == .lessThanOrEqual }

    /// The greatest multiplier, where it has a bound.
    func upperBound(in slot: Int) -> Double { isReleased ? 0 : multiplierAbove(in: slot) }

    /// The least multiplier, where it has a bound.
    func lowerBound(in slot: Int) -> Double { isReleased ? 0 : multiplierBelow(in: slot) }

    /// The multiplier outside of the basis.
    func restingMultiplier(in slot: Int) -> Double {
        switch side {
        case .below: multiplierBelow(in: slot)
        case .exact: 0
        case .above: multiplierAbove(in: slot)
        }
    }

    /// What a point above the constant costs.
    private func multiplierAbove(in slot: Int) -> Double {
        if relation == .greaterThanOrEqual { return priceOfDistance(in: slot) }
        return slot == Int(level) ? weight : slot == Levels.tie ? order : 0
    }

    /// What a point below the constant saves.
    private func multiplierBelow(in slot: Int) -> Double {
        if relation == .lessThanOrEqual { return -priceOfDistance(in: slot) }
        return slot == Int(level) ? -weight : slot == Levels.tie ? order : 0
    }

    /// What a point away from the constant costs where the inequality holds. Among equals the one with the highest order is the first
    /// to be away.
    private func priceOfDistance(in slot: Int) -> Double {
        guard closeness >= 0 else { return 0 }
        return slot == Int(closeness) ? 1 : slot == Levels.tie ? -order : 0
    }
}
