import ConstraintSolver
import Testing

@Suite("Unusable numbers and handles")
struct BadInputTests {
    @Test("unusable numbers are refused, and change nothing", arguments: [Double.nan, .infinity, -.infinity, 1e300])
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

    @Test("unusable priorities are refused, and change nothing", arguments: [Float.nan, -1, 1000.5, .infinity])
    func priorities(priority: Float) throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        let handle = try system.add(LinearConstraint(variable, .equal, 5))
        #expect(throws: SystemError.unusableNumber) {
            try system.add(LinearConstraint(variable, .equal, 1, priority: Priority(priority)))
        }
        #expect(throws: SystemError.unusableNumber) { try system.setPriority(of: handle, to: Priority(priority)) }
    }

    @Test("removed handles are unknown, also after their places are used again")
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

    @Test("terms with a coefficient of 0 don't count")
    func zeroCoefficients() throws {
        var system = LinearSystem()
        let (a, b) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint([.init(a, 1), .init(b, 0)], .equal, 4))
        try system.add(LinearConstraint([.init(a, 0)], .lessThanOrEqual, 0))
        #expect(system.value(of: a) == 4)
        system.checkInvariants()
    }
}
