/// What constraints leave open along an axis, and which further constraint would settle it.
struct ConstraintAmbiguity: Equatable {
    /// The position, the length or both.
    var open: [NSLayoutConstraint.Attribute]
    /// Attributes that would settle the layout. Each of these alternatives is enough.
    var remedies: [[NSLayoutConstraint.Attribute]]

    static func candidates(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint.Attribute] {
        axis == .horizontal ? [.leading, .trailing, .centerX, .width] : [.top, .bottom, .centerY, .height]
    }

    /// `left is open; a constraint on leading, trailing or centerX settles it`.
    var words: String {
        let names = open.map(\.name)
        let verb = names.count == 1 ? "is" : "are"
        guard let pair = remedies.first, pair.count > 1 else {
            let choices = Self.list(remedies.flatMap { $0.map(\.name) }, "or")
            return "\(Self.list(names, "and")) \(verb) open; a constraint on \(choices) settles it"
        }
        return "\(Self.list(names, "and")) \(verb) open; two constraints settle it, such as on "
            + Self.list(pair.map(\.name), "and")
    }

    private static func list(_ words: [String], _ last: String) -> String {
        words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " \(last) " + (words.last ?? "")
    }
}
