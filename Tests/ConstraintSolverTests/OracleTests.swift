import ConstraintSolver
import TestSupport
import Testing

@Suite("The solver against an exact oracle")
struct OracleTests {
    @Test("the sums of errors are minimal, priority by priority")
    func errorsAreLeast() {
        for seed in SeededGenerator.seeds(0..<SeededGenerator.count(400)) {
            if let fault = fault(seed: seed) { Issue.record("UIKIT_SEED=\(seed): \(fault)") }
        }
    }

    private func fault(seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed &+ 1)
        let model = Model.random(using: &random)
        let least = Oracle.leastErrors(of: model)
        var system = LinearSystem()
        let variables = (0..<model.variableCount).map { _ in system.addVariable() }
        var conflict: SystemError?
        for rule in model.rules.shuffled(using: &random) {
            do { _ = try system.add(model.constraint(rule, variables)) } catch { conflict = error }
            let broken = system.brokenInvariants()
            if !broken.isEmpty { return "\(broken)\n\(model)" }
        }
        guard let least else { return conflict == nil ? "no conflict\n\(model)" : nil }
        if let conflict { return "\(conflict)\n\(model)" }
        if system.work.restarts > 0 { return "restarted\n\(model)" }
        let values = variables.map { system.value(of: $0) }
        for rule in model.rules where rule.priority == 1000 && model.error(of: rule, at: values) > 1e-6 {
            return "\(rule) doesn't hold at \(values)\n\(model)"
        }
        let errors = model.errors(at: values)
        for (error, best) in zip(errors, least) where abs(error - best.number) > 1e-6 {
            return "errors \(errors), least \(least.map(\.number)), at \(values)\n\(model)"
        }
        return nil
    }
}
