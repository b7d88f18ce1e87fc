extension LinearSystem {
    /// Lets rows into the basis until each is on its side.
    ///
    /// Multipliers stay within their bounds all the time, so the result is optimal: the sum of errors can't be smaller
    /// at any level.
    mutating func settle() throws(SystemError) {
        followRestWishes()
        applyShift()
        var idleExchanges = 0
        var corrections = 0
        let usual = 4 * (basis.count + rows.indices.count) + 100
        var patience = usual
        searchLength = Self.shortSearch
        while true {
            let isCautious = idleExchanges > 20
            guard let row = takeViolated(lowestFirst: isCautious) else {
                if areMovedRowsExact { return }
                try correct(&corrections)
                continue
            }
            let direction = rows.activity(of: row, at: values) > rows[row].constant ? 1.0 : -1
            loadColumn(of: row)
            if !columnSize.isFinite {
                enqueue(row)
                try giveUp()
            }
            switch firstLimit(for: row, direction: direction, lowestFirst: isCautious) {
            case .none:
                enqueue(row)
                throw .conflict(conflict(of: row))
            case .ownBound:
                flip(row, direction: direction)
            case .position(let position):
                idleExchanges = isStepZero ? idleExchanges + 1 : 0
                exchange(row, direction: direction, at: position)
            }
            patience -= 1
            if patience == 0 {
                restart()
            } else if patience < -usual {
                try giveUp()
            }
        }
    }

    /// Returns the rows of a combination whose multiplier could grow without limit: a conflict. Any fewer of them can
    /// hold together, because rows of the basis don't depend on each other.
    private func conflict(of row: Int) -> [ConstraintHandle] {
        let others = column.support.filter { abs(column[Int($0)]) > 1e-9 }.map { Int(basis[Int($0)]) }
        return ([row] + others).sorted().map { ConstraintHandle(index: Int32($0), generation: rows[$0].generation) }
    }

    // MARK: Values

    /// Moves the variables that basic rows with new constants determine.
    mutating func applyShift() {
        if isUnsound { restart() }
        guard !shift.support.isEmpty else { return }
        var path = SparseVector()
        swap(&path, &shift)
        inverse.solve(&path)
        move(along: &path)
        swap(&path, &shift)
    }

    /// Adds a vector to the values, and empties the vector.
    mutating func move(along vector: inout SparseVector) {
        var looked = 0
        for index in vector.support {
            let place = Int(index)
            guard vector[place] != 0 else { continue }
            values[place] += vector[place]
            looked += noteMove(of: place)
        }
        vector.removeAll()
        searchLength = max(searchLength, looked)
    }

    /// Computes all values from the constants, so that rounding errors don't accumulate.
    mutating func computeValues() {
        scratch.removeAll()
        for position in basis.indices where rows[Int(basis[position])].constant != 0 {
            scratch.set(rows[Int(basis[position])].constant, at: position)
        }
        inverse.solve(&scratch)
        for place in values.indices where values[place] != scratch[place] {
            values[place] = scratch[place]
            _ = noteMove(of: place)
        }
        scratch.removeAll()
    }

    /// Queues the rows of a variable for a check. Returns how many it has.
    private mutating func noteMove(of variable: Int) -> Int {
        noteMoved(variable)
        work.movedValues += 1
        var count = 0
        var next = rows.firstOfVariable[variable]
        while next >= 0 {
            let term = rows.terms[Int(next)]
            enqueue(Int(term.row))
            count += 1
            next = term.nextOfVariable
        }
        return count
    }

    mutating func enqueue(_ row: Int) {
        guard !rows[row].isQueued, !rows[row].isBasic, !rows[row].isResting else { return }
        rows[row].isQueued = true
        queue.append(Int32(row))
    }

    // MARK: Rounding

    /// Whether the basic rows hold whose variables moved since the last solution.
    private var areMovedRowsExact: Bool {
        moved.support.allSatisfy { variable in
            guard values[Int(variable)].isFinite else { return false }
            var next = rows.firstOfVariable[Int(variable)]
            while next >= 0 {
                let term = rows.terms[Int(next)]
                if rows[Int(term.row)].isBasic && !isExact(Int(term.row)) { return false }
                next = term.nextOfVariable
            }
            return true
        }
    }

    private func isExact(_ row: Int) -> Bool {
        let error = abs(rows.activity(of: row, at: values) - rows[row].constant)
        return error <= 1e-9 || error <= 1e-13 * rows.magnitude(of: row, at: values)
    }

    /// Computes again what rounding errors have spoilt: first the values, then the steps as well, then everything.
    private mutating func correct(_ corrections: inout Int) throws(SystemError) {
        corrections += 1
        switch corrections {
        case 1: computeValues()
        case 2: factor()
        case 3: restart()
        default: try giveUp()
        }
    }

    private mutating func giveUp() throws(SystemError) {
        isUnsound = true
        throw .unusableNumber
    }

    // MARK: Starting over

    mutating func factor() {
        work.factorings += 1
        guard let places = inverse.factor(basis, of: rows, using: &scratch) else { return restart() }
        basis = places
        for position in basis.indices { rows[Int(basis[position])].position = Int32(position) }
        computeValues()
        computeMultipliers()
        if !arePricesSound { restart() }
    }

    private var arePricesSound: Bool {
        basis.indices.allSatisfy { position in
            let row = rows[Int(basis[position])]
            return row.isReleased || isMultiplier(at: position, withinBoundsOf: row)
        }
    }

    /// Forgets everything except the constraints: all variables are at 0, and every constraint is checked again.
    mutating func restart() {
        work.restarts += 1
        isUnsound = false
        knownBases.removeAll()
        inverse.removeAll()
        inverse.endFactoring()
        shift.removeAll()
        for row in rows.indices where rows[row].isInUse {
            if rows[row].isStay {
                let variable = Int(rows.terms[Int(rows[row].firstTerm)].variable)
                rows[row].position = Int32(variable)
                basis[variable] = Int32(row)
            } else {
                rows[row].position = -1
                rows[row].side = rows[row].isReleased || rows[row].isResting ? .exact : rows[row].sideOfZero
                enqueue(row)
            }
        }
        multipliers.clear()
        computeValues()
    }
}
