extension LinearSystem {
    /// Removes a row from all prices, so that it can be removed or get another priority: its multiplier becomes 0,
    /// outside the basis. All other multipliers stay within their bounds.
    mutating func release(_ row: Int) {
        applyShift()
        if !rows[row].isBasic {
            guard levels.slots.contains(where: { rows[row].restingMultiplier(in: $0) != 0 }) else { return }
            rows[row].isReleased = true
            bringToZero(row)
        }
        rows[row].isReleased = true
        var patience = 4 * (basis.count + rows.indices.count)
        while rows[row].isBasic {
            patience -= 1
            if patience < 0 || !giveWay(row) { restart() }
        }
        rows[row].isReleased = false
        rows[row].side = .exact
    }

    /// Moves the multiplier of a row outside the basis to 0. If another row stops it on the way, the row enters the
    /// basis.
    private mutating func bringToZero(_ row: Int) {
        let direction = rows[row].side == .above ? -1.0 : 1
        loadColumn(of: row)
        switch firstLimit(for: row, direction: direction, lowestFirst: false) {
        case .ownBound, .none: flip(row, direction: direction)
        case .position(let position): exchange(row, direction: direction, at: position)
        }
    }

    /// Moves the values away from a basic row's constant until they meet another row, and lets that row into the basis.
    private mutating func giveWay(_ row: Int) -> Bool {
        let position = Int(rows[row].position)
        let sign = multiplierSign(at: position)
        guard let (other, rate) = firstMet(leaving: position, sign: sign) else { return false }
        loadColumn(of: other)
        guard columnSize.isFinite else { return false }
        if sign == 0 {
            for slot in levels.slots { step[slot] = 0 }
            exchange(other, direction: 1, at: position)
            return true
        }
        let direction = sign * rate > 0 ? 1.0 : -1
        switch firstLimit(for: other, direction: direction, lowestFirst: true) {
        case .none: return false
        case .ownBound: flip(other, direction: direction)
        case .position(let place): exchange(other, direction: direction, at: place)
        }
        return true
    }

    private func multiplierSign(at position: Int) -> Double {
        for slot in levels.slots where abs(multipliers[position, slot]) > Self.priceTolerance(slot) {
            return multipliers[position, slot] > 0 ? 1 : -1
        }
        return 0
    }

    /// Returns the row outside the basis whose constant is reached first when the activity of a basic row grows (1),
    /// shrinks (-1) or does either (0), and how much its own activity changes per point of that.
    private mutating func firstMet(leaving position: Int, sign: Double) -> (row: Int, rate: Double)? {
        direction.set(1, at: position)
        inverse.solve(&direction)
        defer { direction.removeAll() }
        var best: (row: Int, rate: Double)?
        var bestDistance = Double.infinity
        for variable in direction.support where direction[Int(variable)] != 0 {
            var next = rows.firstOfVariable[Int(variable)]
            while next >= 0 {
                let row = Int(rows.terms[Int(next)].row)
                next = rows.terms[Int(next)].nextOfVariable
                guard !rows[row].isBasic, !rows[row].isResting else { continue }
                let rate = rows.activity(of: row, at: direction.values)
                guard abs(rate) > 1e-9, let distance = distance(to: row, rate: rate, sign: sign) else { continue }
                if distance < bestDistance || (distance == bestDistance && abs(rate) > abs(best?.rate ?? 0)) {
                    (best, bestDistance) = ((row, rate), distance)
                }
            }
        }
        return best
    }

    private func distance(to row: Int, rate: Double, sign: Double) -> Double? {
        let room = rows[row].constant - rows.activity(of: row, at: values)
        if sign == 0 { return abs(room / rate) }
        switch rows[row].side {
        case .exact: return 0
        case .below: return sign * rate > 0 ? max(room / abs(rate), 0) : nil
        case .above: return sign * rate < 0 ? max(-room / abs(rate), 0) : nil
        }
    }
}
