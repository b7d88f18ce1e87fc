/// What ``LayoutChecker/check()`` found. Its description has a paragraph per finding.
public struct LayoutReport: Sendable, CustomStringConvertible {
    /// The layout's class.
    public var layout: String
    /// The findings, in the order of ``LayoutRule``; empty if the layout keeps every rule.
    public var findings: [LayoutFinding]
    /// What scrolling costs; nil where it wasn't measured.
    public var work: LayoutWork?
    /// How many runs there were.
    public var runs = 0
    /// How many steps there were, in all runs together.
    public var steps = 0

    /// The finding of a rule; nil if the layout keeps it.
    public subscript(rule: LayoutRule) -> LayoutFinding? { findings.first { $0.rule == rule } }

    public var description: String {
        let heading =
            findings.isEmpty
            ? "\(layout): no findings in \(runs) runs of \(steps) steps."
            : "\(layout): \(findings.count) \(findings.count == 1 ? "finding" : "findings")."
        return ([heading] + findings.map(\.description) + (work.map { [$0.description] } ?? []))
            .joined(separator: "\n\n")
    }
}
