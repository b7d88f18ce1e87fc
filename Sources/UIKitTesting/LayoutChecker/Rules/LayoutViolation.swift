import CoreGraphics

/// A rule that a layout broke once: what was seen, what was expected, and what a picture of it shows.
struct LayoutViolation {
    var rule: LayoutRule
    var seen: String
    var expected: String
    var picture = Picture()
    /// Steps that had been taken.
    var steps = 0

    /// Boxes to be drawn.
    struct Picture: Sendable {
        /// What the layout was asked about.
        var asked: CGRect?
        var content: CGRect?
        var bounds: CGRect?
        var got: [(name: String, frame: CGRect)] = []
        var expected: [(name: String, frame: CGRect)] = []
    }

    init(_ rule: LayoutRule, seen: String, expected: String, asked: CGRect? = nil) {
        (self.rule, self.seen, self.expected) = (rule, seen, expected)
        picture.asked = asked
    }

    func got(_ name: ElementName, _ look: ElementLook?) -> LayoutViolation {
        var result = self
        if let look { result.picture.got.append((name.text, look.frame)) }
        return result
    }

    func expecting(_ name: ElementName, _ look: ElementLook?) -> LayoutViolation {
        var result = self
        if let look { result.picture.expected.append((name.text, look.frame)) }
        return result
    }
}
