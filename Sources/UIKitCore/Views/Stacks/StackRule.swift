import CoreGraphics

/// The properties of a constraint that a stack needs.
@MainActor struct StackRule {
    var first: ConstraintSide
    var relation = NSLayoutConstraint.Relation.equal
    var second: ConstraintSide?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var name: Name
    /// Whether fonts decide the distance instead of the constant.
    var usesSystemSpacing = false

    /// The constraints' identifiers, which developers know from Xcode's logs.
    enum Name: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiding = "UISV-hiding"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributing = "UISV-distributing"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
    }

    init(
        _ name: Name, _ first: ConstraintSide, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: ConstraintSide? = nil
    ) {
        (self.name, self.first, self.relation, self.second) = (name, first, relation, second)
    }

    func with(_ priority: UILayoutPriority) -> StackRule {
        var rule = self
        rule.priority = priority
        return rule
    }

    /// Returns whether the rules differ at most in their constants.
    func isAlike(_ other: StackRule) -> Bool {
        name == other.name && relation == other.relation && priority == other.priority
            && multiplier == other.multiplier && usesSystemSpacing == other.usesSystemSpacing
            && first.isSame(as: other.first) && Self.areSame(second, other.second)
    }

    private static func areSame(_ first: ConstraintSide?, _ second: ConstraintSide?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.isSame(as: second)
    }

    /// A value that is the same for rules that are alike.
    var trait: Trait {
        Trait(
            first: ObjectIdentifier(first.item), attribute: first.attribute,
            second: second.map { ObjectIdentifier($0.item) }, other: second?.attribute)
    }

    struct Trait: Hashable {
        let first: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
        let second: ObjectIdentifier?
        let other: NSLayoutConstraint.Attribute?
    }

    func makeConstraint() -> NSLayoutConstraint {
        let made = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        made.priority = priority
        made.identifier = name.rawValue
        made.comesBack = true
        if usesSystemSpacing { made.systemSpacing = SystemSpacing(multiplier: 1) }
        return made
    }
}

extension ConstraintSide {
    fileprivate func isSame(as other: ConstraintSide) -> Bool {
        item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
            && origin?.attribute == other.origin?.attribute
    }
}
