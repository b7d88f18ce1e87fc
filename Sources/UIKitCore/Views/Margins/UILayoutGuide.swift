import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle of a view that content goes by: what is safe to fill, what is inside the margins, what reads well; or one of the app's
/// own, placed by constraints like a view and never seen.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2).isActive = true
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// Of a guide of the system; nil for one that constraints place.
    final let place: GuidePlace?

    public override init() {
        place = nil
        super.init()
    }

    /// A guide in no view: views are not archived here.
    public required init?(coder: NSCoder) {
        place = nil
        super.init()
    }

    open nonisolated func encode(with coder: NSCoder) {}

    init(_ place: GuidePlace, of view: UIView) {
        self.place = place
        super.init()
        owningViewReference = BackReference(view)
    }

    /// The view whose guide this is; nil, for one of the app's own, until it is added to a view.
    open var owningView: UIView? { owningViewReference.object }
    private final var owningViewReference = BackReference<UIView>()

    func setOwningView(_ view: UIView?) {
        owningViewReference.object = view
        item?.move(to: view)
    }

    /// A name for debugging.
    open var identifier = ""

    /// Where it is in the coordinates of ``owningView``, in points. A guide of the system is up to date at any moment, one of the app's
    /// own after layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return place?.rect(in: view) ?? view.placeOfGuide(self)
    }

    // MARK: Constraints

    /// What constraints know of it. Their constraints can be made before the guide is added to a view, and are activated afterwards.
    final var layoutItem: LayoutItem {
        if let item { return item }
        let made = LayoutItem(self, in: owningView)
        item = made
        return made
    }
    private final var item: LayoutItem?
    final var itemIfMade: LayoutItem? { item }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(layoutItem, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(layoutItem, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .centerY)) }

    // MARK: For debugging

    /// Whether constraints leave open where it is or how large it is. Solves much, so ask only while looking for a mistake.
    open var hasAmbiguousLayout: Bool {
        guard let owningView, let item else { return false }
        return owningView.engineAround?.isAmbiguous(item) ?? false
    }

    /// The active constraints that together say where it is in its view, and how large, along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owningView, let item else { return [] }
        return owningView.engineAround?.constraints(placing: item, along: axis) ?? []
    }

    /// Constraints moved it: what goes by its frame is laid out again.
    final func frameChangedByConstraints() { owningView?.setNeedsLayout() }
}

/// What bars cover at the top or bottom of a screen, as code from before safe areas knows it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How much they cover, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide as code from before safe areas knows it.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The widest that lines of text should be, in points, for text of the standard size.
    ///
    /// - Behaviour: as Apple's documentation tells of tablets; our choice for all widths (Decisions/0027).
    static let readableWidth: CGFloat = 672

    final func systemGuide(_ place: GuidePlace) -> UILayoutGuide {
        if let known = viewConstraints.systemGuides[place] { return known }
        let made = UILayoutGuide(place, of: self)
        viewConstraints.systemGuides[place] = made
        return made
    }

    final var keyboardGuide: UIKeyboardLayoutGuide {
        if let known = viewConstraints.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return known }
        let made = UIKeyboardLayoutGuide(.keyboard, of: self)
        viewConstraints.systemGuides[.keyboard] = made
        return made
    }

    final func supportGuide(_ place: GuidePlace) -> LayoutSupportGuide {
        if let known = viewConstraints.systemGuides[place] as? LayoutSupportGuide { return known }
        let made = LayoutSupportGuide(place, of: self)
        viewConstraints.systemGuides[place] = made
        return made
    }

    /// Where constraints put a guide of the app's own.
    fileprivate final func placeOfGuide(_ guide: UILayoutGuide) -> CGRect {
        guard let item = guide.itemIfMade, item.engine != 0 else { return .zero }
        let root = constraintRoot
        if root.needsConstraintSolution { root.solveConstraints() }
        guard let engine = root.constraintsIfMade?.engine, let rect = engine.rect(of: item),
            let around = engine.rect(of: engine.item(of: self))
        else { return .zero }
        let grid = PixelGrid(scale: traitCollection.displayScale)
        return CGRect(
            x: grid.rounded(rect.minX - around.minX), y: grid.rounded(rect.minY - around.minY),
            width: grid.rounded(rect.width), height: grid.rounded(rect.height))
    }
}
