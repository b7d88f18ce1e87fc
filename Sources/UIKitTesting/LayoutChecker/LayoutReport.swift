/// What ``LayoutChecker/check()`` found. Its description has one paragraph per finding.
public struct LayoutReport: Sendable, CustomStringConvertible {
    /// The layout's class.
    public var layout: String
    /// The findings, in the order of ``LayoutRule``; empty if the layout keeps every rule.
    public var findings: [LayoutFinding]
    /// How much scrolling costs; nil if it wasn't measured.
    public var work: LayoutWork?
    /// How many runs there were.
    public var runs = 0
    /// How many steps all runs took together.
    public var steps = 0

    /// The finding for a rule; nil if the layout keeps the rule.
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
