import ConstraintSolver
import Testing

@Suite("Inequalities that are exact where nothing else constrains")
struct ExactIfFreeTests {
    private var system = LinearSystem()
    private let x: Variable

    init() { x = system.addVariable() }

    @discardableResult
    private mutating func add(
        _ expression: LinearExpression, _ relation: Relation, _ constant: Double, _ priority: Float = 1000
    ) throws -> ConstraintHandle {
        var made = LinearConstraint(
            expression, relation, LinearExpression(constant: constant), priority: Priority(priority))
        made.isExactIfFree = true
        return try system.add(made)
    }

    @Test("an inequality alone is solved as an equation", arguments: [1000, 751, 0] as [Float])
    mutating func alone(priority: Float) throws {
        let row = try add(LinearExpression(x), .lessThanOrEqual, 10, priority)
        #expect(system.value(of: x) == 10)
        try system.setConstant(of: row, to: -4)
        try system.solve()
        #expect(system.value(of: x) == -4)
        try system.remove(row)
        try system.solve()
        #expect(system.value(of: x) == 0)
        try add(LinearExpression(x), .greaterThanOrEqual, -7, priority)
        #expect(system.value(of: x) == -7)
    }

    @Test("any other constraint outweighs exactness, even one of priority 0")
    mutating func wishes() throws {
        try add(LinearExpression(x), .lessThanOrEqual, 10)
        let wish = try system.add(LinearConstraint(x, .equal, 3, priority: Priority(0)))
        #expect(system.value(of: x) == 3)
        try system.remove(wish)
        try system.solve()
        #expect(system.value(of: x) == 10)
    }

    @Test("of two inequalities that can't both be exact the first is")
    mutating func first() throws {
        let width = system.addVariable()
        try system.add(LinearConstraint(width, .equal, 50))
        let right = try add(x + width, .lessThanOrEqual, 300)
        let left = try add(LinearExpression(x), .greaterThanOrEqual, 20)
        #expect(system.value(of: x) == 250)
        try system.remove(right)
        try system.solve()
        #expect(system.value(of: x) == 20)
        // Added again, it is the second.
        try add(x + width, .lessThanOrEqual, 300)
        #expect(system.value(of: x) == 20)
        try system.remove(left)
        try system.solve()
        #expect(system.value(of: x) == 250)
        #expect(system.brokenInvariants().isEmpty)
    }

    @Test("with a free length both inequalities are exact")
    mutating func both() throws {
        let width = system.addVariable()
        try add(LinearExpression(x), .greaterThanOrEqual, 20)
        try add(x + width, .lessThanOrEqual, 300)
        try add(LinearExpression(width), .greaterThanOrEqual, 50)
        #expect([system.value(of: x), system.value(of: width)] == [20, 280])
    }
}
