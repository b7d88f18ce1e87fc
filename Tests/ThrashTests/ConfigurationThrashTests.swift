import TestSupport
import Testing

/// Contents, backgrounds and states of cells, in any order.
@MainActor @Suite("Thrash: configurations", .serialized) struct ConfigurationThrashTests {
    @Test("each cell shows what its content and its state say", arguments: SeededGenerator.tensOfSeeds(1..<21))
    func thrash(seeds: [UInt64]) async {
        await #expect(processExitsWith: .success) { @MainActor [seeds] in
            ThrashProcess.letOthersGoFirst()
            for seed in seeds {
                let run = ConfigurationThrash(seed: seed)
                for _ in 0..<300 where run.failure == nil {
                    run.step()
                    run.check()
                }
                run.finish()
                #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter ConfigurationThrash")
            }
        }
    }
}
