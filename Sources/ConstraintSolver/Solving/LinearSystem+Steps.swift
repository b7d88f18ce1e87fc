extension LinearSystem {
    /// What stops a moving multiplier.
    enum Limit {
        case none
        /// Its own other bound.
        case ownBound
        /// The bound of the row at a position of the basis.
        case position(Int)
    }

    /// Computes a row as a combination of the rows of the basis.
    mutating func loadColumn(of row: Int) {
        column.removeAll()
        addTerms(of: row, times: 1)
        inverse.combine(&column)
        columnSize = 0
        for index in column.support {
            let size = abs(column[Int(index)])
            columnSize = size.isFinite ? max(size, columnSize) : .infinity
        }
    }

    /// Returns what first stops the multiplier of the loaded row when it grows (1) or shrinks (-1). `step` becomes its
    /// distance.
    mutating func firstLimit(for row: Int, direction: Double, lowestFirst: Bool) -> Limit {
        var limit = Limit.none
        let own = rows[row]
        if direction > 0 ? own.hasUpperBound : own.hasLowerBound {
            for slot in levels.slots {
                let bound = direction > 0 ? own.upperBound(in: slot) : own.lowerBound(in: slot)
                step[slot] = (bound - own.restingMultiplier(in: slot)) * direction
            }
            limit = .ownBound
        }
        var bestSize = 0.0
        var bestRow = Int.max
        for index in column.support {
            let position = Int(index)
            let rate = -column[position] * direction
            guard abs(rate) > 1e-9 else { continue }
            let basicRow = Int(basis[position])
            guard rate > 0 ? rows[basicRow].hasUpperBound : rows[basicRow].hasLowerBound else { continue }
            let order = compareStep(ofBasic: basicRow, at: position, rate: rate, withBest: limit)
            if order > 0 { continue }
            if order == 0 {
                if case .ownBound = limit { continue }
                if lowestFirst ? basicRow > bestRow : abs(rate) <= bestSize { continue }
            }
            swap(&step, &candidate)
            limit = .position(position)
            (bestSize, bestRow) = (abs(rate), basicRow)
        }
        return limit
    }

    /// Returns whether a basic row stops sooner (-1) than `step`, later (1), or at the same time (0). `candidate`
    /// becomes its step.
    private mutating func compareStep(ofBasic row: Int, at position: Int, rate: Double, withBest limit: Limit) -> Int {
        let record = rows[row]
        var order = 0
        if case .none = limit { order = -1 }
        for slot in levels.slots {
            let bound = rate > 0 ? record.upperBound(in: slot) : record.lowerBound(in: slot)
            let size = (bound - multipliers[position, slot]) / rate
            candidate[slot] = size
            guard order == 0 else { continue }
            let difference = size - step[slot]
            guard abs(difference) > Self.priceTolerance(slot) else { continue }
            if difference > 0 { return 1 }
            order = -1
        }
        return order
    }

    /// Lets a row miss its constant on the other side. No value changes.
    mutating func flip(_ row: Int, direction: Double) {
        work.flips += 1
        moveMultipliers(direction: direction)
        rows[row].side = direction > 0 ? .above : .below
        enqueue(row)
    }

    /// Lets a row into the basis instead of the one that stopped its multiplier.
    mutating func exchange(_ row: Int, direction: Double, at position: Int) {
        work.exchanges += 1
        let leaving = Int(basis[position])
        let rate = -column[position] * direction
        let error = rows[row].constant - rows.activity(of: row, at: values)
        let growth = columnSize / abs(column[position])
        moveMultipliers(direction: direction)
        for slot in levels.slots {
            multipliers[position, slot] = rows[row].restingMultiplier(in: slot) + direction * step[slot]
        }
        rows[leaving].side = rows[leaving].isReleased ? .exact : rate > 0 ? .above : .below
        rows[leaving].position = -1
        rows[row].position = Int32(position)
        basis[position] = Int32(row)

        var path = SparseVector()
        swap(&path, &self.direction)
        path.set(error / column[position], at: position)
        inverse.solve(&path)
        noteExchange(of: leaving, for: row, at: position)
        move(along: &path)
        swap(&path, &self.direction)
        enqueue(leaving)
        if inverse.isLong || growth > 1e4 { factor() }
    }
}
