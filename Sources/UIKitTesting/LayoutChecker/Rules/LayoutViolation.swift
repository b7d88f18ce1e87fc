import CoreGraphics

/// One violation of a rule: what the layout did, what the rule expects, and the frames for a picture of it.
struct LayoutViolation {
    var rule: LayoutRule
    var seen: String
    var expected: String
    var picture = Picture()
    /// How many steps the run had taken.
    var steps = 0

    /// The rectangles in the picture.
    struct Picture: Sendable {
        /// The rectangle that the layout was asked about.
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
