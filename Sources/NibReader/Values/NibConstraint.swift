import Foundation

/// A `<constraint>` (R749).
///
/// A class, because each object that is made from a file shares its constraints.
package final class NibConstraint: Sendable {
    package enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// A layout attribute, with its number in UIKit.
    package enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// Returns nil for an unknown name.
        init?(_ name: String) {
            guard let attribute = Self.named[name] else { return nil }
            self = attribute
        }

        private static let named: [String: Self] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
    }

    package let element: XMLElement
    /// The id of the first item; nil for the view that owns the constraint.
    package let firstItem: String?
    /// The elements of both items.
    package let firstElement, secondElement: XMLElement?
    /// The attributes of both items; nil for an unknown attribute.
    package let firstAttribute: Attribute?
    package let relation: Relation
    /// The id of the second item; nil for a constant width or height.
    package let secondItem: String?
    package let secondAttribute: Attribute?
    package let multiplier: CGFloat
    /// The constant, in points.
    package let constant: CGFloat
    /// The priority, from 1 to 1000.
    package let priority: Float
    package let identifier: String?
    /// Whether the constraint exists only in Interface Builder and is left out at run time.
    package let isPlaceholder: Bool
    /// Whether the constant is the standard spacing.
    package let isSystemSpacing: Bool

    /// - Throws: What makes the constraint invalid, and its line.
    ///
    /// - Parameter find: Returns the element with an id.
    package init(_ element: XMLElement, find: (String) -> XMLElement? = { _ in nil }) throws(XMLMistake) {
        func mistake(_ reason: String) -> XMLMistake { XMLMistake(line: element.line, reason: reason) }
        guard let firstAttribute = element.attributes["firstAttribute"] else {
            throw mistake("a constraint has no firstAttribute")
        }
        let relation = element.attributes["relation"] ?? "equal"
        guard let relation = Relation(rawValue: relation) else {
            throw mistake("a constraint has the relation \(relation), which doesn't exist")
        }
        let written = element.attributes["multiplier"]
        guard let multiplier = written.map(Self.multiplier) ?? 1 else {
            throw mistake("a constraint has the multiplier \(written ?? ""), which is neither a number nor a ratio")
        }
        let priority = element.number("priority") ?? 1000
        guard (1...1000).contains(priority) else {
            throw mistake("a constraint has the priority \(priority), and priorities go from 1 to 1000")
        }
        self.element = element
        self.firstAttribute = Attribute(firstAttribute)
        self.relation = relation
        self.multiplier = multiplier
        self.priority = Float(priority)
        firstItem = element.attributes["firstItem"]
        secondItem = element.attributes["secondItem"]
        firstElement = firstItem.flatMap(find)
        secondElement = secondItem.flatMap(find)
        secondAttribute = element.attributes["secondAttribute"].map(Attribute.init) ?? .notAnAttribute
        isSystemSpacing = element.bool("symbolic") ?? false
        constant = element.number("constant") ?? (isSystemSpacing ? Self.systemSpacing : 0)
        identifier = element.attributes["identifier"]
        isPlaceholder = element.bool("placeholder") ?? false
    }

    /// The standard spacing between two views, in points. Xcode nearly always writes the number.
    private static let systemSpacing: CGFloat = 8

    /// Returns the multiplier in `2`, `0.03`, `16:9`, `1 : 7` or `4/5`.
    static func multiplier(_ text: String) -> CGFloat? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { XMLElement.number(String($0.trimmed)).map { CGFloat($0) } }
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
