import CollectionEngine
import TestSupport
import Testing

@Suite("Batches at random") struct UpdateThrashTests {
    @Test("a random valid batch agrees with the model, place by place, both ways")
    func valid() {
        for seed in SeededGenerator.seeds(0..<3_000) {
            var random = SeededGenerator(seed: seed)
            let counts = (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
            var model = NaiveModel(counts: counts)
            for step in 0..<3 {
                let batch = RandomBatch(of: model, using: &random)
                let fault = UpdatePlan.fault(in: batch)
                guard fault == nil else {
                    Issue.record("UIKIT_SEED=\(seed) step \(step): \(fault ?? "") UIKIT_REPLAY=\(batch.ledger.token)")
                    return
                }
                model = batch.after
            }
        }
    }

    @Test("a batch with one mistake is refused for that mistake")
    func broken() {
        for seed in SeededGenerator.seeds(0..<3_000) {
            var random = SeededGenerator(seed: seed)
            let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
            let batch = BrokenBatch(RandomBatch(of: NaiveModel(counts: counts), using: &random), using: &random)
            let refusal = batch.ledger.refusal
            guard refusal == batch.refusal else {
                Issue.record("UIKIT_SEED=\(seed): \(batch.refusal) expected, seen \(refusal.map { "\($0)" } ?? "none")")
                return
            }
        }
    }

    @Test("any operations and any counts give a plan or a refusal")
    func arbitrary() {
        for seed in SeededGenerator.seeds(0..<3_000) {
            var random = SeededGenerator(seed: seed)
            let batches = (0..<2).map { _ in RandomBatch(of: NaiveModel(counts: [3, 0, 2]), using: &random) }
            let operations = batches[0].operations + (Bool.random(using: &random) ? [] : batches[1].operations)
            let ledger = UpdateLedger(
                before: CollectionCounts(items: [3, 0, 2]), operations: operations, after: batches[1].after.counts)
            do throws(UpdateMistake) {
                _ = try UpdatePlan(ledger)
            } catch {
                #expect(!error.headline.isEmpty && error.explanation.contains("Try: "), "UIKIT_SEED=\(seed)")
            }
        }
    }
}

extension UpdatePlan {
    fileprivate static func fault(in batch: RandomBatch) -> String? {
        do throws(UpdateMistake) {
            let plan = try UpdatePlan(batch.ledger)
            return PlanCheck(before: batch.before, after: batch.after, plan: plan).fault
        } catch {
            return "refused: \(error.fault)"
        }
    }
}

extension UpdateLedger {
    /// How the batch is refused; nil if it is valid.
    var refusal: BrokenBatch.Refusal? {
        do throws(UpdateMistake) {
            _ = try UpdatePlan(self)
            return nil
        } catch {
            switch error.fault {
            case .outOfBounds: return .outOfBounds
            case .conflict: return .conflict
            case .sectionCount: return .sectionCount
            case .itemCount: return .itemCount
            }
        }
    }
}
