import ConstraintSolver
import Testing

@Suite("A linear system")
struct LinearSystemTests {
    @Test("a required limit overrides an optional constraint")
    func limit() throws {
        var system = LinearSystem()
        let (left, width) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(left, .equal, 20))
        try system.add(LinearConstraint(left + width, .lessThanOrEqual, LinearExpression(constant: 320)))
        try system.add(LinearConstraint(width, .equal, 400, priority: Priority(750)))
        #expect(system.value(of: width) == 300)
    }

    @Test("a thousand constraints don't outweigh one of a slightly higher priority")
    func strictOrder() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        for _ in 0..<1000 { try system.add(LinearConstraint(width, .equal, 5, priority: Priority(500))) }
        try system.add(LinearConstraint(width, .equal, 10, priority: Priority(500.0001)))
        #expect(system.value(of: width) == 10)
    }

    @Test("among equal priorities the sum of errors is least: two outweigh one")
    func median() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        for target in [10.0, 30, 70] {
            try system.add(LinearConstraint(width, .equal, target, priority: Priority(250)))
        }
        #expect(system.value(of: width) == 30)
    }

    @Test("an optional inequality costs nothing while it holds", arguments: [(90.0, 100.0), (120, 120)])
    func inequality(wish: Double, expected: Double) throws {
        var system = LinearSystem()
        let width = system.addVariable()
        try system.add(LinearConstraint(width, .greaterThanOrEqual, 100, priority: Priority(750)))
        try system.add(LinearConstraint(width, .equal, wish, priority: Priority(250)))
        #expect(system.value(of: width) == expected)
    }

    @Test("a multiplier keeps an image at 16 to 9")
    func ratio() throws {
        var system = LinearSystem()
        let (width, height) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(LinearExpression(width), .equal, height * (16.0 / 9)))
        let size = try system.add(LinearConstraint(width, .equal, 320))
        #expect(system.value(of: height) == 180)
        try system.setConstant(of: size, to: 160)
        try system.solve()
        #expect(system.value(of: height) == 90)
    }

    @Test("an undetermined variable is 0")
    func stay() throws {
        var system = LinearSystem()
        let (a, b) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(a, .greaterThanOrEqual, -10))
        let wish = try system.add(LinearConstraint(b, .equal, 7))
        try system.remove(wish)
        try system.solve()
        #expect(system.value(of: a) == 0)
        #expect(system.value(of: b) == 0)
    }

    @Test("a solution lists the changed values")
    func changedVariables() throws {
        var system = LinearSystem()
        let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(b - a, .equal, LinearExpression(constant: 10)))
        try system.add(LinearConstraint(c, .equal, 3))
        let origin = try system.add(LinearConstraint(a, .equal, 1))
        try system.setConstant(of: origin, to: 2)
        try system.solve()
        #expect(Set(system.changedVariables) == [a, b])
        try system.solve()
        #expect(system.changedVariables.isEmpty)
    }

    @Test("nothing changes before solving; a change and its reversal leave no trace")
    func bulk() throws {
        var system = LinearSystem()
        let (outer, inner) = (system.addVariable(), system.addVariable())
        let first = try system.add(LinearConstraint(outer, .equal, 100))
        let second = try system.add(LinearConstraint(inner, .equal, 80))
        try system.add(LinearConstraint(LinearExpression(inner), .lessThanOrEqual, LinearExpression(outer)))
        // Each alone would conflict.
        try system.setConstant(of: first, to: 50)
        try system.setConstant(of: second, to: 40)
        #expect(system.value(of: outer) == 100)
        try system.solve()
        #expect(system.value(of: outer) == 50)
        #expect(system.value(of: inner) == 40)
    }

    @Test("a copy changes independently")
    func copies() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        let wish = try system.add(LinearConstraint(width, .equal, 10))
        var copy = system
        try copy.setConstant(of: wish, to: 20)
        try copy.solve()
        #expect(system.value(of: width) == 10)
        #expect(copy.value(of: width) == 20)
    }
}
