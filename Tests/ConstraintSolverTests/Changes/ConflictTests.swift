import ConstraintSolver
import TestSupport
import Testing

@Suite("Conflicts of required constraints")
struct ConflictTests {
    @Test("the error names the conflicting constraints only, and leaves the system as it was")
    func namesTheLeast() throws {
        var system = LinearSystem()
        let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
        let first = try system.add(LinearConstraint(a, .equal, 10))
        let second = try system.add(LinearConstraint(b - a, .greaterThanOrEqual, LinearExpression(constant: 20)))
        try system.add(LinearConstraint(c, .equal, 5))
        try system.add(LinearConstraint(b, .lessThanOrEqual, 100, priority: Priority(999)))
        let error = #expect(throws: SystemError.self) { try system.add(LinearConstraint(b, .equal, 25)) }
        guard case .conflict(let handles) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(handles.count == 3)
        #expect(handles.contains(first) && handles.contains(second))
        #expect([a, b, c].map { system.value(of: $0) } == [10, 30, 5])
        system.checkInvariants()
    }

    @Test("a constraint may conflict with itself", arguments: [Relation.equal, .lessThanOrEqual])
    func itself(relation: Relation) throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        let nothing = LinearConstraint([.init(variable, 1), .init(variable, -1)], relation, -1)
        let handle = try system.insert(nothing)
        #expect(throws: SystemError.conflict([handle])) { try system.solve() }
        try system.setPriority(of: handle, to: Priority(999))
        try system.solve()
        system.checkInvariants()
    }

    @Test("a new constant may cause the conflict; values stay until a constraint gives way")
    func constants() throws {
        var system = LinearSystem()
        let width = system.addVariable()
        let least = try system.add(LinearConstraint(width, .greaterThanOrEqual, 10))
        let most = try system.add(LinearConstraint(width, .lessThanOrEqual, 20))
        try system.setConstant(of: least, to: 30)
        for _ in 0..<2 {
            let error = #expect(throws: SystemError.self) { try system.solve() }
            guard case .conflict(let handles) = error else { continue }
            #expect(Set(handles) == [least, most])
            #expect(system.value(of: width) == 10)
        }
        try system.setPriority(of: most, to: Priority(999))
        try system.solve()
        #expect(system.value(of: width) == 30)
        system.checkInvariants()
    }

    @Test("in random conflicts the rest is solvable without any one of the named constraints")
    func irreducible() {
        for seed in SeededGenerator.seeds(0..<SeededGenerator.count(150)) {
            if let fault = fault(seed: seed) { Issue.record("UIKIT_SEED=\(seed): \(fault)") }
        }
    }

    private func fault(seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed &+ 7001)
        var model = Model(variableCount: Int.random(in: 1...6, using: &random))
        var system = LinearSystem()
        let variables = (0..<model.variableCount).map { _ in system.addVariable() }
        var handles: [ConstraintHandle: Model.Rule] = [:]
        for index in 0..<14 {
            let rule = Model.randomRule(
                variables: model.variableCount, order: Int32(index), priorities: [1000, 1000, 1000, 250], using: &random
            )
            let before = variables.map { system.value(of: $0) }
            do {
                let handle = try system.insert(model.constraint(rule, variables))
                do {
                    try system.solve()
                    handles[handle] = rule
                    model.rules.append(rule)
                } catch .conflict(let named) {
                    try system.remove(handle)
                    try system.solve()
                    let rules = named.compactMap { $0 == handle ? rule : handles[$0] }
                    if !named.contains(handle) || rules.count != named.count { return "\(named) without the new one" }
                    if let fault = fault(of: rules, variables: model.variableCount) { return fault }
                    let after = variables.map { system.value(of: $0) }
                    for (old, new) in zip(before, after) where abs(old - new) > 1e-6 {
                        return "\(before) → \(after)\n\(model)"
                    }
                }
            } catch {
                return "\(error)\n\(model)"
            }
            let broken = system.brokenInvariants()
            if !broken.isEmpty { return "\(broken)\n\(model)" }
        }
        return nil
    }

    private func fault(of rules: [Model.Rule], variables: Int) -> String? {
        if rules.contains(where: { $0.priority < 1000 }) { return "optional ones named" }
        let all = Model(variableCount: variables, rules: rules)
        if Oracle.leastErrors(of: all) != nil { return "these don't conflict:\n\(all)" }
        for index in rules.indices {
            var fewer = all
            fewer.rules.remove(at: index)
            if Oracle.leastErrors(of: fewer) == nil { return "\(index) isn't needed in\n\(all)" }
        }
        return nil
    }
}
