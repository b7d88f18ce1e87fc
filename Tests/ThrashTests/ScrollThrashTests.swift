import TestSupport
import Testing

/// Everything that fingers, mice, wheels, keys and programs can do to scroll views, in any order.
@MainActor @Suite("Thrash: scrolling", .serialized) struct ScrollThrashTests {
    @Test(
        "content stays somewhere, delegates are told in order, and it all comes to rest",
        arguments: SeededGenerator.tensOfSeeds(1..<81))
    func thrash(seeds: [UInt64]) async {
        await #expect(processExitsWith: .success) { @MainActor [seeds] in
            ThrashProcess.letOthersGoFirst()
            for seed in seeds {
                let run = ScrollThrash(seed: seed)
                for _ in 0..<250 where run.failure == nil { run.step() }
                run.finish()
                #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter ScrollThrash")
            }
        }
    }
}
