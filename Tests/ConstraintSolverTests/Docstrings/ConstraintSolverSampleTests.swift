import ConstraintSolver
import Testing

// The samples of docstrings in Sources/ConstraintSolver: Scripts/samples looks for them here.

@Suite("Docstrings: ConstraintSolver") struct ConstraintSolverSampleTests {
    @Test("a weaker constraint gets as much as the required one allows") func system() throws {
        var system = LinearSystem()
        let (left, width) = (system.addVariable(), system.addVariable())
        try system.add(LinearConstraint(left, .greaterThanOrEqual, 0))
        try system.add(LinearConstraint(left + width, .lessThanOrEqual, LinearExpression(constant: 320)))
        try system.add(LinearConstraint(width, .equal, 400, priority: Priority(750)))
        #expect(system.value(of: width) == 320)
    }

    @Test("variables become a sum with factors") func expression() {
        var system = LinearSystem()
        let (left, width) = (system.addVariable(), system.addVariable())
        let right = left + width * 0.5 + 8
        #expect(right.terms.map(\.coefficient) == [1, 0.5])
        #expect(right.constant == 8)
    }
}
