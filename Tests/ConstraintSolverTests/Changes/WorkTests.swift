import ConstraintSolver
import Testing

@Suite("The cost of changes")
struct WorkTests {
    private struct Chain {
        var system = LinearSystem()
        var variables: [Variable] = []
        var links: [ConstraintHandle] = []

        init(length: Int) throws {
            for index in 0..<length {
                let next = system.addVariable()
                let last = variables.last.map { LinearExpression($0) } ?? LinearExpression()
                links.append(try system.insert(LinearConstraint(LinearExpression(next), .equal, last + 10)))
                variables.append(next)
                if index % 50 == 0 { try system.solve() }
            }
            try system.solve()
        }
    }

    @Test("changing a link's constant moves all that follows", arguments: [0, 500, 999])
    func link(index: Int) throws {
        var chain = try Chain(length: 1000)
        #expect(chain.system.value(of: chain.variables[999]) == 10_000)
        let before = chain.system.work
        try chain.system.setConstant(of: chain.links[index], to: 11)
        try chain.system.solve()
        #expect(chain.system.value(of: chain.variables[999]) == 10_001)
        #expect(chain.system.changedVariables.count == 1000 - index)
        #expect(chain.system.work.movedValues - before.movedValues == 1000 - index)
        #expect(chain.system.work.exchanges == before.exchanges)
    }

    @Test("changing a constant that doesn't bind checks one row")
    func slack() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        try system.add(LinearConstraint(width, .equal, 50))
        let limit = try system.add(LinearConstraint(width, .lessThanOrEqual, 100))
        let before = system.work
        try system.setConstant(of: limit, to: 90)
        try system.solve()
        #expect(system.work.checkedRows - before.checkedRows == 1)
        #expect(system.work.movedValues == before.movedValues)
    }

    @Test("independent parts of a system don't cost each other anything")
    func parts() throws {
        var system = LinearSystem()
        var wishes: [ConstraintHandle] = []
        for _ in 0..<100 {
            let (x, width) = (system.addVariable(), system.addVariable())
            try system.add(LinearConstraint(x + width, .equal, LinearExpression(constant: 100)))
            wishes.append(try system.add(LinearConstraint(width, .equal, 30, priority: Priority(250))))
        }
        #expect(system.components().count == 100)
        let before = system.work
        try system.setConstant(of: wishes[40], to: 31)
        try system.solve()
        #expect(system.work.movedValues - before.movedValues == 2)
        #expect(system.work.checkedRows - before.checkedRows <= 4)
    }

    @Test("a priority that changes no cost changes nothing")
    func priority() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        let wish = try system.add(LinearConstraint(width, .equal, 50, priority: Priority(250)))
        let before = system.work
        try system.setPriority(of: wish, to: Priority(750))
        try system.solve()
        #expect(system.work == before)
        #expect(system.value(of: width) == 50)
    }
}
