extension LinearSystem {
    /// Returns the difference up to which a price counts as equal, because of rounding.
    static func priceTolerance(_ slot: Int) -> Double { slot == Levels.tie ? 1e-6 : 1e-9 }

    var isStepZero: Bool { levels.slots.allSatisfy { abs(step[$0]) <= Self.priceTolerance($0) } }

    /// Moves the multipliers of the basis by `step`.
    mutating func moveMultipliers(direction: Double) {
        for slot in levels.slots {
            let size = step[slot]
            guard abs(size) > 1e-12 else { continue }
            for index in column.support where column[Int(index)] != 0 {
                let moved = multipliers[Int(index), slot] - column[Int(index)] * direction * size
                multipliers[Int(index), slot] = abs(moved) < 1e-12 ? 0 : moved
            }
        }
    }

    /// Returns whether the multiplier at a position is below (1), at (0) or above (-1) the upper bound of a row.
    func roomAbove(_ position: Int, for row: Row, in slots: ArraySlice<Int>) -> Int {
        guard row.hasUpperBound else { return 1 }
        for slot in slots {
            let room = row.upperBound(in: slot) - multipliers[position, slot]
            if abs(room) > Self.priceTolerance(slot) { return room > 0 ? 1 : -1 }
        }
        return 0
    }

    /// Returns whether the multiplier at a position is above (1), at (0) or below (-1) the lower bound of a row.
    func roomBelow(_ position: Int, for row: Row, in slots: ArraySlice<Int>) -> Int {
        guard row.hasLowerBound else { return 1 }
        for slot in slots {
            let room = multipliers[position, slot] - row.lowerBound(in: slot)
            if abs(room) > Self.priceTolerance(slot) { return room > 0 ? 1 : -1 }
        }
        return 0
    }

    func isMultiplier(at position: Int, withinBoundsOf row: Row) -> Bool {
        roomAbove(position, for: row, in: levels.slots[...]) >= 0
            && roomBelow(position, for: row, in: levels.slots[...]) >= 0
    }

    /// Computes all multipliers of the basis from those outside the basis, level by level.
    mutating func computeMultipliers() {
        for slot in levels.slots {
            scratch.removeAll()
            for row in rows.indices where rows[row].takesPart && !rows[row].isBasic {
                let price = rows[row].restingMultiplier(in: slot)
                guard price != 0 else { continue }
                var next = rows[row].firstTerm
                while next >= 0 {
                    let term = rows.terms[Int(next)]
                    scratch.add(-price * term.coefficient, at: Int(term.variable))
                    next = term.nextInRow
                }
            }
            inverse.combine(&scratch)
            for position in basis.indices {
                let price = scratch[position]
                multipliers[position, slot] = abs(price) < 1e-12 ? 0 : price
            }
        }
        scratch.removeAll()
    }
}
