extension BasisInverse {
    /// Finds the steps for a basis. Returns the row for each place, or nil if the rows depend on each other.
    ///
    /// Most layouts can be solved one variable after the other. Rows with one open variable, and variables in one open
    /// row, need no arithmetic. Only the rest (the core) is eliminated.
    mutating func factor(_ basis: [Int32], of rows: RowStore, using scratch: inout SparseVector) -> [Int32]? {
        removeAll()
        var matrix = BasisMatrix(basis, rows: rows)
        let lasts = matrix.takeRowsWithOneVariable()
        for (row, place) in matrix.takeVariablesWithOneRow() { addStep(of: row, at: place, rows: rows) }
        for row in matrix.openRows {
            guard let place = addCoreStep(of: row, matrix: matrix, rows: rows, scratch: &scratch) else { return nil }
            matrix.take(row, at: place)
        }
        for (row, place) in lasts.reversed() { addStep(of: row, at: place, rows: rows) }
        endFactoring()
        return matrix.rowOfPlace
    }

    private mutating func addStep(of row: Int, at place: Int, rows: RowStore) {
        var pivotValue = 0.0
        var count = 0
        var next = rows[row].firstTerm
        while next >= 0 {
            let term = rows.terms[Int(next)]
            if Int(term.variable) == place {
                pivotValue = term.coefficient
            } else {
                addEntry(at: Int(term.variable), factor: term.coefficient)
                count += 1
            }
            next = term.nextInRow
        }
        if count > 0 || pivotValue != 1 { endFactoredStep(at: place, pivotValue: pivotValue) }
    }

    private mutating func addCoreStep(
        of row: Int, matrix: BasisMatrix, rows: RowStore, scratch: inout SparseVector
    ) -> Int? {
        scratch.removeAll()
        var next = rows[row].firstTerm
        while next >= 0 {
            let term = rows.terms[Int(next)]
            scratch.add(term.coefficient, at: Int(term.variable))
            next = term.nextInRow
        }
        combine(&scratch)
        defer { scratch.removeAll() }
        guard let place = matrix.bestPlace(in: scratch) else { return nil }
        for other in scratch.support where Int(other) != place && abs(scratch[Int(other)]) > 1e-13 {
            addEntry(at: Int(other), factor: scratch[Int(other)])
        }
        endFactoredStep(at: place, pivotValue: scratch[place])
        return place
    }
}
