extension LinearSystem {
    /// Returns what contradicts itself; empty after each successful `solve`.
    ///
    /// Together these facts prove that the values are optimal: prices that balance at every variable, each within its
    /// bounds, and every constraint on the side of its price.
    package func brokenInvariants() -> [String] {
        brokenLinks() + brokenBasis() + brokenPrices() + brokenSides()
    }

    package func checkInvariants() {
        let broken = brokenInvariants()
        precondition(broken.isEmpty, "LinearSystem: \(broken.joined(separator: "; "))")
    }

    private func brokenLinks() -> [String] {
        var broken: [String] = []
        for variable in rows.firstOfVariable.indices {
            var previous: Int32 = -1
            var next = rows.firstOfVariable[variable]
            while next >= 0 {
                let term = rows.terms[Int(next)]
                if term.previousOfVariable != previous || Int(term.variable) != variable || !rows[Int(term.row)].isInUse
                {
                    broken.append("variable \(variable) has a broken list of terms")
                }
                (previous, next) = (next, term.nextOfVariable)
            }
        }
        return broken
    }

    private func brokenBasis() -> [String] {
        var broken: [String] = []
        if basis.count != rows.variableCount { broken.append("\(basis.count) basic rows") }
        for position in basis.indices {
            let row = Int(basis[position])
            if Int(rows[row].position) != position || !rows[row].isInUse {
                broken.append("row \(row) isn't at position \(position)")
            }
            let error = rows.activity(of: row, at: values) - rows[row].constant
            if abs(error) > 1e-6 + 1e-9 * rows.magnitude(of: row, at: values) {
                broken.append("basic row \(row) is off by \(error)")
            }
        }
        let basicCount = rows.indices.filter { rows[$0].isInUse && rows[$0].isBasic }.count
        if basicCount != basis.count { broken.append("\(basicCount) rows say that they are basic") }
        for row in rows.indices where rows[row].isInUse && rows[row].isResting {
            if rows[row].isBasic { broken.append("row \(row) rests in the basis") }
            if !resting.contains(Int32(row)) { broken.append("row \(row) isn't among those that rest") }
        }
        return broken
    }

    private func brokenPrices() -> [String] {
        var broken: [String] = []
        for position in basis.indices {
            let row = Int(basis[position])
            if !isMultiplier(at: position, withinBoundsOf: rows[row]) { broken.append("row \(row) has a bad price") }
        }
        for slot in levels.slots {
            var sums = [Double](repeating: 0, count: rows.variableCount)
            for term in rows.terms where term.row >= 0 {
                let row = rows[Int(term.row)]
                let price = row.isBasic ? multipliers[Int(row.position), slot] : row.restingMultiplier(in: slot)
                sums[Int(term.variable)] += price * term.coefficient
            }
            for variable in sums.indices where abs(sums[variable]) > 1e3 * Self.priceTolerance(slot) {
                broken.append("prices of variable \(variable) add up to \(sums[variable]) in slot \(slot)")
            }
        }
        return broken
    }

    private func brokenSides() -> [String] {
        var broken = queue.isEmpty ? [] : ["\(queue.count) rows are waiting"]
        for row in rows.indices where violation(of: row) > 0 { broken.append("row \(row) is on the wrong side") }
        return broken
    }
}
