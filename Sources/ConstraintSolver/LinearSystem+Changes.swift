extension LinearSystem {
    /// Adds a constraint and solves. If it is required and conflicts, the system stays as it was, and the error names a
    /// smallest set of constraints that can't hold together, including this one (`conflicting`).
    @discardableResult
    package mutating func add(_ constraint: LinearConstraint) throws(SystemError) -> ConstraintHandle {
        let handle = try insert(constraint)
        do {
            try solve()
            return handle
        } catch {
            try remove(handle)
            try? solve()
            throw error
        }
    }

    /// Adds a constraint without solving.
    package mutating func insert(_ constraint: LinearConstraint) throws(SystemError) -> ConstraintHandle {
        guard constraint.priority.isValid, Self.isUsable(constraint.constant) else { throw .unusableNumber }
        for term in constraint.terms {
            guard contains(term.variable) else { throw .notInSystem }
            guard term.coefficient.magnitude <= Self.largestCoefficient else { throw .unusableNumber }
        }
        let row = rows.addRow()
        addTerms(constraint.terms, to: row)
        rows[row].constant = constraint.constant
        rows[row].relation = constraint.relation
        rows[row].order = Double(constraint.order ?? takeOrder())
        rows[row].priority = constraint.priority
        rows[row].level = retainLevel(of: constraint.priority)
        if constraint.isExactIfFree && constraint.relation != .equal {
            rows[row].closeness = retainSlot(of: Levels.closeness)
        }
        rows[row].side = rows[row].sideOfZero
        enqueue(row)
        return ConstraintHandle(index: Int32(row), generation: rows[row].generation)
    }

    private mutating func addTerms(_ terms: [LinearExpression.Term], to row: Int) {
        for term in terms { scratch.add(term.coefficient, at: term.variable.slot) }
        for variable in scratch.support where abs(scratch[Int(variable)]) * Self.largestCoefficient >= 1 {
            rows.addTerm(scratch[Int(variable)], variable: Int(variable), to: row)
        }
        scratch.removeAll()
    }

    package mutating func remove(_ handle: ConstraintHandle) throws(SystemError) {
        guard contains(handle) else { throw .notInSystem }
        knownBases.removeAll()
        resting.removeAll { $0 == handle.index }
        release(handle.row)
        if !rows[handle.row].isRequired { levels.release(slot: Int(rows[handle.row].level)) }
        if rows[handle.row].closeness >= 0 { levels.release(slot: Int(rows[handle.row].closeness)) }
        rows.removeRow(handle.row)
    }

    package mutating func setConstant(of handle: ConstraintHandle, to constant: Double) throws(SystemError) {
        guard contains(handle) else { throw .notInSystem }
        guard Self.isUsable(constant) else { throw .unusableNumber }
        let row = handle.row
        let change = constant - rows[row].constant
        guard change != 0 else { return }
        rows[row].constant = constant
        if rows[row].isBasic {
            shift.add(change, at: Int(rows[row].position))
        } else {
            enqueue(row)
        }
    }

    package mutating func setPriority(of handle: ConstraintHandle, to priority: Priority) throws(SystemError) {
        guard contains(handle) else { throw .notInSystem }
        guard priority.isValid else { throw .unusableNumber }
        guard rows[handle.row].priority != priority else { return }
        var changed = rows[handle.row]
        changed.level = retainLevel(of: priority)
        changed.priority = priority
        changePrice(of: handle.row, to: changed)
    }

    /// Changes which of several equal constraints gives way (`LinearConstraint.order`).
    package mutating func setOrder(of handle: ConstraintHandle, to order: Int32) throws(SystemError) {
        guard contains(handle) else { throw .notInSystem }
        guard rows[handle.row].order != Double(order) else { return }
        var changed = rows[handle.row]
        changed.order = Double(order)
        _ = retainLevel(of: changed.priority)
        changePrice(of: handle.row, to: changed)
    }

    package func contains(_ handle: ConstraintHandle) -> Bool {
        rows.indices.contains(handle.row) && rows[handle.row].isInUse && !rows[handle.row].isStay
            && rows[handle.row].generation == handle.generation
    }

    /// Returns the sum of the constraint's terms in the last solution, minus its constant.
    package func error(of handle: ConstraintHandle) -> Double? {
        contains(handle) ? rows.activity(of: handle.row, at: solution) - rows[handle.row].constant : nil
    }

    private static func isUsable(_ number: Double) -> Bool {
        number.magnitude <= largestConstant
    }

    /// A row stays in the basis if its multiplier fits the new bounds.
    private mutating func changePrice(of row: Int, to changed: Row) {
        let old = rows[row].level
        knownBases.removeAll()
        applyShift()
        if rows[row].isBasic && isMultiplier(at: Int(rows[row].position), withinBoundsOf: changed) {
            rows[row] = changed
        } else {
            release(row)
            (rows[row].level, rows[row].priority, rows[row].order) = (changed.level, changed.priority, changed.order)
            rows[row].side = rows[row].sideOfZero
            enqueue(row)
        }
        if old >= 0 { levels.release(slot: Int(old)) }
    }

    private mutating func retainLevel(of priority: Priority) -> Int32 {
        priority.isRequired ? -1 : retainSlot(of: priority)
    }

    private mutating func retainSlot(of priority: Priority) -> Int32 {
        let (slot, isNew) = levels.retain(priority)
        if isNew { clear(slot: slot) }
        return Int32(slot)
    }
}
