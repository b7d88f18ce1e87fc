import CollectionEngine
import QuartzCore

extension SnapshotMistake {
    /// Stops the program with UIKit's message and the explanation.
    func stop() -> Never { Diagnostics.fail(headline, explanation: explanation) }
}

/// Returns the result of `work`. A mistake stops the program.
func stopping<Answer>(_ work: () throws(SnapshotMistake) -> Answer) -> Answer {
    do throws(SnapshotMistake) { return try work() } catch { error.stop() }
}
