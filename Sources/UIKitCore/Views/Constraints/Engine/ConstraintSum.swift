import ConstraintSolver
import CoreGraphics

/// A sum of variables times numbers, and a constant, to which an attribute resolves.
@MainActor struct ConstraintSum {
    private(set) var terms: [LinearExpression.Term] = []
    private(set) var constant: CGFloat = 0

    mutating func add(
        _ side: ConstraintSide, _ factor: CGFloat, _ isMirrored: Bool, _ engine: ConstraintEngine,
        _ constraint: NSLayoutConstraint
    ) {
        let item = engine.itemWithText(of: side, engine.counted(side.item, in: constraint))
        // From right to left, the distance has the opposite sign.
        let factor = side.origin != nil && isMirrored && side.attribute.followsReading ? -factor : factor
        add(item, side.attribute.resolved(isRightToLeft: isMirrored), factor)
        guard let origin = side.origin else { return }
        add(
            engine.counted(origin.item, in: constraint), origin.attribute.resolved(isRightToLeft: isMirrored), -factor)
    }

    private mutating func add(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat) {
        let variables = item.variables
        func term(_ variable: Variable, _ share: CGFloat = 1) {
            terms.append(LinearExpression.Term(variable, Double(factor * share)))
        }
        switch attribute {
        case .notAnAttribute: break
        case .left, .leading, .leftMargin, .leadingMargin: term(variables.x)
        case .right, .trailing, .rightMargin, .trailingMargin:
            term(variables.x)
            term(variables.width)
        case .top, .topMargin: term(variables.y)
        case .bottom, .bottomMargin:
            term(variables.y)
            term(variables.height)
        case .width: term(variables.width)
        case .height: term(variables.height)
        case .centerX, .centerXWithinMargins:
            term(variables.x)
            term(variables.width, 0.5)
        case .centerY, .centerYWithinMargins:
            term(variables.y)
            term(variables.height, 0.5)
        case .firstBaseline, .lastBaseline:
            term(variables.y)
            let baselines = item.baselines
            let share = baselines?.shareOfHeight ?? (attribute == .lastBaseline ? 1 : 0)
            if share != 0 { term(variables.height, share) }
            if let baselines { constant += factor * (attribute == .lastBaseline ? baselines.last : baselines.first) }
        }
        if attribute.dependsOnMargins, let view = item.view { constant += factor * Self.way(in: view, attribute) }
    }

    /// Returns the distance from an edge or the centre of a view to that of its margins, in points.
    private static func way(in view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let margins = view.layoutMargins
        return switch attribute {
        case .leftMargin: margins.left
        case .rightMargin: -margins.right
        case .topMargin: margins.top
        case .bottomMargin: -margins.bottom
        case .centerXWithinMargins: (margins.left - margins.right) / 2
        case .centerYWithinMargins: (margins.top - margins.bottom) / 2
        default: 0
        }
    }
}

extension NSLayoutConstraint {
    /// Whether leading means right: it follows the direction of the view that owns the constraint.
    final var isMirrored: Bool { owner?.isRightToLeft ?? false }

    /// Returns whether the constraint's numbers run from right to left.
    final func turns(_ isMirrored: Bool) -> Bool { isMirrored && first.origin == nil && first.attribute.followsReading }

    final var dependsOnContent: Bool {
        first.attribute.dependsOnContent || second?.attribute.dependsOnContent == true
            || first.origin?.attribute.dependsOnContent == true || second?.origin?.attribute.dependsOnContent == true
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a side, not a centre or a size.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}

extension ItemVariables {
    var all: [Variable] { [x, y, width, height] }
}
