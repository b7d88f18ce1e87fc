import CoreGraphics
import QuartzCore

/// What a view has to do with constraints; made for a view when the first of it is needed.
@MainActor final class ViewConstraints {
    /// Whether the view is placed by its frame and its autoresizing mask, not by constraints.
    @exclusivity(unchecked) var followsFrame = true
    /// Constraints whose views this one is around, or is.
    var owned = ConstraintList()
    var guides: [UILayoutGuide] = []
    /// Of a view whose inside is solved by itself.
    @exclusivity(unchecked) var engine: ConstraintEngine?
    /// Constraints from outside that name something inside this view.
    @exclusivity(unchecked) var crossings = 0
    /// Whether the view's mask ties its size to that of a superview which constraints size.
    @exclusivity(unchecked) var isTiedByMask = false
    /// nil is the default of the view's class.
    @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    @exclusivity(unchecked) var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    /// Whether `updateConstraints()` is to be called.
    @exclusivity(unchecked) var needsUpdate = false {
        didSet { if needsUpdate { Self.updateRequests += 1 } }
    }
    /// Grows whenever a view somewhere asks for `updateConstraints()`, or comes into a superview.
    @exclusivity(unchecked) static var updateRequests = 0
    /// Whether it was called.
    @exclusivity(unchecked) var wasUpdated = false
    /// The stack that arranges the view.
    @exclusivity(unchecked) var stack = BackReference<UIStackView>()
    var hiding = StackHiding()
    @exclusivity(unchecked) var keyboardGuideUsesSafeArea = true
    /// The system's guides that were asked for.
    @exclusivity(unchecked) var systemGuides: [GuidePlace: UILayoutGuide] = [:]

    /// Subviews and guides that constraints moved since they were last put to their places.
    @exclusivity(unchecked) var movedItems: [LayoutItem] = []
    /// Whether all subviews are to be put to their places.
    @exclusivity(unchecked) var movesAll = true
    /// The scale of the pixels that subviews were put on.
    @exclusivity(unchecked) var placedScale: CGFloat = 0

    /// The size that the view had when subviews were last put to their places.
    @exclusivity(unchecked) var placedSize: CGSize?

    let item: LayoutItem

    init(of view: UIView) { item = LayoutItem(view) }

    private static var lastActivation = 0

    static func nextActivation() -> Int {
        lastActivation += 1
        return lastActivation
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let view = constraint.owner else { return }
        view.constraintRoot.constraintsIfMade?.engine?.constantChanged(of: constraint)
        view.constraintRoot.constraintsChanged()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let view = constraint.owner else { return }
        view.constraintRoot.constraintsIfMade?.engine?.priorityChanged(of: constraint)
        view.constraintRoot.constraintsChanged()
    }
}
