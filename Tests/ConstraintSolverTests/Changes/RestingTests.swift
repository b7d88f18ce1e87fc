import ConstraintSolver
import TestSupport
import Testing

@Suite("Resting constraints")
struct RestingTests {
    /// Two columns in 300 points; the second can be closed.
    private struct Columns {
        var system = LinearSystem()
        let (first, second): (Variable, Variable)
        let closing: ConstraintHandle
        let opening: ConstraintHandle
        let width: ConstraintHandle

        init() throws {
            (first, second) = (system.addVariable(), system.addVariable())
            width = try system.insert(LinearConstraint(first + second, .equal, LinearExpression(constant: 300)))
            opening = try system.insert(LinearConstraint(second, .equal, 100))
            closing = try system.insert(LinearConstraint(second, .equal, 0))
            try system.rest(closing)
            try system.solve()
        }

        mutating func close() throws {
            try system.rest(opening)
            try system.resume(closing)
            try system.solve()
        }

        mutating func open() throws {
            try system.rest(closing)
            try system.resume(opening)
            try system.solve()
        }

        var values: [Double] { [system.value(of: first), system.value(of: second)] }
    }

    @Test("a resting constraint has no effect until it is resumed")
    func restAndResume() throws {
        var columns = try Columns()
        #expect(columns.values == [200, 100])
        try columns.close()
        #expect(columns.values == [300, 0])
        try columns.open()
        #expect(columns.values == [200, 100])
        #expect(columns.system.brokenInvariants() == [])
    }

    @Test("a set of constraints solved before needs no exchange")
    func remembered() throws {
        var columns = try Columns()
        try columns.close()
        let before = columns.system.work
        for _ in 0..<10 {
            try columns.open()
            try columns.close()
        }
        #expect(columns.system.work.exchanges == before.exchanges)
        #expect(columns.values == [300, 0])
    }

    @Test("constants changed while a constraint rests apply when it is resumed")
    func constants() throws {
        var columns = try Columns()
        try columns.close()
        try columns.system.setConstant(of: columns.opening, to: 120)
        try columns.system.setConstant(of: columns.width, to: 400)
        #expect(columns.system.value(of: columns.second) == 0)
        try columns.open()
        #expect(columns.values == [280, 120])
    }

    @Test("resting and resuming before solving costs nothing")
    func nothing() throws {
        var columns = try Columns()
        let before = columns.system.work
        try columns.system.rest(columns.opening)
        try columns.system.resume(columns.opening)
        try columns.system.solve()
        #expect(columns.system.work == before)
        #expect(columns.values == [200, 100])
    }

    @Test("a resting constraint can be removed, and constraints added meanwhile apply")
    func othersCome() throws {
        var columns = try Columns()
        try columns.close()
        try columns.system.add(LinearConstraint(columns.first, .equal, 150, priority: Priority(900)))
        try columns.open()
        #expect(columns.values == [200, 100])
        try columns.system.remove(columns.closing)
        #expect(throws: SystemError.notInSystem) { try columns.system.rest(columns.closing) }
        try columns.system.rest(columns.opening)
        try columns.system.solve()
        #expect(columns.values == [150, 150])
        #expect(columns.system.brokenInvariants() == [])
    }

    @Test("a resting constraint that conflicts with others does so when it is resumed")
    func conflict() throws {
        var columns = try Columns()
        try columns.system.resume(columns.closing)
        #expect(throws: SystemError.self) { try columns.system.solve() }
        try columns.system.rest(columns.closing)
        try columns.system.solve()
        #expect(columns.values == [200, 100])
        #expect(columns.system.brokenInvariants() == [])
    }
}
