import ConstraintSolver
import Testing

@Suite("Many constraints, and cycles")
struct ManyTests {
    @Test("20,000 constraints on one variable, required or of different priorities, are solved")
    func oneVariable() throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        for index in 0..<20_000 {
            let priority = index % 3 == 0 ? Priority.required : Priority(Float(index) / 20)
            _ = try system.insert(
                LinearConstraint(variable, .greaterThanOrEqual, Double(index * 7919 % 20_011), priority: priority))
        }
        try system.solve()
        #expect(system.value(of: variable) == 20_010)
        #expect(system.work.exchanges < 10)
    }

    @Test("a cycle of equal variables has one value")
    func circle() throws {
        var system = LinearSystem()
        let variables = (0..<50).map { _ in system.addVariable() }
        for index in variables.indices {
            let next = variables[(index + 1) % 50]
            try system.add(LinearConstraint(LinearExpression(variables[index]), .equal, LinearExpression(next)))
        }
        let value = try system.add(LinearConstraint(variables[17], .equal, 12))
        #expect(variables.allSatisfy { system.value(of: $0) == 12 })
        #expect(throws: SystemError.self) {
            try system.add(LinearConstraint(variables[3] - variables[40], .equal, LinearExpression(constant: 1)))
        }
        try system.remove(value)
        try system.solve()
        #expect(variables.allSatisfy { system.value(of: $0) == 0 })
        system.checkInvariants()
    }

    @Test("a cycle in which each variable should be larger than the next is solved")
    func contest() throws {
        var system = LinearSystem()
        let variables = (0..<20).map { _ in system.addVariable() }
        for index in variables.indices {
            let next = variables[(index + 1) % 20]
            try system.add(
                LinearConstraint(
                    variables[index] - next, .greaterThanOrEqual, LinearExpression(constant: 1), priority: Priority(500)
                ))
            try system.add(LinearConstraint(variables[index], .lessThanOrEqual, 10))
            system.checkInvariants()
        }
        #expect(system.work.restarts == 0)
    }

    @Test("a constant that is changed and reset gives the first values")
    func drift() throws {
        var system = LinearSystem()
        let variables = (0..<10).map { _ in system.addVariable() }
        for (last, next) in zip(variables, variables.dropFirst()) {
            try system.add(LinearConstraint(LinearExpression(next), .equal, last * 1.1 + 0.3))
        }
        let origin = try system.add(LinearConstraint(variables[0], .equal, 1.0 / 3))
        let before = variables.map { system.value(of: $0) }
        for edit in 0..<20_000 {
            try system.setConstant(of: origin, to: Double(edit % 977) / 7)
            try system.solve()
        }
        try system.setConstant(of: origin, to: 1.0 / 3)
        try system.solve()
        for (variable, old) in zip(variables, before) { #expect(abs(system.value(of: variable) - old) < 1e-9) }
    }
}
