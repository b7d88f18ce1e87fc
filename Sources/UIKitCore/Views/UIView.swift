import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A rectangle on the screen that draws content, holds subviews and handles touches.
///
/// A view is a thin cover over its layer, which keeps geometry and appearance and sends them to the screens with the
/// next frame. ``setNeedsLayout()`` asks for layout, which runs once, before that frame.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
    UIFocusItem, UIFocusItemContainer, UICoordinateSpace, UIDynamicItem
{
    /// The class of the layer that views of this class make: CALayer or a subclass.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's layer, which holds what screens show of it.
    open var layer: CALayer { layerStorage }

    /// The same as ``layer``, without the cost of a method call.
    final let layerStorage: CALayer

    // MARK: Creating

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        MainThread.require("-[UIView initWithFrame:] (\(Self.self))")
        layerStorage = LayerFactory.make(Self.layerClass)
        super.init()
        attachParts()
        layerStorage.belong(to: self)
        drawsNothing(ifOfClass: UIView.self)
        setFrame(frame)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view from a XIB or storyboard. With any other coder, the view has size zero: views can't be archived.
    public required init?(coder: NSCoder) {
        layerStorage = LayerFactory.make(Self.layerClass)
        super.init()
        attachParts()
        layerStorage.belong(to: self)
        drawsNothing(ifOfClass: UIView.self)
        readNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// Called first of all when a view is created. A view that consists of parts gives each of them a reference to
    /// itself here.
    func attachParts() {}

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. With a transform, the smallest upright box
    /// around the view.
    open var frame: CGRect {
        get { layerStorage.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates. Its origin scrolls the content; its size is the view's size.
    open var bounds: CGRect {
        get { layerStorage.bounds }
        set { setBounds(newValue) }
    }

    /// The view's centre in its superview's coordinates.
    open var center: CGPoint {
        get { layerStorage.position }
        set { setCenter(newValue) }
    }

    /// A transform about the view's centre. `.identity` by default.
    open var transform: CGAffineTransform {
        get { layerStorage.affineTransform() }
        set { layerStorage.setAffineTransform(newValue) }
    }

    /// A transform in space about the view's centre.
    open var transform3D: CATransform3D {
        get { layerStorage.transform }
        set { layerStorage.transform = newValue }
    }

    /// Converts a point from this view's coordinates to those of `view`; nil means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layerStorage.converted(point, to: (view ?? windowStorage)?.layerStorage)
    }

    /// Converts a point from the coordinates of `view` to those of this view; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layerStorage.converted(point, from: (view ?? windowStorage)?.layerStorage)
    }

    /// Converts a rectangle from this view's coordinates to those of `view`; nil means the window. Returns the smallest
    /// upright box around it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layerStorage.converted(rect, to: (view ?? windowStorage)?.layerStorage)
    }

    /// Converts a rectangle from the coordinates of `view` to those of this view; nil means the window. Returns the
    /// smallest upright box around it.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layerStorage.converted(rect, from: (view ?? windowStorage)?.layerStorage)
    }

    /// Returns the view's rectangle in the coordinates of another view, or nil while the two aren't in one window.
    open func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }

    /// Converts a point from this view's coordinates to those of a view or screen.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layerStorage.converted(point, to: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// Converts a point from the coordinates of a view or screen to those of this view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layerStorage.converted(point, from: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// Converts a rectangle from this view's coordinates to those of a view or screen. Returns the smallest upright box
    /// around it.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layerStorage.converted(rect, to: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// Converts a rectangle from the coordinates of a view or screen to those of this view. Returns the smallest
    /// upright box around it.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layerStorage.converted(rect, from: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// How the view moves or resizes when its superview changes its size.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue, mayBeTiedByMask { tiesByMaskMayHaveChanged() } }
    }

    /// Whether subviews resize by their ``autoresizingMask`` when this view changes its size. True by default.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    // MARK: Appearance

    /// How opaque the view is, from 0 (invisible) to 1.
    open var alpha: CGFloat {
        get { CGFloat(layerStorage.opacity) }
        set { layerStorage.opacity = Float(newValue) }
    }

    /// Whether the view and its subviews are invisible and take no touches. False by default.
    open var isHidden: Bool {
        get { isHiddenOrBecomesSo }
        set {
            if rareStateIfMade != nil, let stackAround { return stackAround.setHidden(newValue, of: self) }
            layerStorage.isHidden = newValue
        }
    }

    /// Whether the view hides the parts of its subviews that are outside its bounds. False by default.
    open var clipsToBounds: Bool {
        get { layerStorage.masksToBounds }
        set { layerStorage.masksToBounds = newValue }
    }

    /// The colour behind the view's content. nil, the default, is transparent. Dynamic colours follow light and dark.
    @exclusivity(unchecked) open var backgroundColor: UIColor? {
        didSet { layerStorage.backgroundColor = backgroundColor?.resolved(with: traitCollection).cgColor }
    }

    /// The colour of things that a person can tap: the nearest tint that is set on this view or around it, or the
    /// system's blue.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { changeTint { $0.tintColor = newValue } }
    }

    /// Called when the view's tint colour changed because the app set its own or that of a view around it.
    open func tintColorDidChange() {}

    /// The nearest mode that is set on this view or around it, or `.normal`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { changeTint { $0.tintAdjustmentMode = newValue } }
    }

    /// A view whose opaque parts show this view and its subviews. Where the mask is transparent, nothing shows.
    ///
    /// The mask is in this view's coordinates and lays itself out with it. It isn't one of the ``subviews``.
    open var mask: UIView? {
        get { rareStateIfMade?.mask }
        set { setMask(newValue) }
    }

    /// The shape with which the view collides while an animator of UIKit Dynamics moves it. A rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view whose collision type is `.path`: a convex polygon around (0, 0), which is the view's centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Where a view's picture goes when its size differs from the view's.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { contentModeDidChange() }
    }

    /// A promise that the view fills its bounds with opaque content. It has no effect here.
    open var isOpaque = true

    // MARK: Hierarchy

    /// The view's direct subviews, from back to front.
    open var subviews: [UIView] { subviewsStorage }

    /// The view that contains this one, or nil.
    open var superview: UIView? { superviewStorage }

    /// The window that contains this view, or nil.
    open var window: UIWindow? { windowStorage }

    // UIKit reads these and `needsLayout` all the time, so it doesn't use the public members above. Swift doesn't check
    // exclusivity at run time: each is one word, written in one step while no other code runs.

    @exclusivity(unchecked) final var subviewsStorage: [UIView] = []

    final var superviewStorage: UIView? {
        get { superviewReference.object }
        set { superviewReference.object = newValue }
    }
    @exclusivity(unchecked) final var superviewReference = BackReference<UIView>()

    final var windowStorage: UIWindow? {
        get { windowReference.object }
        set { windowReference.object = newValue }
    }
    @exclusivity(unchecked) final var windowReference = BackReference<UIWindow>()

    /// The screen's traits when the view left it. They may differ from those when it comes back.
    @exclusivity(unchecked) final var traitsWhenLeft: UITraitCollection?

    /// The kinds of settings that this view or a view around it has; UIKit looks up no others. A view that leaves its
    /// superview keeps the value until it gets another superview.
    @exclusivity(unchecked) final var handedDown: HandedDown = []

    /// The controller whose `view` this is.
    @exclusivity(unchecked) weak var owner: (any ViewOwner)?

    /// Adds a view in front of the other subviews, and removes it from its former superview.
    open func addSubview(_ view: UIView) {
        MainThread.require("-[UIView addSubview:]")
        insert(view, at: subviews.count)
    }

    /// Inserts a view at an index of ``subviews``, which are in order from back to front.
    open func insertSubview(_ view: UIView, at index: Int) {
        MainThread.require("-[UIView insertSubview:atIndex:]")
        insert(view, at: index)
    }

    /// Inserts a view behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        MainThread.require("-[UIView insertSubview:belowSubview:]")
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Inserts a view in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        MainThread.require("-[UIView insertSubview:aboveSubview:]")
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Removes the view from its superview. Deactivates constraints between its inside and the outside.
    open func removeFromSuperview() {
        MainThread.require("-[UIView removeFromSuperview]")
        leaveSuperview()
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        MainThread.require("-[UIView bringSubviewToFront:]")
        move(view, to: subviews.count)
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        MainThread.require("-[UIView sendSubviewToBack:]")
        move(view, to: 0)
    }

    @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
    open func bringSubview(toFront view: UIView) {}

    @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
    open func sendSubview(toBack view: UIView) {}

    /// Exchanges two subviews, by their indices from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        MainThread.require("-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]")
        exchange(index1, index2)
    }

    /// Called after a subview was added. Does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed. Does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view gets another superview, or none. Does nothing unless overridden.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view got another superview, or none. Does nothing unless overridden.
    open func didMoveToSuperview() {}

    /// Called before the view enters another window or leaves its window (nil). Does nothing unless overridden.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view entered another window or left its window. Does nothing unless overridden.
    open func didMoveToWindow() {}

    /// Returns whether `view` is this view or contains it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Returns the first view with this tag: this view, or else the first one inside it, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Layout

    @exclusivity(unchecked) var needsLayout = true
    @exclusivity(unchecked) var doesDescendantNeedLayout = false
    /// Whether the constraints of which this view is the root need solving.
    @exclusivity(unchecked) final var needsConstraintSolution = false
    /// Whether ``layoutSubviews()`` is running.
    @exclusivity(unchecked) final var isLayingOutSubviews = false
    /// Whether the view has to update its configurations for its state before its layout.
    @exclusivity(unchecked) final var needsConfigurationUpdate = false
    /// Whether the view is updating its configurations. The app's code may ask for layout meanwhile.
    @exclusivity(unchecked) final var isUpdatingConfigurations = false

    /// Asks for a call of ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out this view and the views inside it now, if any of them needs layout.
    ///
    /// If the superview needs layout, too, the pass begins there, or further out for as long as each next view needs
    /// layout. So this view has its final frame afterwards.
    ///
    /// - Behaviour: documented for `-[CALayer layoutIfNeeded]`.
    open func layoutIfNeeded() {
        MainThread.require("-[UIView layoutIfNeeded]")
        layOutFromOutermost()
    }

    /// Places the subviews. Runs at most once per frame unless the app asks for layout again. Don't call it; call
    /// ``UIView/setNeedsLayout()``.
    open func layoutSubviews() {
        if rareStateIfMade != nil { placeSubviewsByConstraints() }
    }

    /// Calls ``layoutSubviews()``. Override it to place layers of your own, after calling super.
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerStorage { layOutSubviews() }
    }

    /// Returns the size that fits the view's content best, at most `size`. The view's own size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that ``sizeThatFits(_:)`` returns, and keeps its origin.
    open func sizeToFit() {
        Nesting.fittings += 1
        defer { Nesting.fittings -= 1 }
        if Nesting.fittings > Nesting.mostByHand { failOnEndlessFitting() }
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// The natural size of the view's content; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Tells the layout that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        superview?.intrinsicContentSizeDidChange(of: self)
    }

    /// Returns the size that suits the view best and is as near to `targetSize` as its content and constraints allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that suits the view best. Along an axis whose priority is `.required`, that is `targetSize`.
    ///
    /// Constraints of this view and the views inside it give that size. Without constraints, any other axis gets the
    /// intrinsic size or, where that is missing, too, the result of ``sizeThatFits(_:)``. A view that overrides neither
    /// keeps its size.
    ///
    /// - Behaviour: our choice (Decisions/0014).
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let size = sizeFittingConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority) {
            return size
        }
        return fittingSize(
            targetSize, isFixed: (horizontalFittingPriority == .required, verticalFittingPriority == .required))
    }

    /// The target for ``systemLayoutSizeFitting(_:)`` that gives the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target for ``systemLayoutSizeFitting(_:)`` that gives the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// In ``intrinsicContentSize``: the content has no natural size along this axis.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Constraints

    /// Whether the view's frame and autoresizing mask place it. Constraints of other views then follow the frame. True
    /// by default; set it to false for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintsIfMade?.followsFrame ?? true }
        set { setFollowsFrame(newValue) }
    }

    /// The edge where a line of text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .leading)) }
    /// The edge where a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .trailing)) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .right)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(layoutItem, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(layoutItem, .height)) }
    /// The middle, left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(layoutItem, .centerX)) }
    /// The middle, top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .centerY)) }
    /// The first baseline of the view's text; the top of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .firstBaseline))
    }
    /// The last baseline of the view's text; the bottom of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .lastBaseline)) }

    /// The active constraints for which this is the nearest view that is, or contains, both of their views.
    ///
    /// After a layout pass that placed the view by constraints, those of its content are among them: one for each length
    /// of its ``intrinsicContentSize``. They can't be changed or removed; hugging and compression resistance can.
    open var constraints: [NSLayoutConstraint] { (constraintsIfMade?.owned.all ?? []) + contentConstraints }

    /// Activates a constraint between this view and views inside it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }

    /// Activates several constraints between this view and views inside it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { drop(constraint) }
    }

    /// Deactivates several constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether UIKit calls ``updateConstraints()`` when a view of this class enters a window. False by default. Return
    /// true from a class that makes all its constraints there.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for a call of ``updateConstraints()`` before the next layout pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Returns whether UIKit will call ``updateConstraints()`` before the next layout pass.
    open func needsUpdateConstraints() -> Bool { constraintsIfMade?.needsUpdate ?? false }

    /// Calls ``updateConstraints()`` now on this view and the views inside it that asked for it, innermost first.
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }

    /// Changes constraints to suit what the view shows now. Call super last. ``setNeedsUpdateConstraints()`` asks for a
    /// call.
    open func updateConstraints() { constraintsIfMade?.needsUpdate = false }

    /// Returns how strongly the view resists being larger than its content. 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? constraintsIfMade?.hugging.horizontal : constraintsIfMade?.hugging.vertical)
            ?? defaultHuggingPriority(for: axis)
    }

    /// Sets how strongly the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(\.hugging, priority, axis)
    }

    /// Returns how strongly the view resists being smaller than its content. 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? constraintsIfMade?.resistance.horizontal : constraintsIfMade?.resistance.vertical)
            ?? defaultResistancePriority(for: axis)
    }

    /// Sets how strongly the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(\.resistance, priority, axis) }

    /// How far the frame extends beyond the alignment rectangle, which constraints place, on each side. Zero by
    /// default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle, which constraints place, for a frame: the frame without
    /// ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view inside this one whose first line of text gives the first baseline; ``forLastBaselineLayout`` by
    /// default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view inside this one whose last line of text gives the last baseline; this view by default.
    open var forLastBaselineLayout: UIView { self }

    /// The layout guides that the app added to the view.
    open var layoutGuides: [UILayoutGuide] { constraintsIfMade?.guides ?? [] }

    /// Adds a layout guide. Constraints can then name it.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a layout guide, and deactivates the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// Whether the constraints allow other positions or sizes of the view that satisfy them just as well. For
    /// debugging: the answer needs many solutions.
    open var hasAmbiguousLayout: Bool { engineForQuestions?.isAmbiguous(layoutItem) ?? false }

    /// Moves a view whose layout is ambiguous to another position or size that satisfies its constraints just as well,
    /// in the next layout pass. Does nothing to other views. Use it for debugging.
    ///
    /// - Behaviour: documented; the new place is our choice: another one each time, the same ones in every run.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// Returns the active constraints that together decide where the view is in its superview and how large, along an
    /// axis. They include constraints between other views on which it depends. Use it for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForQuestions?.constraints(placing: layoutItem, along: axis) ?? []
    }

    // MARK: Copies of what is seen

    /// Returns a view that goes on showing what this view shows now, clipped to its bounds.
    ///
    /// - Parameter afterUpdates: Whether the copy shows the changes since the last frame. If false, the copy of a view
    ///   that no screen has shown yet is empty.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
    }

    /// Returns a view that shows a part of this one. When that view is made larger, the part between the cap insets
    /// stretches.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

    /// Draws what the view shows into a rectangle of the current context. Returns whether there was something to draw.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawShown(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Drawing

    /// Draws the view's own content, above its background colour and below its subviews.
    ///
    /// Draw with the current context, paths, colours and images. UIKit keeps the drawing as shapes, so it is sharp at
    /// any size. It calls this before the first frame that shows the view, and before the next frame after
    /// ``setNeedsDisplay()``. `rect` is always the whole bounds. When only the size changes, the drawing stretches as
    /// ``contentMode`` says.
    open func draw(_ rect: CGRect) {}

    @available(*, unavailable, renamed: "draw(_:)")
    open func drawRect(_ rect: CGRect) {}

    /// The number of pixels per point of the view's drawing: the screen's, by default. The view keeps another number,
    /// but looks the same with it, because drawings are sharp at any size.
    open var contentScaleFactor: CGFloat {
        get { rareStateIfMade?.contentScaleFactor ?? traitCollection.displayScale }
        set { rareState.contentScaleFactor = newValue }
    }

    /// Asks for a call of ``draw(_:)`` before the next frame.
    open func setNeedsDisplay() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIView setNeedsDisplay] (\(type(of: self)))") { self.setNeedsDisplay() }
        }
        layerStorage.setNeedsDisplay()
    }

    /// Asks for the whole view to be drawn again. Drawings are kept as shapes and not as pixels, so `rect` makes no
    /// difference.
    open func setNeedsDisplay(_ rect: CGRect) { layerStorage.setNeedsDisplay(rect) }

    /// Whether the context is empty before the view draws. It always is; the view only keeps the value.
    open var clearsContextBeforeDrawing = true

    /// Override it to give the layer contents without drawing.
    open func display(_ layer: CALayer) { leaveDisplayToLayer() }

    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the layer's contents; calls ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

    /// The insets of the part of the view that bars, notches and round corners of the device don't cover.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

    /// Called after ``UIView/safeAreaInsets`` changed, before the layout pass of that frame.
    open func safeAreaInsetsDidChange() {}

    /// The insets between the view's edges and its content, in points. 8 on each side by default; for the view of a
    /// controller 0 at top and bottom, 16 or 20 on the sides, and in addition the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set { setOwnMargins(.absolute(newValue)) }
    }

    /// The insets between the view's edges and its content, with sides that follow the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(resolvedMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { setOwnMargins(.directional(newValue)) }
    }

    /// Called when ``UIView/layoutMargins`` changed. Does nothing unless overridden.
    open func layoutMarginsDidChange() {}

    /// Whether the superview's margins apply in this view, too, as far as they reach into it. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { ownMargins.preservesSuperviewMargins }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }

    /// Whether the margins include the safe area. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownMargins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// A guide of the bounds without the safe area insets.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// A guide of the bounds without the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// A guide in the middle of the margins that is no wider than lines of text that read well.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The part of the view that the keyboard covers. No keyboard comes on the screen here, so it is at the lower edge,
    /// below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Direction

    /// Whether the view mirrors its content where text runs from right to left.
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: resolvedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction of content with this meaning in the app, which runs from left to right.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// Returns the direction of content with this meaning where everything around it runs in `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

    // MARK: Touches

    /// Whether this view and the views inside it get touches. True by default.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than one touch at a time; gesture recognisers always do. False by default.
    open var isMultipleTouchEnabled = false

    /// Whether the view gets touches only while no other view of the window has any, and keeps others from getting them
    /// meanwhile. Gesture recognisers get all touches. False by default.
    open var isExclusiveTouch = false

    /// The gesture recognisers attached to the view; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
    }

    /// Attaches a gesture recogniser, and detaches it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Detaches a gesture recogniser, and cancels its current gesture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// Makes the first responder resign, if it is this view or a view inside it.
    ///
    /// - Parameter force: Whether it resigns even if it refuses to.
    /// - Returns: Whether the view contained a first responder, and it resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    /// Returns whether a gesture recogniser of this view or of a view inside it may recognise its gesture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The view's interactions, in the order they were added.
    open var interactions: [any UIInteraction] {
        get { rareStateIfMade?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction to this view, and removes it from the view that had it. Does nothing if this view already
    /// has it.
    open func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from this view. Does nothing if this view doesn't have it.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Returns the topmost view at a point that takes touches, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        MainThread.require("-[UIView hitTest:withEvent:]")
        return topmostView(at: point, with: event)
    }

    /// Returns whether a point in the view's own coordinates is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { owner ?? superview }

    /// Treats Return and Space on a focused button as a tap.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isActivation = presses.contains { ["Enter", " "].contains($0.key?.name ?? "") }
        if window?.focusedView === self {
            if isActivation, accessibilityActivate() { return }
            if presses.contains(where: { $0.key.map(adjust) ?? false }) { return }
        }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Focus

    /// Whether the view can get the keyboard's focus. False by default; controls and a collection view's cells say
    /// when.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard's focus.
    open var isFocused: Bool { window?.viewWithFocus === self }

    /// The views inside this one that should get the focus, best first. Empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    open func setNeedsFocusUpdate() { requestOwnFocus() }

    open func updateFocusIfNeeded() { window?.carryOutFocusRequest() }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }

    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    open var coordinateSpace: any UICoordinateSpace { self }

    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { itemsForFocus(in: rect) }

    // MARK: Accessibility

    /// Whether a screen reader stops at this view.
    @exclusivity(unchecked) open var isAccessibilityElement = false {
        didSet { updateAccessibility() }
    }

    /// The name that a screen reader speaks. nil, the default, for the text of a label or button.
    @exclusivity(unchecked) open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { updateAccessibility() } }
    }

    /// The view's value as a screen reader speaks it, such as "50 %".
    @exclusivity(unchecked) open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { updateAccessibility() } }
    }

    /// What happens when a person uses the view, as a screen reader speaks it.
    @exclusivity(unchecked) open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { updateAccessibility() } }
    }

    /// What kind of element the view is for a screen reader.
    @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
        didSet { if accessibilityTraits != oldValue { updateAccessibility() } }
    }

    /// Whether screen readers skip this view and its subviews. False by default.
    open var accessibilityElementsHidden: Bool {
        get { rareStateIfMade?.areAccessibilityElementsHidden ?? false }
        set {
            guard newValue != accessibilityElementsHidden else { return }
            rareState.areAccessibilityElementsHidden = newValue
            updateAccessibility()
        }
    }

    /// Does what a tap would do, for a person who uses the keyboard or a screen reader. Returns whether it did
    /// something.
    open func accessibilityActivate() -> Bool { false }

    /// Moves the value of an ``UIAccessibilityTraits/adjustable`` view up by one step. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Moves the value of an ``UIAccessibilityTraits/adjustable`` view down by one step. Does nothing by default.
    open func accessibilityDecrement() {}

    /// The actions that a screen reader offers for this view, in addition to activating it. nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { updateAccessibility() }
    }

    /// The names of all actions that a screen reader offers for this view.
    var accessibilityActionNames: [String] { accessibilityCustomActions?.map(\.name) ?? [] }

    /// Performs the action with that name.
    ///
    /// - Returns: Whether there is such an action, and it succeeded.
    func performAccessibilityAction(named name: String) -> Bool {
        accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
    }

    /// A name for tests. No screen shows it and no screen reader speaks it.
    open var accessibilityIdentifier: String?

    /// Whether the view, such as a photo, keeps its colours when a person inverts those of the screen. The view only
    /// keeps the value: a page can invert nothing less than the whole page. False by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { rareStateIfMade?.ignoresInvertedColors ?? false }
        set { rareState.ignoresInvertedColors = newValue }
    }

    // Not built yet. These are in the class because apps override them.

    @available(*, unavailable, message: "Not built yet: elements that aren't views. Make each of them a UIView.")
    open func accessibilityElementCount() -> Int { 0 }

    @available(*, unavailable, message: "Not built yet: elements that aren't views. Make each of them a UIView.")
    open func accessibilityElement(at index: Int) -> Any? { nil }

    @available(*, unavailable, message: "Not built yet: elements that aren't views. Make each of them a UIView.")
    open func index(ofAccessibilityElement element: Any) -> Int { 0 }

    @available(*, unavailable, message: "Not built yet. Screen readers scroll the page, and its scroll views follow.")
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    @available(*, unavailable, message: "Not built yet. Offer it as one of the accessibilityCustomActions.")
    open func accessibilityPerformEscape() -> Bool { false }

    @available(*, unavailable, message: "Not built yet. Offer it as one of the accessibilityCustomActions.")
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Animation

    /// Returns the animation for a change of the layer's property: one inside an animation block, none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAction(forKey: event)
    }

    /// Animates the changes of views in `animations` for `duration` seconds.
    ///
    ///     UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    ///
    /// - Parameters:
    ///   - duration: How long the changes take, in seconds.
    ///   - delay: Seconds before they begin.
    ///   - options: The timing curve, and how the animation begins, repeats and treats touches.
    ///   - animations: Changes properties of views; called at once.
    ///   - completion: Called at the end; its argument is false if the animation was cut off. If nothing changes
    ///     visibly, or with a duration of 0, it is called with the next frame.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pace: .curve(options.curve.curve), options: options,
            animations: animations, completion: completion)
    }

    /// Animates the changes of views in `animations` for `duration` seconds. Calls `completion` at the end, with
    /// whether the animation ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes of views in `animations` for `duration` seconds.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes as if a spring pulled the views. The spring comes to rest after `duration` seconds.
    ///
    /// - Parameters:
    ///   - duration: How long the changes take, in seconds.
    ///   - delay: Seconds before they begin.
    ///   - dampingRatio: 1 doesn't overshoot; the closer to 0, the longer the view swings.
    ///   - velocity: The speed at the start: 1 covers the whole distance in a second.
    ///   - options: How the animation begins, repeats and treats touches.
    ///   - animations: Changes properties of views; called at once.
    ///   - completion: Called at the end; its argument is false if the animation was cut off.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        run(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Applies changes at once, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether animation blocks animate. While false, they apply their changes at once.
    open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationBlock.areAnimationsEnabled = enabled }

    /// Whether animations run. ``setAnimationsEnabled(_:)`` changes it.
    open class var areAnimationsEnabled: Bool { ViewAnimationBlock.areAnimationsEnabled }

    /// The duration of the current animation block, in seconds; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? ViewAnimationBlock.current?.duration ?? 0 : 0
    }

    /// Runs an animation in steps. Each call of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in
    /// `animations` adds one.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Adds a step to a keyframe animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the step begins: 0 is the start of the whole animation, 1 its end.
    ///   - frameDuration: How long the step takes, as a fraction of the whole duration.
    ///   - animations: Changes properties of views.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations) }

    /// Repeats the changes in `animations` `count` times, back and forth if `autoreverses` is true. Call it in an
    /// animation block.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { repeatAnimations(count: count, autoreverses: autoreverses, animations: animations) }

    /// Replaces the view's old look with the one that `animations` gives it, in a transition.
    ///
    ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve, animations: {
    ///         label.text = "Done"
    ///     })
    ///
    /// Without a transition among the options, the changes show at once.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces `fromView` with `toView` in its superview, in a transition.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Tag, restoration, traits and description

    /// A number for the app's own use; ``viewWithTag(_:)`` finds the view by it.
    open var tag = 0

    /// The name under which the view's state is saved for the next launch, if its controller's state is, too. nil, the
    /// default, saves nothing.
    open var restorationIdentifier: String? {
        get { rareStateIfMade?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }

    /// Writes the changes that a person made to the view. Call super.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what ``encodeRestorableState(with:)`` wrote. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The traits of the view: light or dark, the display scale, size classes and so on.
    open var traitCollection: UITraitCollection { handedDown.contains(.list) ? traitsInList : resolvedTraits }

    /// Light or dark for this view and all views inside it; `.unspecified`, the default, follows the views around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStateIfMade?.traits?.style ?? .unspecified }
        set { changeOwnTraits { $0.style = newValue } }
    }

    /// Traits that this view sets for itself and all views inside it.
    open var traitOverrides: UITraitOverrides {
        get { rareStateIfMade?.traits?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    /// The smallest text size for this view and all views inside it; nil, the default, for no limit. Where a person
    /// chose a smaller one, their ``UITraitEnvironment/traitCollection`` has this one. Labels whose
    /// `adjustsFontForContentSizeCategory` is true follow.
    ///
    /// - Behaviour: documented; a smallest size above the largest, and limits inside limits, are our choice
    ///   (Decisions/0106).
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareStateIfMade?.traits?.textSizes.smallest }
        set { changeOwnTraits { $0.textSizes.smallest = newValue } }
    }

    /// The largest text size for this view and all views inside it; nil, the default, for no limit.
    ///
    ///     toolbar.maximumContentSizeCategory = .extraExtraLarge
    ///
    /// - Behaviour: documented; see ``minimumContentSizeCategory``.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareStateIfMade?.traits?.textSizes.largest }
        set { changeOwnTraits { $0.textSizes.largest = newValue } }
    }

    /// A text for debugging with this view and those around it, each with its text size and its limits.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizesDescription }

    /// Called when ``UITraitEnvironment/traitCollection`` changed, with the old traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var description: String { MainThread.description(of: self) { debugText } }

    // MARK: For subclasses of this module

    /// What ``description`` says beyond the geometry.
    var descriptionDetails: [String] { [] }

    final override var ownView: UIView? { self }

    final override var windowForKeys: UIWindow? { window }

    /// The view that input goes to after this one: touches for its gesture recognisers, and wheel steps. For most
    /// views, the superview.
    var inputParent: UIView? { superviewStorage }

    /// The object that scrolls this view's content; nil for most views.
    var contentScroller: (any ContentScroller)? { nil }

    /// The object that decides where the keyboard's focus goes inside this view; nil for most views.
    var focusLeader: (any FocusLeader)? { nil }

    /// The rarely used properties; nil for the many views that have none of them.
    @exclusivity(unchecked) var rareStateIfMade: RareViewState?

    /// What this view sets for itself and all views inside it. Call ``updateHandedDown()`` after every change.
    var setHere: HandedDown { setByViewAndOwner }

    /// The part of the safe area that applies inside the view.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Returns the part of the safe area that applies to a subview. In most views, that is all of it.
    func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsetsForSubviews }

    /// Whether ``accessibilityNode`` has to be read again before the next commit.
    @exclusivity(unchecked) var isAccessibilityOutOfDate = false

    /// Sends changes of ``accessibilityNode`` to the layer. Called before a commit.
    func resolveAccessibility() {
        isAccessibilityOutOfDate = false
        layerStorage.accessibility =
            accessibilityElementsHidden ? AccessibilityNode(role: .hidden) : accessibilityNode
    }

    /// Returns the value of a property that can be observed by its name, or nil if there is no property of that name.
    func observedValue(named name: String) -> (any Equatable)? { observedGeometry(named: name) }

    /// The names of all properties that ``observedValue(named:)`` knows.
    var namesOfObservedValues: [String] { ["frame", "bounds", "center", "alpha", "hidden"] }

    /// The text that a screen reader reads in this view and the views inside it.
    final var spokenText: String? {
        if let ownSpokenText { return ownSpokenText }
        var parts: [String] = []
        addSpokenTexts(to: &parts)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func addSpokenTexts(to parts: inout [String]) {
        for view in subviewsStorage {
            if let text = view.ownSpokenText { parts.append(text) } else { view.addSpokenTexts(to: &parts) }
        }
    }

    /// The text that replaces that of all views inside; nil where the views inside speak for themselves.
    var ownSpokenText: String? { accessibilityLabel }

    /// Whether a screen reader reads the view and its inside as one element, so that new text inside is news about this
    /// view.
    var isReadAsOne: Bool { false }

    /// What a screen reader gets about the view.
    var accessibilityNode: AccessibilityNode? { accessibilityNodeOfTraits }

    /// Sets colours on the layer again that depend on light and dark, or on the tint.
    func resolveColors() { resolveBackgroundColor() }

    /// Updates the view's configurations for its state, before the layout pass.
    func updateConfigurations() {
        needsConfigurationUpdate = false
        owner?.updateConfigurationsOfView()
    }

    /// Called when a direct subview's intrinsic content size changed.
    func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

    func layoutDirectionDidChange() {
        if constraintsIfMade != nil { constraintRoot.rebuildConstraintEngine() }
        setNeedsLayout()
    }

    /// Returns the size that the content needs; `noIntrinsicMetric` along an axis without one. Text breaks into lines
    /// of `width`. nil stands for as few lines as the label allows.
    func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the content's height depends on its width, as that of several lines of text does.
    var isContentHeightByWidth: Bool { false }

    /// Returns the baselines of the view's own text, or nil for a view without text.
    ///
    /// - Parameter content: The size of the text, if it is measured already.
    func baselines(of content: MeasuredContent?) -> Baselines? { nil }

    /// The font of the view's own text, for the system's distance between baselines.
    var fontForConstraints: UIFont? { nil }

    /// For a row, the kind of list that the row and all views inside it are in.
    var ownListEnvironment: UIListEnvironment? { nil }

    /// Where the text of a content view begins, in points from its leading edge. The separator below a row begins
    /// there.
    var textStart: CGFloat { isRightToLeft ? layoutMargins.right : layoutMargins.left }

    func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    func defaultResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// Whether the view is hidden and waits for reuse. It gets a new frame before it's shown.
    var isOutOfUse: Bool { false }

    /// The view whose constraints give this view's fitting size: the content view of a cell, otherwise the view itself.
    var viewForConstrainedSize: UIView { self }

    /// How much wider this view is than ``viewForConstrainedSize``, in points.
    var widthBesideConstrainedView: CGFloat { 0 }

    /// Called when the constraints of a direct subview changed, or content that they place.
    func constraintsChanged(inside subview: UIView) {}

    /// For a scroll view, the guide to which its content is pinned; nil for all other views.
    var contentGuideForConstraints: UILayoutGuide? { nil }

    /// For a scroll view, the rectangle of its whole content, in its own coordinates.
    var contentRectForConstraints: CGRect { bounds }

    /// Called when constraints gave the content of a scroll view this size.
    func constraintsGaveContentSize(_ size: CGSize) {}

    func boundsWillChange(to newBounds: CGRect) {}

    func boundsDidChange(from oldBounds: CGRect) {}

    /// Called after a subview changes size, unless this view is inside its own ``layoutSubviews()``. Schedules layout.
    func subviewSizeDidChange() { setNeedsLayout() }

    /// Called when a cell around this view starts or stops showing that it is highlighted or selected (R616).
    func cellHighlightDidChange(to isHighlighted: Bool) {
        for subview in subviewsStorage { subview.cellHighlightDidChange(to: isHighlighted) }
    }

    /// Called on the focused view when the focus becomes visible or invisible (``UIScreen/showsFocus``).
    func focusIsShownOrHidden() {}

    /// Called when the keyboard's focus moved to this view or a view inside it, or left them (nil).
    func keyboardFocusMoved(to view: UIView?) {
        for subview in subviews { subview.keyboardFocusMoved(to: view) }
    }
}
