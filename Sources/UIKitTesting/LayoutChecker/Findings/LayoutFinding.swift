/// A rule that a layout breaks, and the smallest case that shows it.
public struct LayoutFinding: Sendable, CustomStringConvertible {
    /// The rule that was broken.
    public let rule: LayoutRule
    /// The layout's class.
    public let layout: String
    /// What the layout did, as a sentence.
    public let seen: String
    /// What the collection view expects instead.
    public let expected: String
    /// How many items each section has at first, in the smallest case that still fails.
    public let items: [Int]
    /// The steps that follow, one per line, in words.
    public let steps: [String]
    /// The value for ``LayoutChecker/replay`` or `UIKIT_REPLAY` that shows the finding again; nil if the finding
    /// belongs to no case.
    public let replay: String?
    /// The frames seen (filled) and expected (outlined in red), as the text of an SVG file; nil if there are none.
    public let picture: String?
    /// The case in words.
    private let shown: String

    init(_ violation: LayoutViolation, in layoutCase: LayoutCase, layout: String) {
        rule = violation.rule
        self.layout = layout
        seen = violation.seen
        expected = violation.expected
        items = layoutCase.items
        steps = layoutCase.steps.map(\.text)
        replay = layoutCase.token
        shown = layoutCase.text
        picture = LayoutPicture(violation.picture).svg
    }

    init(_ work: LayoutWork, allowed: LayoutGrowth, layout: String) {
        rule = .work
        self.layout = layout
        seen = "a scroll step is \(work.growth.text)\n\(work.table)"
        expected = "\(allowed.text) at most"
        items = []
        steps = []
        replay = nil
        picture = nil
        shown = "one section, scrolled by a tenth of the view's height"
    }

    /// The finding in words: what was seen and expected, the smallest case, a likely cause, a remedy, and how to replay
    /// it.
    public var description: String {
        var lines = [
            "\(layout) breaks the rule `\(rule.rawValue)`: \(rule.sentence)",
            "  seen           \(seen)",
            "  expected       \(expected)",
            "  smallest case  \(shown)",
            "  likely cause   \(rule.cause)",
            "  try            \(rule.remedy)",
        ]
        if let replay { lines.append("  replay         UIKIT_REPLAY=\(replay)") }
        return lines.joined(separator: "\n")
    }
}
