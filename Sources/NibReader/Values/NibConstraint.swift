import CoreGraphics

/// What a `<constraint>` demands (R749).
package struct NibConstraint: Sendable, Equatable {
    package enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// An edge, a length or a line of a view, as Xcode names it: `leading`, `centerX`, `topMargin`.
    package typealias Attribute = String

    /// The id of the first view; nil stands for the one that owns the constraint.
    package let firstItem: String?
    package let firstAttribute: Attribute
    package let relation: Relation
    /// nil for lengths that are numbers.
    package let secondItem: String?
    package let secondAttribute: Attribute?
    package let multiplier: CGFloat
    /// In points.
    package let constant: CGFloat
    /// From 1 to 1000.
    package let priority: Float
    package let identifier: String?
    /// Whether it only helps while drawing, and isn't part of what is made.
    package let isPlaceholder: Bool
    /// Whether the constant is the system's distance, which the views decide.
    package let isSystemSpacing: Bool

    /// - Throws: If it can't be a constraint: what is wrong, and the line.
    package init(_ element: XMLElement) throws(XMLMistake) {
        func mistake(_ reason: String) -> XMLMistake { XMLMistake(line: element.line, reason: reason) }
        guard let firstAttribute = element.text("firstAttribute") else {
            throw mistake("a constraint has no firstAttribute")
        }
        let relation = element.text("relation") ?? "equal"
        guard let relation = Relation(rawValue: relation) else {
            throw mistake("a constraint has the relation \(relation), which isn't one")
        }
        let written = element.text("multiplier") ?? "1"
        guard let multiplier = Self.multiplier(written) else {
            throw mistake("a constraint has the multiplier \(written), which is neither a number nor a ratio")
        }
        let priority = element.number("priority") ?? 1000
        guard (1...1000).contains(priority) else {
            throw mistake("a constraint has the priority \(priority), and they go from 1 to 1000")
        }
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.priority = Float(priority)
        firstItem = element.text("firstItem")
        secondItem = element.text("secondItem")
        secondAttribute = element.text("secondAttribute")
        constant = element.number("constant") ?? 0
        identifier = element.text("identifier")
        isPlaceholder = element.bool("placeholder") ?? false
        isSystemSpacing = element.bool("symbolic") ?? false
    }

    /// `2`, `0.03`, `16:9`, `1 : 7` and `4/5`.
    static func multiplier(_ text: String) -> CGFloat? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { XMLElement.number(String($0.trimmed)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let first = parts[0], let second = parts[1], second != 0, (first / second).isFinite else {
                return nil
            }
            return first / second
        default: return nil
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
