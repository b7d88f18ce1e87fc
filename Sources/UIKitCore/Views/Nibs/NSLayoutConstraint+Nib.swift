import CoreGraphics
import Foundation
import NibReader

extension NSLayoutConstraint {
    /// Creates a constraint from a file (R749). nil if an item has no object, or an attribute is unknown.
    @MainActor convenience init?(_ constraint: NibConstraint, of owner: UIView, _ nib: NibCoder) {
        let first =
            if let element = constraint.firstElement { nib.layoutItem(of: element) } else {
                nib.layoutItem(of: nib.element) ?? owner.layoutItem
            }
        let second: LayoutItem? =
            if let element = constraint.secondElement { nib.layoutItem(of: element) } else { nil }
        guard let first, constraint.secondItem == nil || second != nil,
            let attribute = Attribute(constraint.firstAttribute), let other = Attribute(constraint.secondAttribute),
            Self.mistake(attribute, other, isAlone: second == nil, multiplier: constraint.multiplier) == nil
        else { return nil }
        var side: ConstraintSide?
        if let second, other != .notAnAttribute { side = ConstraintSide(second, other) }
        self.init(
            ConstraintSide(first, attribute), Relation(constraint.relation), side, multiplier: constraint.multiplier,
            constant: constraint.constant)
        priority = UILayoutPriority(constraint.priority)
        if let identifier = constraint.identifier { self.identifier = identifier }
    }
}

@MainActor extension NibCoder {
    fileprivate func layoutItem(of element: XMLElement) -> LayoutItem? {
        let object = constraintItem(of: element)
        if let view = object as? UIView { return view.layoutItem }
        return (object as? UILayoutGuide)?.layoutItem
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
    /// The reader numbers attributes in the same way.
    fileprivate init?(_ attribute: NibConstraint.Attribute?) {
        guard let number = attribute?.rawValue else { return nil }
        self.init(rawValue: number)
    }
}
