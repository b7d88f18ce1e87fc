import TestSupport
import Testing

/// Everything that fingers, mice, wheels, keys and programs can do to scroll views, in any order.
@MainActor @Suite("Thrash: scrolling") struct ScrollThrashTests {
    @Test(
        "random input leaves valid offsets, ordered calls, and content at rest",
        arguments: SeededGenerator.seeds(1..<81))
    func thrash(seed: UInt64) {
        let run = ScrollThrash(seed: seed)
        for _ in 0..<250 where run.failure == nil { run.step() }
        run.finish()
        #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter ScrollThrash")
    }
}
