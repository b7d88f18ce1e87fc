import CoreGraphics
import Foundation
import NibReader

extension NSLayoutConstraint {
    /// Creates a constraint from a file (R749). nil if an item has no object, or an attribute is unknown.
    @MainActor convenience init?(_ constraint: NibConstraint, of owner: UIView, _ nib: NibCoder) {
        let first = (constraint.firstItem ?? nib.element.attributes["id"]).map { nib.constraintItem(id: $0) } ?? owner
        let second = constraint.secondItem.map { nib.constraintItem(id: $0) } ?? nil
        guard let first, constraint.secondItem == nil || second != nil,
            let attribute = Attribute(named: constraint.firstAttribute),
            let other = constraint.secondAttribute.map({ Attribute(named: $0) }) ?? .notAnAttribute
        else { return nil }
        let mistake = Self.mistake(
            attribute, other, isAlone: second == nil, multiplier: constraint.multiplier)
        guard mistake == nil else { return nil }
        self.init(
            item: first, attribute: attribute, relatedBy: Relation(constraint.relation), toItem: second,
            attribute: other, multiplier: constraint.multiplier, constant: constraint.constant)
        priority = UILayoutPriority(constraint.priority)
        identifier = constraint.identifier
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: NibConstraint.Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init?(named name: String) {
        let attribute: Self? =
            switch name {
            case "left": .left
            case "right": .right
            case "top": .top
            case "bottom": .bottom
            case "leading": .leading
            case "trailing": .trailing
            case "width": .width
            case "height": .height
            case "centerX": .centerX
            case "centerY": .centerY
            case "baseline", "lastBaseline": .lastBaseline
            case "firstBaseline": .firstBaseline
            case "leftMargin": .leftMargin
            case "rightMargin": .rightMargin
            case "topMargin": .topMargin
            case "bottomMargin": .bottomMargin
            case "leadingMargin": .leadingMargin
            case "trailingMargin": .trailingMargin
            case "centerXWithinMargins": .centerXWithinMargins
            case "centerYWithinMargins": .centerYWithinMargins
            default: nil
            }
        guard let attribute else { return nil }
        self = attribute
    }
}
