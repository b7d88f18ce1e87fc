import CoreGraphics
import QuartzCore

/// What a view needs for constraints. A view gets this object when it is first needed.
@MainActor final class ViewConstraints {
    /// Whether the view is placed by its frame and its autoresizing mask, not by constraints.
    @exclusivity(unchecked) var followsFrame = true
    /// The active constraints for which this is the nearest view that is, or contains, all of their views.
    var owned = ConstraintList()
    /// What ``UIView/constraints`` say of the view's content.
    var contentConstraints: [NSLayoutConstraint.Axis: ContentSizeConstraint] = [:]
    var guides: [UILayoutGuide] = []
    /// The engine of a view whose inside is solved separately.
    @exclusivity(unchecked) var engine: ConstraintEngine?
    /// The number of constraints from outside that name something inside this view.
    @exclusivity(unchecked) var crossings = 0
    /// Whether the view's mask ties its size to that of a superview that constraints size.
    @exclusivity(unchecked) var isTiedByMask = false
    /// nil stands for the default of the view's class.
    @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    @exclusivity(unchecked) var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    /// Whether `updateConstraints()` will be called.
    @exclusivity(unchecked) var needsUpdate = false {
        didSet { if needsUpdate { Self.updateRequests += 1 } }
    }
    /// A counter that grows whenever a view asks for `updateConstraints()` or enters a superview.
    @exclusivity(unchecked) static var updateRequests = 0
    /// Whether `updateConstraints()` was called.
    @exclusivity(unchecked) var wasUpdated = false
    /// The stack that arranges the view.
    @exclusivity(unchecked) var stack = BackReference<UIStackView>()
    var hiding = StackHiding()
    @exclusivity(unchecked) var keyboardGuideUsesSafeArea = true
    /// The system's guides that the app has used.
    @exclusivity(unchecked) var systemGuides: [GuidePlace: UILayoutGuide] = [:]

    /// Subviews and guides that constraints have moved since the last layout pass.
    @exclusivity(unchecked) var movedItems: [LayoutItem] = []
    /// Whether the next layout pass must place all subviews.
    @exclusivity(unchecked) var movesAll = true
    /// The display scale at which subviews were last placed.
    @exclusivity(unchecked) var placedScale: CGFloat = 0

    /// The view's size when its subviews were last placed.
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

    /// `isOtherKind` says that the constraint was required and isn't any more, or the other way round.
    func priorityChanged(of constraint: NSLayoutConstraint, isOtherKind: Bool) {
        guard let view = constraint.owner else { return }
        view.constraintRoot.constraintsIfMade?.engine?.priorityChanged(of: constraint, isOtherKind: isOtherKind)
        view.constraintRoot.constraintsChanged()
    }
}
