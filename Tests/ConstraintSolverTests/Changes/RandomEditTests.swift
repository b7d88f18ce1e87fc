import ConstraintSolver
import TestSupport
import Testing

@Suite("Random changes of a large system")
struct RandomEditTests {
    @Test("each change leaves what a new system would be")
    func asNew() {
        for seed in SeededGenerator.seeds(0..<SeededGenerator.count(8)) {
            if let fault = fault(seed: seed) { Issue.record("UIKIT_SEED=\(seed): \(fault)") }
        }
    }

    private struct Entry {
        var handle: ConstraintHandle
        var constraint: LinearConstraint
        var isResting = false
    }

    private func fault(seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed &+ 31)
        var system = LinearSystem()
        let variables = (0..<60).map { _ in system.addVariable() }
        var entries: [Entry] = []
        for step in 0..<300 {
            do {
                try change(&system, variables, &entries, step: step, using: &random)
            } catch {
                return "step \(step): \(error)"
            }
            let broken = system.brokenInvariants()
            if !broken.isEmpty { return "step \(step): \(broken)" }
            guard step % 10 == 9 else { continue }
            var fresh = LinearSystem()
            let twins = variables.map { _ in fresh.addVariable() }
            for entry in entries.shuffled(using: &random) where !entry.isResting {
                var copy = entry.constraint
                copy.terms = copy.terms.map { .init(twins[variables.firstIndex(of: $0.variable)!], $0.coefficient) }
                if (try? fresh.insert(copy)) == nil { return "step \(step): can't insert" }
            }
            if (try? fresh.solve()) == nil { return "step \(step): the new one conflicts" }
            let largest = twins.map { abs(fresh.value(of: $0)) }.max() ?? 0
            for (variable, twin) in zip(variables, twins) {
                let (value, expected) = (system.value(of: variable), fresh.value(of: twin))
                if abs(value - expected) > 1e-5 + largest * 1e-10 {
                    return "step \(step): \(variable) is \(value), not \(expected)"
                }
            }
        }
        return system.work.restarts > 0 ? "restarted" : nil
    }

    private func change(
        _ system: inout LinearSystem, _ variables: [Variable], _ entries: inout [Entry], step: Int,
        using random: inout SeededGenerator
    ) throws(SystemError) {
        let kind = Int.random(in: 0..<14, using: &random)
        guard kind >= 4, !entries.isEmpty else {
            let constraint = Self.randomConstraint(on: variables, order: Int32(step), using: &random)
            if let handle = try? system.add(constraint) {
                entries.append(Entry(handle: handle, constraint: constraint))
            }
            return
        }
        let index = Int.random(in: entries.indices, using: &random)
        let handle = entries[index].handle
        let old = entries[index].constraint
        if kind >= 10 { return try changeRests(&system, &entries, using: &random) }
        switch kind {
        case 4, 5:
            try system.remove(handle)
            entries.remove(at: index)
            return try system.solve()
        case 6, 7, 8:
            entries[index].constraint.constant = Double.random(in: -100...400, using: &random)
            try system.setConstant(of: handle, to: entries[index].constraint.constant)
        default:
            entries[index].constraint.priority = Priority(random.pick(from: [1000, 999, 750, 500.5, 250, 50]))
            try system.setPriority(of: handle, to: entries[index].constraint.priority)
        }
        do {
            try system.solve()
        } catch {
            entries[index].constraint = old
            try system.setConstant(of: handle, to: old.constant)
            try system.setPriority(of: handle, to: old.priority)
            try system.solve()
        }
    }

    /// Some of the first few rest or don't, so that sets come back; and a constant changes meanwhile.
    private func changeRests(
        _ system: inout LinearSystem, _ entries: inout [Entry], using random: inout SeededGenerator
    ) throws(SystemError) {
        let old = entries
        let set = Int.random(in: 0..<3, using: &random)
        for index in entries.indices.prefix(6) {
            entries[index].isResting = index % 3 == set
            try entries[index].isResting ? system.rest(entries[index].handle) : system.resume(entries[index].handle)
        }
        let index = Int.random(in: entries.indices, using: &random)
        entries[index].constraint.constant = Double.random(in: -100...400, using: &random)
        try system.setConstant(of: entries[index].handle, to: entries[index].constraint.constant)
        do {
            try system.solve()
        } catch {
            entries = old
            try system.setConstant(of: entries[index].handle, to: entries[index].constraint.constant)
            for entry in entries.prefix(6) {
                try entry.isResting ? system.rest(entry.handle) : system.resume(entry.handle)
            }
            try system.solve()
        }
    }

    private static func randomConstraint(
        on variables: [Variable], order: Int32, using random: inout SeededGenerator
    ) -> LinearConstraint {
        let start = Int.random(in: variables.indices, using: &random)
        let terms = (0..<random.pick(from: [1, 2, 2, 3, 4])).map { offset in
            LinearExpression.Term(
                variables[(start + offset * Int.random(in: 1...3, using: &random)) % variables.count],
                random.pick(from: [1, -1, 1, -1, 0.5, -0.5, 1.7778, 0.3333]))
        }
        return LinearConstraint(
            terms, random.pick(from: Relation.allCases), Double.random(in: -100...400, using: &random),
            priority: Priority(random.pick(from: [1000, 1000, 999, 750, 750, 250, 250, 0.25])), order: order)
    }
}
