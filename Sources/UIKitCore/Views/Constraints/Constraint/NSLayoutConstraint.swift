import CoreGraphics
import Foundation

/// How two sides, centres or sizes of views depend on each other: `first == second × multiplier + constant`.
///
///     NSLayoutConstraint.activate([
///         label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///         label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     ])
///
/// An active constraint is among the ``UIView/constraints`` of the nearest view around both of its views. It counts with the next
/// layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    final private(set) var first = ConstraintSide.none
    /// nil for a constraint between one side and a number.
    final private(set) var second: ConstraintSide?

    /// A constraint of nothing, which can't be activated.
    public override init() { super.init() }

    convenience init(
        _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        (self.first, self.second) = (first, second)
        storedRelation = relation
        storedMultiplier = multiplier
        storedConstant = constant
    }

    /// Creates a constraint: `attr1` of `view1` is (at least, at most) `attr2` of `view2` times `multiplier` plus `c`.
    ///
    /// The program stops with UIKit's words if an item is neither a view nor a layout guide, or if the attributes can't be compared.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - attr1: Its attribute on the left.
    ///   - relation: Equal, at least or at most.
    ///   - view2: A view or layout guide; nil, with `.notAnAttribute`, for a width or height of `c` points.
    ///   - attr2: The attribute on the right.
    ///   - multiplier: What the right attribute is multiplied by.
    ///   - c: The constant, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = ConstraintSide(LayoutItem.of(view1), attr1)
        let other = view2.map(LayoutItem.of)
        let second = other.map { ConstraintSide($0, attr2) }
        Self.check(first, relation, second, attr2, multiplier: multiplier)
        self.init(
            first, relation, second?.attribute == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
    }

    /// Constraints that a line of text draws.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[picture(44)]-gap-[title]-|", metrics: ["gap": 12],
    ///         views: ["picture": picture, "title": title])
    ///
    /// `|` is the view around, `-` the usual distance: 8 points between views, 20 to the one around. A format that can't be read ends the
    /// program with a mark below the place, as on iOS.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options: opts, metrics: metrics, views: views)
        do {
            return try reader.read()
        } catch {
            Diagnostics.fail(
                error.message, explanation: "  likely cause   a typing mistake in the format, or in a dictionary's key")
        }
    }

    // MARK: What it says

    /// A view or guide; nil once that is gone.
    open var firstItem: AnyObject? { first.item.object }
    open var firstAttribute: Attribute { first.attribute }
    open var secondItem: AnyObject? { second?.item.object }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }
    open var relation: Relation { storedRelation }
    private final var storedRelation = Relation.equal
    open var multiplier: CGFloat { storedMultiplier }
    private final var storedMultiplier: CGFloat = 1

    /// In points. It may be changed at any time; inside an animation block, followed by `layoutIfNeeded()`, views move to where it
    /// puts them.
    open var constant: CGFloat {
        get {
            guard let systemSpacing, let second else { return storedConstant }
            return systemSpacing.points(from: second, to: first)
        }
        set {
            guard newValue != constant else { return }
            guard newValue.isFinite else { return reportBadConstant(newValue) }
            storedConstant = newValue
            systemSpacing = nil
            owner?.constraintsIfMade?.constantChanged(of: self)
        }
    }
    private final var storedConstant: CGFloat = 0

    /// Of a constraint that keeps the system's distance, until its constant is set.
    final var systemSpacing: SystemSpacing?

    /// `.required` by default. An active constraint may become more or less important, but not required, nor cease to be it:
    /// that ends the program, as on iOS.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            checkPriority(newValue)
            storedPriority = newValue
            owner?.constraintsIfMade?.priorityChanged(of: self)
        }
    }
    private final var storedPriority = UILayoutPriority.required

    /// For the app's own use in storyboards. False by default.
    open var shouldBeArchived = false

    /// What conflicts call the constraint. nil by default.
    open var identifier: String?

    // MARK: Whether it counts

    /// Whether the constraint counts. False until it is set, or until ``activate(_:)``. The views need one view around both of
    /// them; without it the program ends with UIKit's words.
    open var isActive: Bool {
        get { owner != nil }
        set { if newValue != isActive { newValue ? activate() : deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view among whose ``UIView/constraints`` it is.
    final var owner: UIView? {
        get { ownerReference.object }
        set { ownerReference.object = newValue }
    }
    @exclusivity(unchecked) private final var ownerReference = BackReference<UIView>()

    /// Larger for what was activated later.
    final var activation = 0

    /// Its turn among others when the engine is rebuilt.
    final var turn: ConstraintTurn { standing ?? ConstraintTurn(activation: activation) }

    /// Of a constraint whose turn doesn't depend on when it was activated.
    final var standing: ConstraintTurn?

    /// Whether it is one of a few that take turns, so that it is worth remembering while it is inactive.
    final var comesBack = false

    /// What the engine knows of it, while it is in one.
    final var row: ConstraintRow?

    /// Its place in the owner's ``ConstraintList``.
    final var placeInList = 0

    /// Whether it is left out because it conflicts with others.
    final var isBroken = false

    /// The conflict that it was last left out for, so that one conflict is told once.
    final var toldConflict: [Int] = []

    open override var description: String { MainThread.description(of: self) { descriptionOfConstraint } }
}

/// Who comes first, and so is the first to stretch (R887).
struct ConstraintTurn: Comparable {
    var activation: Int
    /// Among constraints that are kept together.
    var place = 0

    static func < (left: ConstraintTurn, right: ConstraintTurn) -> Bool {
        left.activation == right.activation ? left.place < right.place : left.activation < right.activation
    }
}

/// One side of a constraint: an attribute of a view or guide, or the way between two.
@MainActor struct ConstraintSide {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// Where the way begins that this side measures; nil for a place or a size.
    var origin: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

    /// One and the same for all constraints that name the side, as long as the app keeps it.
    var anchor: NSLayoutAnchor<AnyObject> {
        guard origin == nil else { return NSLayoutAnchor(self) }
        if let known = item.anchors[attribute]?.anchor { return known }
        let made = NSLayoutAnchor<AnyObject>(self)
        item.anchors[attribute] = KnownAnchor(anchor: made)
        return made
    }

    /// Of nothing.
    static let none = ConstraintSide(LayoutItem(), .notAnAttribute)

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }
}
