import CoreGraphics

extension NSLayoutConstraint {
    /// Ends the program where the sides can't be compared, with UIKit's words.
    static func check(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, _ secondAttribute: Attribute,
        multiplier: CGFloat
    ) {
        let kind = first.attribute.kind
        guard kind != .none else {
            fail(
                "A constraint must have an attribute of its first item", first, secondAttribute,
                "attribute .notAnAttribute belongs to a constraint without a second item")
        }
        guard second != nil, secondAttribute != .notAnAttribute else {
            guard kind != .size, second == nil || secondAttribute == .notAnAttribute else { return }
            fail(
                "A constraint must be made that sets an edge, center or baseline attribute equal to a constant; a second item is needed",
                first, secondAttribute, "the superview's edge as the second item, or an anchor of it")
        }
        guard kind == secondAttribute.kind else {
            fail(
                "Invalid pairing of layout attributes", first, secondAttribute,
                "two attributes of the same axis, or two sizes")
        }
        guard multiplier != 0 || kind == .size else {
            fail(
                "Multiplier is 0 or there is a nil second item for a location attribute", first, secondAttribute,
                "a multiplier that isn't 0")
        }
    }

    private static func fail(
        _ words: String, _ first: ConstraintSide, _ secondAttribute: Attribute, _ remedy: String
    ) -> Never {
        Diagnostics.fail(
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + words,
            explanation: """
                  seen           \(first.item.name).\(first.attribute.name) and .\(secondAttribute.name)
                  likely cause   attributes of two axes, or one that was left out
                  try            \(remedy)
                """)
    }

    func failWithoutCommonView() -> Never {
        Diagnostics.fail(
            "Unable to activate constraint with anchors \(first.words) and \(second?.words ?? "nil") because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
            explanation: """
                  seen           \(formula)
                  expected       one view around both
                  likely cause   one of the views was not added to its superview yet
                  try            addSubview(_:) before activating the constraint
                """)
    }

    func failOnGoneItem() -> Never {
        Diagnostics.fail(
            "Unable to activate a constraint: one of its views has been deallocated.",
            explanation: """
                  seen           \(formula)
                  likely cause   an anchor that was kept longer than its view
                  try            making the constraint while its views are there
                """)
    }

    func reportBadConstant(_ constant: CGFloat) {
        Diagnostics.warnOnce(
            "bad-constraint-constant",
            """
            NSLayoutConstraint: constant was set to \(constant), which is not finite. It stays \(self.constant).
              seen           \(formula)
              likely cause   a division by zero, or a size that is not known yet
              try            a breakpoint on this line, or check the divisor
            """)
    }

    func checkPriority(_ new: UILayoutPriority) {
        guard new.rawValue >= 0, new.rawValue <= 1000 else {
            Diagnostics.fail(
                "It's illegal to set priority:\(new.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                explanation: "Seen on \(formula). Try a priority from 1 to 1000.")
        }
        guard isActive, (new == .required) != (priority == .required) else { return }
        Diagnostics.fail(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(new.rawValue) and the existing priority was \(priority.rawValue).",
            explanation: """
                  seen           \(formula)
                  try            isActive = false before and true after, or a priority of 999
                """)
    }
}
