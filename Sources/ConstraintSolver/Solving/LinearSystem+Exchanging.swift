extension LinearSystem {
    /// Adds the exchange to the inverse, as cheaply as the two rows allow.
    mutating func noteExchange(of leaving: Int, for row: Int, at position: Int) {
        guard let (variable, coefficient) = ownVariable(of: leaving, shared: row) else {
            return inverse.exchange(at: position, combination: column)
        }
        column.removeAll()
        addTerms(of: row, times: 1 / coefficient)
        addTerms(of: leaving, times: -1 / coefficient)
        inverse.exchange(variable: variable, change: column)
    }

    /// Returns a variable that the leaving row and the coming row have, but no other row of the basis, and its
    /// coefficient in the leaving row. It is among the larger coefficients of both, so that rounding errors stay small.
    private func ownVariable(of leaving: Int, shared coming: Int) -> (variable: Int, coefficient: Double)? {
        let largest = largestCoefficient(of: leaving)
        var next = rows[leaving].firstTerm
        while next >= 0 {
            let term = rows.terms[Int(next)]
            if abs(term.coefficient) * 100 >= largest, isOnlyBasicRow(coming, with: term.variable) {
                return (Int(term.variable), term.coefficient)
            }
            next = term.nextInRow
        }
        return nil
    }

    private func largestCoefficient(of row: Int) -> Double {
        var largest = 0.0
        var next = rows[row].firstTerm
        while next >= 0 {
            largest = max(largest, abs(rows.terms[Int(next)].coefficient))
            next = rows.terms[Int(next)].nextInRow
        }
        return largest
    }

    private func isOnlyBasicRow(_ row: Int, with variable: Int32) -> Bool {
        var patience = 12
        var coefficient = 0.0
        var next = rows.firstOfVariable[Int(variable)]
        while next >= 0 {
            let term = rows.terms[Int(next)]
            if Int(term.row) == row {
                coefficient = term.coefficient
            } else if rows[Int(term.row)].isBasic {
                return false
            }
            patience -= 1
            if patience < 0 { return false }
            next = term.nextOfVariable
        }
        return coefficient != 0 && abs(coefficient) * 100 >= largestCoefficient(of: row)
    }

    /// Adds the terms of a row to `column`.
    mutating func addTerms(of row: Int, times factor: Double) {
        var next = rows[row].firstTerm
        while next >= 0 {
            let term = rows.terms[Int(next)]
            column.add(term.coefficient * factor, at: Int(term.variable))
            next = term.nextInRow
        }
    }
}
