import ConstraintSolver
import TestSupport
import Testing

@Suite("Undetermined variables")
struct UndeterminedTests {
    @Test("a variable without constraints is undetermined, a fixed one isn't")
    func simple() throws {
        var system = LinearSystem()
        let (a, b) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(a, .equal, 3))
        #expect(system.undeterminedVariables() == [b])
        try system.add(LinearConstraint(b, .equal, 3, priority: Priority(1)))
        #expect(system.undeterminedVariables().isEmpty)
    }

    @Test("an inequality that is exact determines nothing")
    func exactIfFree() throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        var most = LinearConstraint(variable, .lessThanOrEqual, 10)
        most.isExactIfFree = true
        try system.add(most)
        #expect(system.undeterminedVariables() == [variable])
    }

    @Test("two labels of equal hugging that share a width are undetermined")
    func labels() throws {
        var system = LinearSystem()
        let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(a + b, .equal, LinearExpression(constant: 100)))
        try system.add(LinearConstraint(c, .equal, 1))
        try system.add(LinearConstraint(a, .lessThanOrEqual, 30, priority: Priority(250)))
        let second = try system.add(LinearConstraint(b, .lessThanOrEqual, 30, priority: Priority(250)))
        #expect(system.undeterminedVariables() == [a, b])
        try system.setPriority(of: second, to: Priority(251))
        try system.solve()
        #expect(system.undeterminedVariables() == [])
    }

    @Test("in random systems the undetermined variables are those an exact oracle can move")
    func oracle() {
        for seed in SeededGenerator.seeds(0..<SeededGenerator.count(150)) {
            var random = SeededGenerator(seed: seed &+ 90_001)
            let model = Model.random(using: &random)
            guard let expected = Oracle.undetermined(in: model) else { continue }
            var system = LinearSystem()
            let variables = (0..<model.variableCount).map { _ in system.addVariable() }
            for rule in model.rules { _ = try? system.insert(model.constraint(rule, variables)) }
            #expect(throws: Never.self) { try system.solve() }
            let found = system.undeterminedVariables().map { variables.firstIndex(of: $0)! }
            #expect(found == expected, "UIKIT_SEED=\(seed)\n\(model)")
        }
    }
}
