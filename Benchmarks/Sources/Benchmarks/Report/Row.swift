/// One line of the report: a goal, what was measured, and whether it was met.
struct Row {
    enum Verdict: String {
        case met, missed = "not met", skipped
        /// A figure without a goal.
        case none = ""
    }

    var goal: String
    var what: String
    var ours: String
    var anchor = ""
    var ratio = ""
    var limit: String
    var verdict: Verdict
}

extension Row {
    /// A goal that is a ratio; skipped when there was nothing to compare with.
    init(
        _ goal: String, _ what: String, ours: String, anchor: String, ratios: Sample?, peer: String = "the anchor",
        atMost limit: Double
    ) {
        self.init(
            goal: goal, what: what, ours: ours, anchor: ratios == nil ? "\(peer) did not run" : anchor,
            ratio: ratios.map(\.ratioText) ?? "", limit: "≤ \(limit.ratioText) ×",
            verdict: ratios.map { $0.median <= limit ? .met : .missed } ?? .skipped)
    }

    /// A goal that is a number by itself.
    init(_ goal: String, _ what: String, _ value: Double?, _ text: (Double) -> String, atMost limit: Double) {
        self.init(
            goal: goal, what: what, ours: value.map(text) ?? "not measured", limit: "≤ \(text(limit))",
            verdict: value.map { $0 <= limit ? .met : .missed } ?? .skipped)
    }

    /// A figure without a goal.
    static func note(_ what: String, _ ours: String) -> Row {
        Row(goal: "", what: what, ours: ours, limit: "", verdict: .none)
    }
}
