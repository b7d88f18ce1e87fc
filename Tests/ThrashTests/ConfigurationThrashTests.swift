import TestSupport
import Testing

/// Contents, backgrounds and states of cells, in any order.
@MainActor @Suite("Thrash: configurations") struct ConfigurationThrashTests {
    @Test("after random changes each cell shows its content and its state", arguments: SeededGenerator.seeds(1..<21))
    func thrash(seed: UInt64) {
        let run = ConfigurationThrash(seed: seed)
        for _ in 0..<300 where run.failure == nil {
            run.step()
            run.check()
        }
        run.finish()
        #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter ConfigurationThrash")
    }
}
