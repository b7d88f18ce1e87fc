import CoreGraphics

extension NSLayoutConstraint {
    /// Ends the program with UIKit's words if the sides can't be compared. Positions on different axes can be, as on
    /// iOS.
    static func check(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, _ secondAttribute: Attribute,
        multiplier: CGFloat
    ) {
        let mistake = mistake(
            first.attribute, secondAttribute, isAlone: second == nil, multiplier: multiplier)
        if let mistake { fail(mistake.words, first, secondAttribute, mistake.remedy) }
    }

    /// Returns why the sides can't be compared and what to do about it, or nil if they can.
    static func mistake(
        _ first: Attribute, _ second: Attribute, isAlone: Bool, multiplier: CGFloat
    ) -> (words: String, remedy: String)? {
        let (kind, other) = (first.kind, second.kind)
        guard kind != .none else {
            return (
                "A constraint must have an attribute of its first item",
                "attribute .notAnAttribute belongs to a constraint without a second item"
            )
        }
        let isAlone = isAlone || other == .none
        guard kind == .size || (!isAlone && multiplier != 0) else {
            return (
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
                "the superview's edge as the second item"
            )
        }
        guard !isAlone else { return nil }
        guard (kind == .size) == (other == .size) else {
            return ("Invalid pairing of layout attributes", "two places, or two sizes")
        }
        guard !mixesDirections(first, second) else {
            return (
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
                ".leading and .trailing on both sides"
            )
        }
        return nil
    }

    /// Ends the program with UIKit's words if the sides of two anchors can't be compared. The compiler has checked
    /// their axes.
    static func check(_ first: ConstraintSide, _ second: ConstraintSide) {
        guard mixesDirections(first.attribute, second.attribute) else { return }
        Diagnostics.fail(
            "A constraint cannot be made between \(first.words) and \(second.words) because their units are not compatible.",
            explanation: "  try            leading and trailing on both sides, or left and right")
    }

    private static func mixesDirections(_ first: Attribute, _ second: Attribute) -> Bool {
        (first.followsReading && second.isAbsolute) || (first.isAbsolute && second.followsReading)
    }

    private static func fail(
        _ words: String, _ first: ConstraintSide, _ secondAttribute: Attribute, _ remedy: String
    ) -> Never {
        Diagnostics.fail(
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + words,
            explanation: """
                  seen           \(first.item.name).\(first.attribute.name) and .\(secondAttribute.name)
                  likely cause   attributes of two axes, or a missing attribute
                  try            \(remedy)
                """)
    }

    func failWithoutCommonView() -> Never {
        Diagnostics.fail(
            "Unable to activate constraint with anchors \(first.words) and \(second?.words ?? "nil") because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
            explanation: """
                  seen           \(formula)
                  expected       one view around both
                  likely cause   a view that isn't in its superview yet, or a guide that is in no view
                  try            addSubview(_:) or addLayoutGuide(_:) before activating the constraint
                """)
    }

    func reportLoneGuide() {
        Diagnostics.warnOnce(
            "constraint-of-lone-guide",
            """
            NSLayoutConstraint: the app activated a constraint of a guide that is in no view. UIKit ignores the constraint.
              seen           \(formula)
              try            addLayoutGuide(_:) before activating the constraint
            """)
    }

    func failOnGoneItem() -> Never {
        Diagnostics.fail(
            "Unable to activate a constraint: one of its views has been deallocated.",
            explanation: """
                  seen           \(formula)
                  likely cause   the app kept an anchor longer than its view
                  try            create the constraint while its views exist
                """)
    }

    func reportBadConstant(_ constant: CGFloat) {
        Diagnostics.warnOnce(
            "bad-constraint-constant",
            """
            NSLayoutConstraint: constant was set to \(constant), which is not finite. It stays \(self.constant).
              seen           \(formula)
              likely cause   a division by zero, or a size that isn't known yet
              try            a breakpoint on this line, or check the divisor
            """)
    }

    func checkPriority(_ new: UILayoutPriority) {
        guard new.rawValue >= 0, new.rawValue <= 1000 else {
            Diagnostics.fail(
                "It's illegal to set priority:\(new.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                explanation: "Seen on \(formula). Try a priority from 1 to 1000.")
        }
    }
}
