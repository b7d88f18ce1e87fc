import TestSupport
import Testing
import UIKit

/// 50,000 random batches: what is on screen is what the model says, each item once and in its place.
@MainActor @Suite("Thrash: updates", .serialized) struct UpdateThrashTests {
    @Test("the views on screen show exactly the model", arguments: SeededGenerator.tensOfSeeds(1..<101))
    func thrash(seeds: [UInt64]) async {
        await #expect(processExitsWith: .success) { @MainActor [seeds] in
            ThrashProcess.letOthersGoFirst()
            for seed in seeds {
                let run = ThrashRun(seed: seed)
                run.run(batches: 500)
                #expect(run.failure == nil)
            }
        }
    }
}
