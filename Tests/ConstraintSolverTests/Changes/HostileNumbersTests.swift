import ConstraintSolver
import TestSupport
import Testing

@Suite("Numbers of all sizes")
struct HostileNumbersTests {
    @Test("values beyond all limits are an error; without the last constraint there is a solution")
    func overflow() throws {
        var system = LinearSystem()
        var last = system.addVariable()
        try system.add(LinearConstraint(last, .equal, 1e9))
        var error: SystemError?
        for _ in 0..<60 where error == nil {
            let next = system.addVariable()
            do {
                try system.add(LinearConstraint(LinearExpression(next), .equal, last * 1e6))
                last = next
            } catch let thrown {
                error = thrown
            }
            #expect(system.value(of: last).isFinite)
        }
        #expect(error == .unusableNumber)
        let other = system.addVariable()
        try system.add(LinearConstraint(other, .equal, 5))
        #expect(system.value(of: other) == 5)
    }

    @Test("systems with random numbers end with an error or with finite values")
    func random() throws {
        for seed in SeededGenerator.seeds(0..<SeededGenerator.count(60)) {
            var random = SeededGenerator(seed: seed &+ 555)
            var system = LinearSystem()
            let variables = (0..<6).map { _ in system.addVariable() }
            var handles: [ConstraintHandle] = []
            for _ in 0..<30 {
                let terms = (0..<random.pick(from: [1, 2, 3])).map { _ in
                    LinearExpression.Term(random.pick(from: variables), Self.number(using: &random))
                }
                let constraint = LinearConstraint(
                    terms, random.pick(from: Relation.allCases), Self.number(using: &random),
                    priority: Priority(random.pick(from: [1000, 750, 0.1])))
                if let handle = try? system.add(constraint) { handles.append(handle) }
                if handles.count > 8 { try system.remove(handles.removeFirst()) }
                #expect(variables.allSatisfy { system.value(of: $0).isFinite }, "UIKIT_SEED=\(seed)")
            }
            for handle in handles { try system.remove(handle) }
            try system.solve()
            let left = variables.map { abs(system.value(of: $0)) }.max() ?? 0
            #expect(left < 1e-6, "UIKIT_SEED=\(seed): \(left) \(system.work) \(system.brokenInvariants())")
        }
    }

    private static func number(using random: inout SeededGenerator) -> Double {
        let size = random.pick(from: [1, 1, 1, 1e-3, 1e3, 1e-6, 1e6])
        return random.pick(from: [1, -1]) * size * Double.random(in: 0.5...1, using: &random)
    }
}
