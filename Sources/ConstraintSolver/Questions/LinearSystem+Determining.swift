extension LinearSystem {
    /// Returns the constraints that hold exactly and together determine a sum of variables, in no order. Call it after
    /// `solve`.
    package func constraintsDetermining(_ terms: [LinearExpression.Term]) -> [ConstraintHandle] {
        var inverse = inverse
        var combination = SparseVector()
        combination.grow(to: rows.variableCount)
        for term in terms where contains(term.variable) { combination.add(term.coefficient, at: term.variable.slot) }
        inverse.combine(&combination)
        return combination.support.compactMap { position in
            let row = Int(basis[Int(position)])
            guard abs(combination[Int(position)]) > 1e-9, !rows[row].isStay else { return nil }
            return ConstraintHandle(index: Int32(row), generation: rows[row].generation)
        }
    }
}
