import TestSupport
import Testing

/// Swipes, editing, outlines, batches and other layouts of a list, in any order.
@MainActor @Suite("Thrash: lists") struct ListThrashTests {
    @Test("after random changes rows are in place with the right look", arguments: SeededGenerator.seeds(1..<21))
    func thrash(seed: UInt64) {
        let run = ListThrash(seed: seed)
        for _ in 0..<500 where run.failure == nil {
            run.step()
            run.check()
        }
        run.finish()
        #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter ListThrash")
    }
}
