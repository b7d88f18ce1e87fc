import CoreGraphics
import Foundation

/// A relation between sides, centres or sizes of two views: `first == second × multiplier + constant`.
///
///     NSLayoutConstraint.activate([
///         label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///         label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     ])
///
/// An active constraint is among the ``UIView/constraints`` of the nearest view that is, or contains, both of its
/// views. It takes effect with the next layout pass.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    final private(set) var first = ConstraintSide.none
    /// The second side; nil for a constraint between one side and a number.
    final private(set) var second: ConstraintSide?

    /// Creates a constraint without views, which can't be activated.
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

    /// Creates a constraint between `attr1` of `view1`, and `attr2` of `view2` times `multiplier` plus `c`.
    ///
    /// Items that are neither views nor guides, and attributes that can't be compared, end the program with UIKit's
    /// words.
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

    /// Returns the constraints that a visual format describes.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[picture(44)]-gap-[title]-|", metrics: ["gap": 12],
    ///         views: ["picture": picture, "title": title])
    ///
    /// `|` is the superview, `-` the usual distance: 8 points between views, 20 to the superview. A format that can't
    /// be read ends the program with a mark below the mistake, as on iOS.
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

    // MARK: Items, attributes and constants

    /// The first view or guide, or nil once it is released.
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

    /// The constant in points. It can change at any time. In an animation block, a change followed by
    /// `layoutIfNeeded()` moves the views.
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

    /// For a constraint that keeps the system's distance, that distance, until the app sets the constant.
    final var systemSpacing: SystemSpacing?

    /// How important the constraint is. `.required` by default. It can change while the constraint is active, from and
    /// to `.required`, too, as since iOS 13.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            checkPriority(newValue)
            let isOtherKind = (newValue == .required) != (storedPriority == .required)
            storedPriority = newValue
            owner?.constraintsIfMade?.priorityChanged(of: self, isOtherKind: isOtherKind)
        }
    }
    private final var storedPriority = UILayoutPriority.required

    /// A value for the app's own use in storyboards. False by default.
    open var shouldBeArchived = false

    /// The name of the constraint in reports of conflicts. nil by default.
    open var identifier: String?

    // MARK: Activation

    /// Whether the constraint takes effect. False until the app sets it or calls ``activate(_:)``. If no view contains
    /// both views, activating ends the program with UIKit's words.
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

    /// The view whose ``UIView/constraints`` include this one.
    final var owner: UIView? {
        get { ownerReference.object }
        set { ownerReference.object = newValue }
    }
    @exclusivity(unchecked) private final var ownerReference = BackReference<UIView>()

    /// A number that is larger for constraints that the app activated later.
    final var activation = 0

    /// The constraint's turn when the engine is rebuilt.
    final var turn: ConstraintTurn { standing ?? ConstraintTurn(activation: activation) }

    /// The turn of a constraint whose turn doesn't depend on its activation; otherwise nil.
    final var standing: ConstraintTurn?

    /// Whether the constraint is one of a few that take turns, so that its row is worth keeping while it is inactive.
    final var comesBack = false

    /// What the engine knows about the constraint while it has a row there.
    final var row: ConstraintRow?

    /// The constraint's index in the owner's ``ConstraintList``.
    final var placeInList = 0

    /// Whether the engine leaves the constraint out because it conflicts with others.
    final var isBroken = false

    /// The conflict for which the engine last left the constraint out, so that it reports a conflict once.
    final var toldConflict: [Int] = []

    open override var description: String { MainThread.description(of: self) { descriptionOfConstraint } }
}

/// The order in which constraints enter an engine. The views of the first one are the first to stretch (R887).
struct ConstraintTurn: Comparable {
    var activation: Int
    /// The place among constraints that are kept together.
    var place = 0

    static func < (left: ConstraintTurn, right: ConstraintTurn) -> Bool {
        left.activation == right.activation ? left.place < right.place : left.activation < right.activation
    }
}

/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
@MainActor struct ConstraintSide {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// Where the distance begins that this side measures; nil for a position or a size.
    var origin: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

    /// The anchor of this side. All constraints that name the side return the same one, as long as the app keeps it.
    var anchor: NSLayoutAnchor<AnyObject> {
        guard origin == nil else { return NSLayoutAnchor(self) }
        if let known = item.anchors[attribute]?.anchor { return known }
        let made = NSLayoutAnchor<AnyObject>(self)
        item.anchors[attribute] = KnownAnchor(anchor: made)
        return made
    }

    /// A side of no view.
    static let none = ConstraintSide(LayoutItem(), .notAnAttribute)

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }
}
