import ConstraintSolver
import TestSupport

/// Constraints as plain numbers, which the oracle and the solver both read.
struct Model: CustomStringConvertible {
    struct Rule {
        var terms: [(variable: Int, coefficient: Int)]
        var relation: Relation
        var constant: Int
        var priority: Float
        var order: Int32
        var isExactIfFree = false
    }

    var variableCount: Int
    var rules: [Rule] = []

    /// Optional priorities, the highest first.
    var levels: [Float] { Set(rules.map(\.priority)).filter { $0 < 1000 }.sorted(by: >) }

    var description: String {
        rules.map { rule in
            let terms = rule.terms.map { "\($0.coefficient)·x\($0.variable)" }.joined(separator: " + ")
            let wish = rule.isExactIfFree ? " exactly" : ""
            return "\(terms) \(rule.relation) \(rule.constant)\(wish) @\(rule.priority) #\(rule.order)"
        }.joined(separator: "\n")
    }

    func constraint(_ rule: Rule, _ variables: [Variable]) -> LinearConstraint {
        var made = LinearConstraint(
            rule.terms.map { LinearExpression.Term(variables[$0.variable], Double($0.coefficient)) }, rule.relation,
            Double(rule.constant), priority: Priority(rule.priority), order: rule.order)
        made.isExactIfFree = rule.isExactIfFree
        return made
    }

    /// The sum of errors at each level.
    func errors(at values: [Double]) -> [Double] {
        levels.map { level in rules.filter { $0.priority == level }.map { error(of: $0, at: values) }.reduce(0, +) }
    }

    func error(of rule: Rule, at values: [Double]) -> Double {
        let difference =
            rule.terms.map { Double($0.coefficient) * values[$0.variable] }.reduce(0, +) - Double(rule.constant)
        switch rule.relation {
        case .lessThanOrEqual: return max(difference, 0)
        case .equal: return abs(difference)
        case .greaterThanOrEqual: return max(-difference, 0)
        }
    }

    static let priorities: [Float] = [1000, 1000, 999, 750, 750, 750, 250, 250, 50, 0.5, 0]

    static func randomRule(
        variables: Int, order: Int32, relations: [Relation] = Relation.allCases, priorities: [Float] = priorities,
        using random: inout SeededGenerator
    ) -> Rule {
        let termCount = random.pick(from: [1, 1, 1, 2, 2, 2, 3, 4])
        let terms = (0..<termCount).map { _ in
            (Int.random(in: 0..<variables, using: &random), random.pick(from: [1, 1, 1, 1, -1, -1, -1, 2, -2, 3, 0]))
        }
        return Rule(
            terms: terms, relation: random.pick(from: relations),
            constant: random.pick(from: [0, 0, 10, 10, 20, -10, Int.random(in: -50...100, using: &random)]),
            priority: random.pick(from: priorities), order: order, isExactIfFree: order.isMultiple(of: 2))
    }

    static func random(using random: inout SeededGenerator) -> Model {
        let variables = Int.random(in: 1...8, using: &random)
        let count = Int.random(in: 1...12, using: &random)
        return Model(
            variableCount: variables,
            rules: (0..<count).map { randomRule(variables: variables, order: Int32($0), using: &random) })
    }
}
