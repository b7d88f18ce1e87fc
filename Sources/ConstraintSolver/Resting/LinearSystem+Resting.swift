extension LinearSystem {
    /// Makes a constraint rest: from the next `solve` on it has no effect, but keeps its handle, its constant and its
    /// order.
    ///
    /// For constraints that come and go together, such as those of a part that hides and shows. The system remembers
    /// its solutions for the last few sets, and returns to them. Then a set costs only what its constants change.
    package mutating func rest(_ handle: ConstraintHandle) throws(SystemError) { try wish(handle, toRest: true) }

    /// Ends the rest of a constraint.
    package mutating func resume(_ handle: ConstraintHandle) throws(SystemError) { try wish(handle, toRest: false) }

    private mutating func wish(_ handle: ConstraintHandle, toRest: Bool) throws(SystemError) {
        guard contains(handle) else { throw .notInSystem }
        guard rows[handle.row].isToRest != toRest else { return }
        rows[handle.row].isToRest = toRest
        restWishes.append(handle.index)
    }

    /// Carries out the requested changes: makes constraints rest, and ends the rest of others.
    mutating func followRestWishes() {
        guard !restWishes.isEmpty else { return }
        let changed = takeChangedRows()
        guard !changed.isEmpty else { return }
        if isUnsound { restart() }
        var set = resting.filter { rows[Int($0)].isToRest }
        set += changed.filter { rows[Int($0)].isToRest }
        set.sort()
        let known = knownBases.take(set)
        if rows.indices.count <= KnownBases.mostRows {
            // A basis that won't be needed again is moved instead of copied.
            knownBases.keep(currentBasis(isLeaving: known != nil))
        }
        resting = set
        if let known {
            for row in changed { rows[Int(row)].isResting = rows[Int(row)].isToRest }
            takeUp(known)
        } else {
            for row in changed { change(Int(row)) }
        }
    }

    /// Returns the rows that should rest and don't, or rest and shouldn't.
    private mutating func takeChangedRows() -> [Int32] {
        var changed: [Int32] = []
        for row in restWishes where rows[Int(row)].isInUse && rows[Int(row)].isToRest != rows[Int(row)].isResting {
            if !changed.contains(row) { changed.append(row) }
        }
        restWishes.removeAll(keepingCapacity: true)
        return changed
    }

    private mutating func change(_ row: Int) {
        if rows[row].isToRest { release(row) }
        rows[row].isResting = rows[row].isToRest
        if !rows[row].isResting {
            rows[row].side = rows[row].sideOfZero
            enqueue(row)
        }
    }

    private mutating func currentBasis(isLeaving: Bool) -> KnownBasis {
        let sides = rows.indices.map { rows[$0].isInUse ? rows[$0].side : nil }
        var known = KnownBasis(resting: resting, sides: sides)
        if isLeaving {
            swap(&known.basis, &basis)
            swap(&known.inverse, &inverse)
            swap(&known.multipliers, &multipliers)
        } else {
            (known.basis, known.inverse, known.multipliers) = (basis, inverse, multipliers)
        }
        return known
    }

    /// Prices don't depend on constants, so a basis that was optimal once is optimal now. Only the values differ.
    private mutating func takeUp(_ known: consuming KnownBasis) {
        (basis, inverse, multipliers) = (known.basis, known.inverse, known.multipliers)
        for row in rows.indices where rows[row].isInUse {
            rows[row].position = -1
            let side = row < known.sides.count ? known.sides[row] : nil
            rows[row].side = side ?? rows[row].sideOfZero
        }
        for position in basis.indices { rows[Int(basis[position])].position = Int32(position) }
        for row in rows.indices where rows[row].takesPart { enqueue(row) }
        shift.removeAll()
        computeValues()
    }
}
