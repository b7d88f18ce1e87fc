import TestSupport
import Testing
import UIKit

/// 50,000 random batches: the screen shows each item of the model once, in its place.
@MainActor @Suite("Thrash: updates") struct UpdateThrashTests {
    @Test("after random batches the views on screen show the model", arguments: SeededGenerator.seeds(1..<101))
    func thrash(seed: UInt64) {
        let run = ThrashRun(seed: seed)
        run.run(batches: 500)
        #expect(run.failure == nil)
    }
}
