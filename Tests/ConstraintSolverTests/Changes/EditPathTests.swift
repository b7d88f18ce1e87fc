import ConstraintSolver
import Testing

@Suite("All short sequences of changes")
struct EditPathTests {
    /// One change of a small system: two variables, and up to six constraints on them.
    private enum Change: CaseIterable {
        case addEqual, addLess, addSum, addSoftSum, removeFirst, removeLast
        case growFirst, shrinkLast, relaxFirst, requireLast, raiseFirst, solve
    }

    private struct Path {
        var system = LinearSystem()
        var variables: [Variable] = []
        var constraints: [(handle: ConstraintHandle, constraint: LinearConstraint)] = []

        init() throws {
            variables = [system.addVariable(), system.addVariable()]
            try insert(LinearConstraint(variables[0], .greaterThanOrEqual, 3, priority: Priority(750), order: 0))
            try insert(LinearConstraint(variables[1], .equal, 9, priority: Priority(250), order: 1))
        }

        mutating func insert(_ constraint: LinearConstraint) throws {
            constraints.append((try system.insert(constraint), constraint))
        }

        mutating func apply(_ change: Change, order: Int32) throws {
            let (a, b) = (variables[0], variables[1])
            let (first, last) = (0, constraints.count - 1)
            switch change {
            case .addEqual: try insert(LinearConstraint(a, .equal, 5, priority: Priority(250), order: order))
            case .addLess: try insert(LinearConstraint(a, .lessThanOrEqual, 2, order: order))
            case .addSum: try insert(LinearConstraint(a + b, .equal, LinearExpression(constant: 10), order: order))
            case .addSoftSum:
                let sum = LinearExpression(constant: 4)
                try insert(LinearConstraint(a - b, .lessThanOrEqual, sum, priority: Priority(750), order: order))
            case .solve: try? system.solve()
            case _ where constraints.isEmpty: break
            case .removeFirst: try system.remove(constraints.removeFirst().handle)
            case .removeLast: try system.remove(constraints.removeLast().handle)
            case .growFirst: try setConstant(first, constraints[first].constraint.constant + 4)
            case .shrinkLast: try setConstant(last, constraints[last].constraint.constant - 7)
            case .relaxFirst: try setPriority(first, 250)
            case .requireLast: try setPriority(last, 1000)
            case .raiseFirst: try setPriority(first, 750)
            }
        }

        private mutating func setConstant(_ index: Int, _ constant: Double) throws {
            constraints[index].constraint.constant = constant
            try system.setConstant(of: constraints[index].handle, to: constant)
        }

        private mutating func setPriority(_ index: Int, _ priority: Float) throws {
            constraints[index].constraint.priority = Priority(priority)
            try system.setPriority(of: constraints[index].handle, to: Priority(priority))
        }

        /// What is wrong after solving, compared with a system that never was anything else.
        mutating func fault() throws -> String? {
            var fresh = LinearSystem()
            let twins = variables.map { _ in fresh.addVariable() }
            for (_, constraint) in constraints {
                var copy = constraint
                copy.terms = constraint.terms.map {
                    .init(twins[variables.firstIndex(of: $0.variable)!], $0.coefficient)
                }
                _ = try fresh.insert(copy)
            }
            let conflicts = ((try? system.solve()) == nil, (try? fresh.solve()) == nil)
            if conflicts.0 != conflicts.1 { return "conflicts: \(conflicts)" }
            if conflicts.0 { return nil }
            let values = (variables.map { system.value(of: $0) }, twins.map { fresh.value(of: $0) })
            for (value, expected) in zip(values.0, values.1) where abs(value - expected) > 1e-9 { return "\(values)" }
            let broken = system.brokenInvariants()
            return broken.isEmpty ? nil : "\(broken)"
        }
    }

    @Test("up to four changes end where a new system would be")
    func shortPaths() throws {
        try walk(Path(), steps: [], length: 4)
    }

    private func walk(_ path: Path, steps: [Change], length: Int) throws {
        guard steps.count < length else { return }
        for change in Change.allCases {
            var next = path
            try next.apply(change, order: Int32(steps.count + 2))
            var copy = next
            if let fault = try copy.fault() { Issue.record("\(steps + [change]): \(fault)") }
            try walk(next, steps: steps + [change], length: length)
        }
    }
}
