/// All rows and their terms, accessible by row and by variable.
///
/// The places of removed rows and terms are used again, so the storage only grows with the number in use at the same
/// time.
struct RowStore: Sendable {
    private(set) var terms: [RowTerm] = []
    /// The first term of each variable, or -1.
    private(set) var firstOfVariable: [Int32] = []
    private var rows: [Row] = []
    private var freeRows: [Int32] = []
    private var firstFreeTerm: Int32 = -1

    var indices: Range<Int> { rows.indices }
    var variableCount: Int { firstOfVariable.count }

    subscript(row: Int) -> Row {
        _read { yield rows[row] }
        _modify { yield &rows[row] }
    }

    mutating func addVariable() {
        firstOfVariable.append(-1)
    }

    /// Adds a row without terms.
    mutating func addRow() -> Int {
        guard let free = freeRows.popLast() else {
            rows.append(Row(isInUse: true))
            return rows.count - 1
        }
        let old = rows[Int(free)]
        rows[Int(free)] = Row(generation: old.generation, isInUse: true, isQueued: old.isQueued)
        return Int(free)
    }

    mutating func removeRow(_ row: Int) {
        while rows[row].firstTerm >= 0 { removeFirstTerm(of: row) }
        rows[row].isInUse = false
        rows[row].generation &+= 1
        freeRows.append(Int32(row))
    }

    mutating func addTerm(_ coefficient: Double, variable: Int, to row: Int) {
        let next = firstOfVariable[variable]
        let term = RowTerm(
            coefficient: coefficient, row: Int32(row), variable: Int32(variable), nextInRow: rows[row].firstTerm,
            nextOfVariable: next, previousOfVariable: -1)
        let place = firstFreeTerm
        if place >= 0 {
            firstFreeTerm = terms[Int(place)].nextInRow
            terms[Int(place)] = term
        } else {
            terms.append(term)
        }
        let new = place >= 0 ? place : Int32(terms.count - 1)
        if next >= 0 { terms[Int(next)].previousOfVariable = new }
        firstOfVariable[variable] = new
        rows[row].firstTerm = new
    }

    private mutating func removeFirstTerm(of row: Int) {
        let place = rows[row].firstTerm
        let term = terms[Int(place)]
        if term.previousOfVariable >= 0 {
            terms[Int(term.previousOfVariable)].nextOfVariable = term.nextOfVariable
        } else {
            firstOfVariable[Int(term.variable)] = term.nextOfVariable
        }
        if term.nextOfVariable >= 0 {
            terms[Int(term.nextOfVariable)].previousOfVariable = term.previousOfVariable
        }
        rows[row].firstTerm = term.nextInRow
        terms[Int(place)].nextInRow = firstFreeTerm
        terms[Int(place)].row = -1
        firstFreeTerm = place
    }

    /// Returns the sum of a row's terms.
    func activity(of row: Int, at values: [Double]) -> Double {
        var sum = 0.0
        var next = rows[row].firstTerm
        while next >= 0 {
            let term = terms[Int(next)]
            sum += term.coefficient * values[Int(term.variable)]
            next = term.nextInRow
        }
        return sum
    }

    /// Returns the magnitude of the numbers that make up a row's activity, in order to distinguish errors from
    /// rounding.
    func magnitude(of row: Int, at values: [Double]) -> Double {
        var sum = abs(rows[row].constant)
        var next = rows[row].firstTerm
        while next >= 0 {
            let term = terms[Int(next)]
            sum += abs(term.coefficient * values[Int(term.variable)])
            next = term.nextInRow
        }
        return sum
    }
}
