/// A constraint in the solver's form: the activity (the sum of its terms) is compared with a constant.
///
/// Each row has a multiplier: the price, level by level, of moving its constant. The bounds of the multiplier are the
/// cost of missing the constraint. A required constraint has no bound on that side.
struct Row: Sendable {
    /// The side of the constant on which the activity of a row outside the basis is, and so the bound at which its
    /// multiplier is.
    enum Side: UInt8, Sendable {
        /// At most the constant; the multiplier is at its lower bound.
        case below
        /// Exactly the constant; the multiplier is 0, between its bounds.
        case exact
        /// At least the constant; the multiplier is at its upper bound.
        case above
    }

    var constant = 0.0
    /// The cost of one point of error at the row's own level.
    var weight = 1.0
    /// At the level of ties, the cost of one point above the constant, and the gain of one point below it.
    var order = 0.0
    /// The slot of the row's priority in `Levels`; -1 if it is required.
    var level: Int32 = -1
    /// The slot in which an inequality's distance from its constant has a cost if nothing else decides; -1 if it has no
    /// cost.
    var closeness: Int32 = -1
    /// The row's position in the basis, or -1.
    var position: Int32 = -1
    var firstTerm: Int32 = -1
    var generation: UInt32 = 0
    var priority = Priority.required
    var relation = Relation.equal
    var side = Side.exact
    var isInUse = false
    var isQueued = false
    /// Whether the row keeps a variable in place if nothing else determines it.
    var isStay = false
    /// Whether the row is about to leave: its multiplier moves to 0.
    var isReleased = false
    /// Whether the row has no effect at present, and whether it should have none from the next solution on.
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

    /// Returns the greatest multiplier, if it has a bound.
    func upperBound(in slot: Int) -> Double { isReleased ? 0 : multiplierAbove(in: slot) }

    /// Returns the least multiplier, if it has a bound.
    func lowerBound(in slot: Int) -> Double { isReleased ? 0 : multiplierBelow(in: slot) }

    /// Returns the multiplier of a row outside the basis.
    func restingMultiplier(in slot: Int) -> Double {
        switch side {
        case .below: multiplierBelow(in: slot)
        case .exact: 0
        case .above: multiplierAbove(in: slot)
        }
    }

    /// Returns the cost of a point above the constant.
    private func multiplierAbove(in slot: Int) -> Double {
        if relation == .greaterThanOrEqual { return priceOfDistance(in: slot) }
        return slot == Int(level) ? weight : slot == Levels.tie ? order : 0
    }

    /// Returns the gain of a point below the constant.
    private func multiplierBelow(in slot: Int) -> Double {
        if relation == .lessThanOrEqual { return -priceOfDistance(in: slot) }
        return slot == Int(level) ? -weight : slot == Levels.tie ? order : 0
    }

    /// Returns the cost of a point away from the constant, on the side where the inequality holds. Among equal
    /// constraints the one with the highest order moves away first.
    private func priceOfDistance(in slot: Int) -> Double {
        guard closeness >= 0 else { return 0 }
        return slot == Int(closeness) ? 1 : slot == Levels.tie ? -order : 0
    }
}
