extension LinearSystem {
    /// Returns the variables that could have other values without increasing any constraint's error: an ambiguous
    /// layout, in iOS's terms. Costs a solution for each variable, so call it only on demand, after `solve`.
    package func undeterminedVariables() -> [Variable] {
        guard basis.indices.contains(where: { !isHeld(at: $0) }) else { return [] }
        guard var freedom = Freedom(of: self) else { return [] }
        return variableIndices.filter { freedom.canMove($0) }.map { variable(at: $0) }
    }

    /// Returns whether the row at a position must equal its constant in every solution.
    private func isHeld(at position: Int) -> Bool {
        let row = rows[Int(basis[position])]
        if row.isStay { return !isVariableInUse(of: row) }
        let slots = levels.ownSlots
        return roomAbove(position, for: row, in: slots) > 0 && roomBelow(position, for: row, in: slots) > 0
    }

    private func isVariableInUse(of stay: Row) -> Bool {
        contains(variable(at: Int(rows.terms[Int(stay.firstTerm)].variable)))
    }

    /// Returns in which direction the activity of a row may move from its present constant; nil for both directions.
    fileprivate func relationOfMoves(of row: Int) -> Relation? {
        let record = rows[row]
        let slots = levels.ownSlots
        let error = rows.activity(of: row, at: values) - record.constant
        guard abs(error) <= 1e-7 + 1e-12 * rows.magnitude(of: row, at: values) else { return nil }
        let (isAtUpper, isAtLower): (Bool, Bool)
        if record.isBasic {
            isAtUpper = roomAbove(Int(record.position), for: record, in: slots) <= 0
            isAtLower = roomBelow(Int(record.position), for: record, in: slots) <= 0
        } else {
            isAtUpper = record.side == .above || record.side == .exact && record.relation == .greaterThanOrEqual
            isAtLower = record.side == .below || record.side == .exact && record.relation == .lessThanOrEqual
        }
        if isAtUpper && isAtLower { return nil }
        return isAtUpper ? .greaterThanOrEqual : isAtLower ? .lessThanOrEqual : .equal
    }
}

/// The directions in which all values can move from a solution without increasing any error, as another system.
private struct Freedom {
    private var system = LinearSystem()
    private var moves: [Variable] = []
    private var canMove: Set<Int> = []

    init?(of original: LinearSystem) {
        do {
            for _ in 0..<original.rows.variableCount { moves.append(system.addVariable()) }
            for move in moves {
                _ = try system.insert(LinearConstraint(move, .lessThanOrEqual, 1))
                _ = try system.insert(LinearConstraint(move, .greaterThanOrEqual, -1))
            }
            for row in original.rows.indices where original.rows[row].takesPart && !original.rows[row].isStay {
                guard let relation = original.relationOfMoves(of: row) else { continue }
                var terms: [LinearExpression.Term] = []
                var next = original.rows[row].firstTerm
                while next >= 0 {
                    let term = original.rows.terms[Int(next)]
                    terms.append(.init(moves[Int(term.variable)], term.coefficient))
                    next = term.nextInRow
                }
                _ = try system.insert(LinearConstraint(terms, relation, 0))
            }
            try system.solve()
        } catch {
            return nil
        }
    }

    mutating func canMove(_ variable: Int) -> Bool {
        for target in [1.0, -1] where !canMove.contains(variable) {
            let wish = LinearConstraint(moves[variable], .equal, target, priority: Priority(1))
            guard let handle = try? system.add(wish) else { continue }
            for (index, move) in moves.enumerated() where abs(system.value(of: move)) > 1e-6 { canMove.insert(index) }
            try? system.remove(handle)
        }
        return canMove.contains(variable)
    }
}
