import ConstraintSolver
import Testing

@Suite("Numbers and names that can't be used")
struct BadInputTests {
    @Test("are refused, and nothing changes", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func numbers(number: Double) throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        let handle = try system.add(LinearConstraint(variable, .equal, 5))
        #expect(throws: SystemError.unusableNumber) { try system.add(LinearConstraint(variable, .equal, number)) }
        #expect(throws: SystemError.unusableNumber) {
            try system.add(LinearConstraint(variable * number, .equal, LinearExpression(constant: 1)))
        }
        #expect(throws: SystemError.unusableNumber) { try system.setConstant(of: handle, to: number) }
        try system.solve()
        #expect(system.value(of: variable) == 5)
        system.checkInvariants()
    }

    @Test("so are priorities", arguments: [Float.nan, -1, 1000.5, .infinity])
    func priorities(priority: Float) throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        let handle = try system.add(LinearConstraint(variable, .equal, 5))
        #expect(throws: SystemError.unusableNumber) {
            try system.add(LinearConstraint(variable, .equal, 1, priority: Priority(priority)))
        }
        #expect(throws: SystemError.unusableNumber) { try system.setPriority(of: handle, to: Priority(priority)) }
    }

    @Test("what was removed is no longer known, also when its place is used again")
    func removed() throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        let handle = try system.add(LinearConstraint(variable, .equal, 5))
        #expect(throws: SystemError.notInSystem) { try system.remove(variable) }
        try system.remove(handle)
        try system.remove(variable)
        #expect(throws: SystemError.notInSystem) { try system.remove(handle) }
        #expect(throws: SystemError.notInSystem) { try system.remove(variable) }
        let other = system.addVariable()
        try system.add(LinearConstraint(other, .equal, 8))
        #expect(throws: SystemError.notInSystem) { try system.setConstant(of: handle, to: 1) }
        #expect(throws: SystemError.notInSystem) { try system.add(LinearConstraint(variable, .equal, 1)) }
        #expect(system.value(of: variable) == 0)
        #expect(system.value(of: other) == 8)
    }

    @Test("coefficients of 0 count as no term")
    func zeroCoefficients() throws {
        var system = LinearSystem()
        let (a, b) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint([.init(a, 1), .init(b, 0)], .equal, 4))
        try system.add(LinearConstraint([.init(a, 0)], .lessThanOrEqual, 0))
        #expect(system.value(of: a) == 4)
        system.checkInvariants()
    }
}
