import CollectionEngine
import QuartzCore

extension SnapshotMistake {
    /// Stops the program with UIKit's text and the explanation.
    func stop() -> Never { Diagnostics.fail(headline, explanation: explanation) }
}

/// The answer of `work`; a mistake stops the program.
func stopping<Answer>(_ work: () throws(SnapshotMistake) -> Answer) -> Answer {
    do throws(SnapshotMistake) { return try work() } catch { error.stop() }
}
