import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle in a view for constraints: the safe area, the margins, the readable width, or the app's own. Screens
/// don't show it.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2).isActive = true
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// The place of a system's guide; nil for one that constraints place.
    final let place: GuidePlace?

    public override init() {
        place = nil
        super.init()
    }

    /// Creates a guide in no view: views can't be archived.
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

    /// The view that has the guide; nil until the app adds its own guide to a view.
    open var owningView: UIView? { owningViewReference.object }
    private final var owningViewReference = BackReference<UIView>()

    func setOwningView(_ view: UIView?) {
        owningViewReference.object = view
        item?.move(to: view)
    }

    /// A name for debugging.
    open var identifier = ""

    /// The guide's rectangle in the coordinates of ``owningView``, in points. A system's guide is always up to date, an
    /// app's own one after layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return place?.rect(in: view) ?? view.placeOfGuide(self)
    }

    // MARK: Constraints

    /// What constraints know about the guide. Constraints can be created before the guide is in a view, and activated
    /// afterwards.
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

    /// Whether the constraints allow other positions or sizes of the guide that satisfy them just as well. For
    /// debugging: the answer needs many solutions.
    open var hasAmbiguousLayout: Bool {
        guard let owningView, let item else { return false }
        return owningView.engineAround?.isAmbiguous(item) ?? false
    }

    /// Returns the active constraints that together decide where the guide is in its view and how large, along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owningView, let item else { return [] }
        return owningView.engineAround?.constraints(placing: item, along: axis) ?? []
    }

    /// Called when constraints moved the guide. Asks for a layout pass of what depends on it.
    final func frameChangedByConstraints() { owningView?.setNeedsLayout() }
}

/// The part of a screen that bars cover at the top or bottom, for code from before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered length, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide for code from before safe areas.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The largest width of lines that read well, in points: 672 for body text of 17 points, and as many letters a line
    /// at other text sizes.
    ///
    /// - Behaviour: Apple documents that it follows the text size; the numbers are our choice (Decisions/0027).
    final var readableWidth: CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        return (672 * size / 17).rounded()
    }

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

    /// Returns where constraints put an app's own guide.
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
