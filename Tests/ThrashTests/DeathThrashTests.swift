import Foundation
import TestSupport
import Testing

/// Whichever object is released first, on any thread: none is used afterwards, and none leaks.
///
/// Means most under AddressSanitizer (Scripts/sanitize), where any use of freed memory ends the run.
@MainActor @Suite("Thrash: releases", .serialized) struct DeathThrashTests {
    @Test(
        "random releases on any thread leave no dangling reference and no object",
        arguments: SeededGenerator.seeds(1..<21))
    func thrash(seed: UInt64) async {
        let steps = ProcessInfo.processInfo.environment["UIKIT_DEATHS"].flatMap(Int.init) ?? 250
        let census = Census()
        let failure = await run(seed: seed, steps: steps, census)
        #expect(failure == nil, "UIKIT_SEED=\(seed) swift test --filter DeathThrash")
        // Objects that other threads released are cleaned up on the main thread soon afterwards.
        for _ in 0..<2000 where !census.living.isEmpty { await Task.yield() }
        #expect(census.living == [], "UIKIT_SEED=\(seed) swift test --filter DeathThrash")
    }

    private func run(seed: UInt64, steps: Int, _ census: Census) async -> String? {
        let thrash = DeathThrash(seed: seed, census)
        for step in 0..<steps where thrash.failure == nil {
            thrash.step()
            guard step.isMultiple(of: 32) else { continue }
            await Task.yield()
            thrash.resume()
        }
        thrash.finish()
        return thrash.failure
    }
}
