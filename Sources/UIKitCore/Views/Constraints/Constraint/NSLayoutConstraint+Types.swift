import Foundation

extension NSLayoutConstraint {
    /// The side, centre or size of a view or guide that a constraint is about.
    public enum Attribute: Int, Sendable {
        /// No second item: the constant alone is compared.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The left edge, or the right one where text runs from right to left.
        case leading = 5
        /// The right edge, or the left one where text runs from right to left.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The last baseline of the text; the bottom of a view without text.
        case lastBaseline = 11
        /// The first baseline of the text; the top of a view without text.
        case firstBaseline = 12
        /// The left edge, inside the margin.
        case leftMargin = 13
        /// The right edge, inside the margin.
        case rightMargin = 14
        /// The top edge, inside the margin.
        case topMargin = 15
        /// The bottom edge, inside the margin.
        case bottomMargin = 16
        /// The edge where a line of text begins, inside the margin.
        case leadingMargin = 17
        /// The edge where a line of text ends, inside the margin.
        case trailingMargin = 18
        /// The horizontal centre between the left and right margins.
        case centerXWithinMargins = 19
        /// The vertical centre between the top and bottom margins.
        case centerYWithinMargins = 20

        /// Another name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// At most as large as the other side.
        case lessThanOrEqual = -1
        /// As large as the other side.
        case equal = 0
        /// At least as large as the other side.
        case greaterThanOrEqual = 1
    }

    /// The direction of a length or a position.
    public enum Axis: Int, Sendable {
        /// Left to right.
        case horizontal = 0
        /// Top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures. Constraints compare only attributes of the same kind.
    enum Kind {
        case none, horizontal, vertical, size
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute changes sides where text runs from right to left.
    var followsReading: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    /// Whether the attribute is left or right, whichever way text runs.
    var isAbsolute: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

    /// Whether the attribute's position depends on more than the frame: on margins or text.
    var dependsOnContent: Bool { isBaseline || dependsOnMargins }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var dependsOnMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Returns the side for a reading direction: leading and trailing become left and right.
    func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The attribute as it is written in code.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
