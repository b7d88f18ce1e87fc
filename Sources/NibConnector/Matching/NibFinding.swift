/// A message about a line of a XIB, which the build shows there.
struct NibFinding: Sendable, Hashable {
    enum Severity: String, Sendable { case warning, error }

    let severity: Severity
    let place: Place
    /// What is wrong, as a sentence without a full stop.
    let reason: String
    /// What to do about it, as an imperative.
    let remedy: String

    var text: String { "\(reason). Try: \(remedy)." }
}
