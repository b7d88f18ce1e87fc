/// The slow and obvious answer: one exact linear programme after the other, a level at a time.
///
/// Each variable is the difference of two that aren't negative, each error the sum of two. The sum of errors of a level
/// is made least, and kept there while the next level's is.
struct Oracle {
    /// A row `terms = constant` over variables that aren't negative.
    private struct Equation {
        var terms: [Fraction]
        var constant: Fraction
    }

    /// The least sum of errors at each level, from the highest priority down; nil if the required ones conflict.
    static func leastErrors(of model: Model) -> [Fraction]? {
        var oracle = Oracle(model)
        guard oracle.makeFeasible() else { return nil }
        return oracle.errorsByLevel.map { oracle.minimise($0) }
    }

    /// The variables with more than one value among the solutions; nil if the required constraints conflict.
    static func undetermined(in model: Model) -> [Int]? {
        var oracle = Oracle(model)
        guard oracle.makeFeasible() else { return nil }
        for errors in oracle.errorsByLevel { _ = oracle.minimise(errors) }
        return (0..<model.variableCount).filter { variable in
            let (positive, negative) = (2 * variable, 2 * variable + 1)
            guard let least = oracle.least(positive, minus: negative, times: 1),
                let most = oracle.least(positive, minus: negative, times: -1)
            else { return true }
            return least + most != .zero
        }
    }

    private var tableau: [Equation] = []
    private var basis: [Int] = []
    private var errorsByLevel: [[Int]] = []
    private var columnCount = 0
    /// Columns that must stay 0.
    private var closed: Set<Int> = []

    private init(_ model: Model) {
        let levels = model.levels
        errorsByLevel = levels.map { _ in [] }
        columnCount = 2 * model.variableCount
        var rows: [(terms: [Int: Fraction], constant: Fraction)] = []
        for rule in model.rules {
            var terms: [Int: Fraction] = [:]
            for (variable, coefficient) in rule.terms {
                terms[2 * variable, default: .zero] = terms[2 * variable, default: .zero] + Fraction(coefficient)
                terms[2 * variable + 1, default: .zero] =
                    terms[2 * variable + 1, default: .zero] - Fraction(coefficient)
            }
            // The first column takes what is over the constant, the second what is missing.
            let (over, under) = (columnCount, columnCount + 1)
            columnCount += 2
            terms[over] = Fraction(-1)
            terms[under] = .one
            if let level = levels.firstIndex(of: rule.priority) {
                if rule.relation != .greaterThanOrEqual { errorsByLevel[level].append(over) }
                if rule.relation != .lessThanOrEqual { errorsByLevel[level].append(under) }
            } else {
                if rule.relation != .greaterThanOrEqual { closed.insert(over) }
                if rule.relation != .lessThanOrEqual { closed.insert(under) }
            }
            rows.append((terms, Fraction(rule.constant)))
        }
        let structural = columnCount
        columnCount += rows.count
        for (index, row) in rows.enumerated() {
            let sign = row.constant < .zero ? Fraction(-1) : .one
            var equation = Equation(
                terms: Array(repeating: .zero, count: columnCount), constant: row.constant * sign)
            for (column, factor) in row.terms where !closed.contains(column) { equation.terms[column] = factor * sign }
            equation.terms[structural + index] = .one
            tableau.append(equation)
            basis.append(structural + index)
        }
    }

    private mutating func makeFeasible() -> Bool {
        let artificial = Array((columnCount - tableau.count)..<columnCount)
        guard minimise(artificial) == .zero else { return false }
        closed.formUnion(artificial)
        return true
    }

    /// The least sum of some columns, which is kept from now on.
    private mutating func minimise(_ columns: [Int]) -> Fraction {
        let costs = Dictionary(uniqueKeysWithValues: columns.map { ($0, Fraction.one) })
        let least = descend(costs)
        for (column, price) in prices(costs).enumerated() where price > .zero { closed.insert(column) }
        return least!
    }

    /// The least difference of two columns, times a sign; nil if there is none.
    private func least(_ column: Int, minus other: Int, times sign: Int) -> Fraction? {
        var copy = self
        return copy.descend([column: Fraction(sign), other: Fraction(-sign)])
    }

    /// Bland's rule: the first column that helps, the first row that allows it; nil if none does.
    private mutating func descend(_ costs: [Int: Fraction]) -> Fraction? {
        while true {
            let prices = prices(costs)
            guard let entering = prices.indices.first(where: { prices[$0] < .zero && !closed.contains($0) }) else {
                return tableau.indices.map { (costs[basis[$0]] ?? .zero) * tableau[$0].constant }.reduce(.zero, +)
            }
            var best: Int?
            for row in tableau.indices where tableau[row].terms[entering] > .zero {
                guard let known = best else {
                    best = row
                    continue
                }
                let ratio = tableau[row].constant / tableau[row].terms[entering]
                let least = tableau[known].constant / tableau[known].terms[entering]
                if ratio < least || (ratio == least && basis[row] < basis[known]) { best = row }
            }
            guard let best else { return nil }
            pivot(best, entering)
        }
    }

    /// How much the sum grows for one of each column.
    private func prices(_ costs: [Int: Fraction]) -> [Fraction] {
        (0..<columnCount).map { column in
            var price = costs[column] ?? .zero
            for row in tableau.indices {
                guard let cost = costs[basis[row]] else { continue }
                price = price - cost * tableau[row].terms[column]
            }
            return price
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = tableau[row].terms[column]
        tableau[row].terms = tableau[row].terms.map { $0 == .zero ? $0 : $0 / divisor }
        tableau[row].constant = tableau[row].constant / divisor
        for other in tableau.indices where other != row && tableau[other].terms[column] != .zero {
            let factor = tableau[other].terms[column]
            for index in 0..<columnCount where tableau[row].terms[index] != .zero {
                tableau[other].terms[index] = tableau[other].terms[index] - factor * tableau[row].terms[index]
            }
            tableau[other].constant = tableau[other].constant - factor * tableau[row].constant
        }
        basis[row] = column
    }
}
