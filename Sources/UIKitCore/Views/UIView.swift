import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A rectangle on screen that draws something, holds other views and answers to touches.
///
/// A view is a thin cover over its layer: geometry and appearance live there, and reach the screens with the next
/// frame. Layout is asked for with ``setNeedsLayout()`` and happens once, before that frame.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
    UIFocusItem, UIFocusItemContainer, UICoordinateSpace, UIDynamicItem
{
    /// The class of the layer that a view of this class is backed by: CALayer or one derived from it.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the screens know of this view.
    open var layer: CALayer { layerStorage }

    /// ``layer``, to be read without a method call.
    final let layerStorage: CALayer

    // MARK: Making one

    /// A view at `frame` of its superview, in points.
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

    /// Called before anything else of a view that is being made. One that has parts tells them whose they are.
    func attachParts() {}

    // MARK: Geometry

    /// Where the view is in its superview, in points. With a transform: the upright box around it.
    open var frame: CGRect {
        get { layerStorage.frame }
        set { setFrame(newValue) }
    }

    /// The view's own coordinates. Its origin moves the content, as scrolling does; its size is the view's.
    open var bounds: CGRect {
        get { layerStorage.bounds }
        set { setBounds(newValue) }
    }

    /// Where the middle of the view is in its superview.
    open var center: CGPoint {
        get { layerStorage.position }
        set { setCenter(newValue) }
    }

    /// Applied about the middle of the view. `.identity` by default.
    open var transform: CGAffineTransform {
        get { layerStorage.affineTransform() }
        set { layerStorage.setAffineTransform(newValue) }
    }

    /// Applied about the middle of the view, in space.
    open var transform3D: CATransform3D {
        get { layerStorage.transform }
        set { layerStorage.transform = newValue }
    }

    /// Where `point` of this view's coordinates is in `view`'s, or in the window's when nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layerStorage.converted(point, to: (view ?? windowStorage)?.layerStorage)
    }

    /// Where `point` of another view's coordinates is in this one's; nil means the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layerStorage.converted(point, from: (view ?? windowStorage)?.layerStorage)
    }

    /// The box around `rect` of this view's coordinates, in another one's; nil means the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layerStorage.converted(rect, to: (view ?? windowStorage)?.layerStorage)
    }

    /// The box around `rect` of another view's coordinates, in this one's; nil means the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layerStorage.converted(rect, from: (view ?? windowStorage)?.layerStorage)
    }

    /// Where the view is in the coordinates of another one; nil while the two aren't in one window.
    open func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }

    /// Where `point` of this view's coordinates is in those of a view or screen.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layerStorage.converted(point, to: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// Where `point` of a view's or screen's coordinates is in this view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layerStorage.converted(point, from: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// The box around `rect` of this view's coordinates, in those of a view or screen.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layerStorage.converted(rect, to: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// The box around `rect` of a view's or screen's coordinates, in this view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layerStorage.converted(rect, from: (coordinateSpace as? UIView)?.layerStorage)
    }

    /// How the view follows when its superview changes its size.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue, mayBeTiedByMask { tiesByMaskMayHaveChanged() } }
    }

    /// Whether subviews follow when this view changes its size. True by default.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    // MARK: Appearance

    /// From 0, invisible, to 1.
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

    /// Whether subviews end at this view's edges. False by default.
    open var clipsToBounds: Bool {
        get { layerStorage.masksToBounds }
        set { layerStorage.masksToBounds = newValue }
    }

    /// Behind everything the view shows. nil, the default, is transparent. Dynamic colours follow light and dark.
    @exclusivity(unchecked) open var backgroundColor: UIColor? {
        didSet { layerStorage.backgroundColor = backgroundColor?.resolved(with: traitCollection).cgColor }
    }

    /// The colour of what can be tapped: the nearest one that is set around the view, or the system's blue.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { changeTint { $0.tintColor = newValue } }
    }

    /// Called when the tint colour of the view changed because its own or a superview's was set.
    open func tintColorDidChange() {}

    /// The nearest mode that is set, or `.normal`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { changeTint { $0.tintAdjustmentMode = newValue } }
    }

    /// A view whose opaque parts show this view and its subviews; where it is clear, nothing shows.
    ///
    /// It is placed in this view's coordinates, lays itself out with it, and is among no view's subviews.
    open var mask: UIView? {
        get { rareStateIfMade?.mask }
        set { setMask(newValue) }
    }

    /// With which shape the view hits others, where an animator of UIKit Dynamics moves it. A rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view whose type is `.path`: a convex polygon around (0, 0), which is the view's centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Where a view's picture goes when it is not as large as the view.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { contentModeDidChange() }
    }

    /// A promise to fill the bounds with opaque content. It changes nothing here.
    open var isOpaque = true

    // MARK: Hierarchy

    /// The views inside this one, bottom to top.
    open var subviews: [UIView] { subviewsStorage }

    /// The view this one is inside of.
    open var superview: UIView? { superviewStorage }

    /// The window this view is shown in, if it is in one.
    open var window: UIWindow? { windowStorage }

    // These and the need for layout are looked at all the time, and therefore not by the methods above. Exclusivity is not
    // checked at run time: each is one word that is written in one go, and no other code runs meanwhile.

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

    /// What the screen said when the view was taken out of it: maybe another appearance than when it comes back.
    @exclusivity(unchecked) final var traitsWhenLeft: UITraitCollection?

    /// What has to be looked for on this view and around it. One that left its superview keeps what it had until it comes
    /// into another.
    @exclusivity(unchecked) final var handedDown: HandedDown = []

    /// The controller whose `view` this is.
    @exclusivity(unchecked) weak var owner: (any ViewOwner)?

    /// Puts `view` in front of the other subviews, taking it out of where it was.
    open func addSubview(_ view: UIView) {
        MainThread.require("-[UIView addSubview:]")
        insert(view, at: subviews.count)
    }

    /// Puts `view` at `index` of ``subviews``, from back to front. A larger index means in front.
    open func insertSubview(_ view: UIView, at index: Int) {
        MainThread.require("-[UIView insertSubview:atIndex:]")
        insert(view, at: index)
    }

    /// Puts `view` behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Puts `view` in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Takes the view out of its superview. Constraints between what is inside and what is outside end.
    open func removeFromSuperview() {
        MainThread.require("-[UIView removeFromSuperview]")
        leaveSuperview()
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
    open func bringSubview(toFront view: UIView) {}

    @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
    open func sendSubview(toBack view: UIView) {}

    /// Exchanges two subviews, given by their places from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Called after a subview came. Does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview leaves. Does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view gets another superview, or none. Does nothing unless overridden.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view got another superview, or none. Does nothing unless overridden.
    open func didMoveToSuperview() {}

    /// Called before the view gets into another window, or out of one. Does nothing unless overridden.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view got into another window, or out of one. Does nothing unless overridden.
    open func didMoveToWindow() {}

    /// Whether `view` is this view or one around it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// The first view with this tag, looking at this one, then depth first inside it.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Layout

    @exclusivity(unchecked) var needsLayout = true
    @exclusivity(unchecked) var doesDescendantNeedLayout = false
    /// Whether constraints that this view is the root of have to be solved.
    @exclusivity(unchecked) final var needsConstraintSolution = false
    /// Whether ``layoutSubviews()`` runs.
    @exclusivity(unchecked) final var isLayingOutSubviews = false
    /// Whether what the view shows by configurations has to follow its state before it is laid out.
    @exclusivity(unchecked) final var needsConfigurationUpdate = false
    /// Whether it is being told to. The app's code may ask for layout meanwhile.
    @exclusivity(unchecked) final var isUpdatingConfigurations = false

    /// Asks for ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out this view and those inside it now, if any of them asked for it.
    ///
    /// Where the superview asked for it, too, all begins there, or with the view around that, as long as one after the other did: so the
    /// view has the frame that it is to have.
    ///
    /// - Behaviour: documented for `-[CALayer layoutIfNeeded]`.
    open func layoutIfNeeded() {
        MainThread.require("-[UIView layoutIfNeeded]")
        layOutFromOutermost()
    }

    /// Places the subviews. Called at most once a frame unless layout is asked for again; call ``UIView/setNeedsLayout()``
    /// rather than this.
    open func layoutSubviews() {
        if rareStateIfMade != nil { placeSubviewsByConstraints() }
    }

    /// Calls ``layoutSubviews()``. Override it to place layers of your own, after calling super.
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerStorage { layOutSubviews() }
    }

    /// The size that fits the view's content best, given `size` at the most. The view's own size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size of ``sizeThatFits(_:)``, keeping its origin.
    open func sizeToFit() {
        Nesting.fittings += 1
        defer { Nesting.fittings -= 1 }
        if Nesting.fittings > Nesting.mostByHand { failOnEndlessFitting() }
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// The size of the view's content by itself; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` is another one now.
    open func invalidateIntrinsicContentSize() {
        if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        superview?.intrinsicContentSizeDidChange(of: self)
    }

    /// The size that suits the view best, as near to `targetSize` as that lets it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that suits the view best; along an axis whose priority is `.required` it is the one of `targetSize`.
    ///
    /// It is the size that the constraints of this view and those inside it ask for. Where there are none, along any other axis it is the
    /// intrinsic size, or what ``sizeThatFits(_:)`` answers where that is missing, too: the size the view has, for one that
    /// overrides neither.
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

    /// For ``systemLayoutSizeFitting(_:)``: as small as possible.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// For ``systemLayoutSizeFitting(_:)``: as large as possible.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// In ``intrinsicContentSize``: nothing to say about this direction.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Constraints

    /// Whether the view is where its frame and autoresizing mask say, which constraints of other views then go by. True by default;
    /// set it to false for a view that constraints are to place.
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
    /// The first line of text; the top of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .firstBaseline))
    }
    /// The last line of text; the bottom of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(layoutItem, .lastBaseline)) }

    /// The active constraints between this view and those inside it, or among those, for which it is the nearest view around.
    open var constraints: [NSLayoutConstraint] { constraintsIfMade?.owned.all ?? [] }

    /// Activates a constraint of this view and those inside it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }

    /// Adds several constraints, whose views are this one or inside it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Ends a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { drop(constraint) }
    }

    /// Ends several constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether ``updateConstraints()`` is to be called for a view of this class when it comes into a window. False by default;
    /// classes that make all their constraints there answer true.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Whether ``updateConstraints()`` is going to be called.
    open func needsUpdateConstraints() -> Bool { constraintsIfMade?.needsUpdate ?? false }

    /// Calls ``updateConstraints()`` of this view and those inside it now, innermost first, for each view that asked for it.
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }

    /// Changes constraints for what the view shows now. Call super last; ``setNeedsUpdateConstraints()`` asks for it.
    open func updateConstraints() { constraintsIfMade?.needsUpdate = false }

    /// How much the view wants to be no larger than its content. 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? constraintsIfMade?.hugging.horizontal : constraintsIfMade?.hugging.vertical)
            ?? defaultHuggingPriority(for: axis)
    }

    /// Sets how strongly the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(\.hugging, priority, axis)
    }

    /// How much the view wants to be no smaller than its content. 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? constraintsIfMade?.resistance.horizontal : constraintsIfMade?.resistance.vertical)
            ?? defaultResistancePriority(for: axis)
    }

    /// Sets how strongly the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(\.resistance, priority, axis) }

    /// How much further than the alignment rectangle, which constraints place, the frame reaches on each side. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints place, for a frame: without ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints place.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view inside this one whose first line of text counts; ``forLastBaselineLayout`` by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view inside this one whose last line of text counts; this one by default.
    open var forLastBaselineLayout: UIView { self }

    /// Guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { constraintsIfMade?.guides ?? [] }

    /// Adds a guide, which constraints can name from then on.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide, and ends the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// Whether constraints leave open where the view is or how large it is, for debugging: it could be elsewhere without any constraint
    /// being met less. Solves much, so ask only while looking for a mistake.
    open var hasAmbiguousLayout: Bool { engineForQuestions?.isAmbiguous(layoutItem) ?? false }

    /// Moves a view whose layout is ambiguous to another position or size that satisfies its constraints just as well, in the next layout
    /// pass. Does nothing to other views. Use it for debugging.
    ///
    /// - Behaviour: documented; which place is our choice: another one each time, the same in every run.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The active constraints that together say where the view is in its superview, and how large, along an axis, for debugging: also
    /// those between other views that it goes by.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForQuestions?.constraints(placing: layoutItem, along: axis) ?? []
    }

    // MARK: Copies of what is seen

    /// A view that shows what this one shows now, and goes on showing it; clipped to this view's bounds.
    ///
    /// - Parameter afterUpdates: whether what was changed since the last frame is shown already. A view that no screen has
    ///   shown yet is empty without it.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
    }

    /// A view that shows a part of this one. What lies between the cap insets stretches when that view is made larger.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

    /// Draws what the view shows into a rectangle of the current context. Answers whether there was something to draw.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawShown(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Drawing

    /// Draws the view's own content, above its background colour and below its subviews.
    ///
    /// Draw with the current context, paths, colours and images; what is drawn is kept as shapes, so it is sharp at any
    /// size. Called before the first frame that shows the view, and before the next one after ``setNeedsDisplay()``;
    /// `rect` is all of the bounds. When only the size changes the drawing is stretched as ``contentMode`` says.
    open func draw(_ rect: CGRect) {}

    @available(*, unavailable, renamed: "draw(_:)")
    open func drawRect(_ rect: CGRect) {}

    /// Pixels of what is drawn that make one point: those of the screen, by default. Another number is kept; what is drawn is sharp at any
    /// size, so nothing looks different.
    open var contentScaleFactor: CGFloat {
        get { rareStateIfMade?.contentScaleFactor ?? traitCollection.displayScale }
        set { rareState.contentScaleFactor = newValue }
    }

    /// Asks for ``draw(_:)`` before the next frame.
    open func setNeedsDisplay() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIView setNeedsDisplay] (\(type(of: self)))") { self.setNeedsDisplay() }
        }
        layerStorage.setNeedsDisplay()
    }

    /// Asks for all of the view to be drawn: drawings are kept as shapes and not as pixels, so no part can be left out.
    open func setNeedsDisplay(_ rect: CGRect) { layerStorage.setNeedsDisplay(rect) }

    /// Whether drawing begins on empty paper. It always does; the value is only kept.
    open var clearsContextBeforeDrawing = true

    /// Override it to give the layer contents without drawing.
    open func display(_ layer: CALayer) { leaveDisplayToLayer() }

    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the layer's contents; calls ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

    /// The part of the view's edges that is under bars, notches and round corners of the device.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

    /// Called before the layout of the frame in which ``UIView/safeAreaInsets`` are new.
    open func safeAreaInsetsDidChange() {}

    /// The room that content should keep from the view's edges, in points: 8 on each side by default, for the view of a
    /// controller 0 at top and bottom and 16 or 20 on the sides, and in addition the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set { setOwnMargins(.absolute(newValue)) }
    }

    /// The room that content should keep from the view's edges, with sides that follow the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(resolvedMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { setOwnMargins(.directional(newValue)) }
    }

    /// Called when ``UIView/layoutMargins`` changed. Does nothing unless overridden.
    open func layoutMarginsDidChange() {}

    /// Whether the margins of the superview hold in this view too, as far as they reach into it. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { ownMargins.preservesSuperviewMargins }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }

    /// Whether the safe area is added to the margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownMargins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// The bounds without the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The bounds without the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// Inside the margins, in the middle, and no wider than text reads well.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// Where the keyboard covers the view: its lower edge below the safe area, as no keyboard comes on screen here.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Direction

    /// Whether the view turns round where text runs from right to left.
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: resolvedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction in which content of this meaning runs. The app's is left to right.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction in which content of this meaning runs where everything around it runs in `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

    // MARK: Touches

    /// Whether touches may hit this view and those inside it. True by default.
    open var isUserInteractionEnabled = true

    /// Whether the view is told of a second finger; recognisers always are. False by default.
    open var isMultipleTouchEnabled = false

    /// Whether the view has touches only while no other view of the window has one, and keeps them from others meanwhile. Recognisers get
    /// them all the same. False by default.
    open var isExclusiveTouch = false

    /// The recognisers attached to the view; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
    }

    /// Attaches a recogniser, taking it from the view that it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Takes a recogniser away. A gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// The first responder, if it is this view or inside it, gets no keys any more.
    ///
    /// - Parameter force: Whether that is so also when it would rather not.
    /// - Returns: Whether there was one, and it is none any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    /// Asked for each recogniser that is about to succeed on this view or one inside it.
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

    /// Adds an interaction to this view, and removes it from the view that had it. Does nothing if this view already has it.
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

    /// The topmost view at `point` that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { topmostView(at: point, with: event) }

    /// Whether `point`, in the view's own coordinates, is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { owner ?? superview }

    /// Return and Space on a focused button are a tap.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isActivation = presses.contains { ["Enter", " "].contains($0.key?.name ?? "") }
        if window?.focusedView === self {
            if isActivation, accessibilityActivate() { return }
            if presses.contains(where: { $0.key.map(adjust) ?? false }) { return }
        }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Focus

    /// Whether the keyboard's focus may come to the view. False by default; controls and a collection view's cells say when.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard's focus.
    open var isFocused: Bool { window?.viewWithFocus === self }

    /// What inside the view should get the focus, best first, when it is asked for. Nothing by default.
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

    /// What a screen reader calls the view; nil, the default, for the text of a label or button.
    @exclusivity(unchecked) open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { updateAccessibility() } }
    }

    /// What a screen reader says of the view's value, such as "50 %".
    @exclusivity(unchecked) open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { updateAccessibility() } }
    }

    /// What a screen reader says happens when the view is used.
    @exclusivity(unchecked) open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { updateAccessibility() } }
    }

    /// What kind of thing the view is to a screen reader.
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

    /// Does what a tap would do, for a person who uses the keyboard or a screen reader. Returns whether it did.
    open func accessibilityActivate() -> Bool { false }

    /// Moves the value of an ``UIAccessibilityTraits/adjustable`` view up by what suits it. Nothing by default.
    open func accessibilityIncrement() {}

    /// Moves the value of an ``UIAccessibilityTraits/adjustable`` view down by what suits it. Nothing by default.
    open func accessibilityDecrement() {}

    /// The actions that a screen reader offers for this view, by name, in addition to activating it. nil by default.
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

    /// A name for tests; shown and spoken nowhere.
    open var accessibilityIdentifier: String?

    /// Whether the view, a photo for instance, keeps its colours while a person has those of the screen inverted. The value is kept; a
    /// page can only be inverted as a whole. False by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { rareStateIfMade?.ignoresInvertedColors ?? false }
        set { rareState.ignoresInvertedColors = newValue }
    }

    // Not built yet, and in the class because apps override them.

    @available(*, unavailable, message: "Not built yet: elements of its own. Make each of them a UIView.")
    open func accessibilityElementCount() -> Int { 0 }

    @available(*, unavailable, message: "Not built yet: elements of its own. Make each of them a UIView.")
    open func accessibilityElement(at index: Int) -> Any? { nil }

    @available(*, unavailable, message: "Not built yet: elements of its own. Make each of them a UIView.")
    open func index(ofAccessibilityElement element: Any) -> Int { 0 }

    @available(*, unavailable, message: "Not built yet. Readers scroll the page; its scroll views follow them.")
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    @available(*, unavailable, message: "Not built yet. Offer it as one of the accessibilityCustomActions.")
    open func accessibilityPerformEscape() -> Bool { false }

    @available(*, unavailable, message: "Not built yet. Offer it as one of the accessibilityCustomActions.")
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Animation

    /// What happens when a property of the view's layer changes: a movement inside animation blocks, nothing outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAction(forKey: event)
    }

    /// Animates the changes that a closure makes to views.
    ///
    ///     UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    ///
    /// - Parameters:
    ///   - duration: How long the changes take, in seconds.
    ///   - delay: Seconds before they begin.
    ///   - options: The timing curve, and how the animation begins, repeats and treats touches.
    ///   - animations: Changes properties of views; called at once.
    ///   - completion: Called at the end; its argument is false if the animation was cut off. If nothing changes visibly, or
    ///     with a duration of 0, it is called with the next frame.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pace: .curve(options.curve.curve), options: options,
            animations: animations, completion: completion)
    }

    /// Moves views by the changes in `animations`, in `duration` seconds, and calls `completion` at the end with
    /// whether it ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Moves views by the changes in `animations`, in `duration` seconds.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes of views like a spring that comes to rest after `duration` seconds.
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

    /// Applies changes at once, without animating them, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    /// While false, animation blocks make their changes at once.
    open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationBlock.areAnimationsEnabled = enabled }

    /// Whether animations run. ``setAnimationsEnabled(_:)`` changes it.
    open class var areAnimationsEnabled: Bool { ViewAnimationBlock.areAnimationsEnabled }

    /// Seconds of the animation block that runs now; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? ViewAnimationBlock.current?.duration ?? 0 : 0
    }

    /// Runs an animation in steps: each ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` that
    /// `animations` calls is one of them.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Adds a step to the keyframe animation whose closure is running.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the step begins: 0 is the start of the whole animation, 1 its end.
    ///   - frameDuration: How long the step takes, as a fraction of the whole duration.
    ///   - animations: Changes properties of views.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations) }

    /// Inside an animation block: lets the changes made in `animations` run `count` times, back and forth if asked to.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { repeatAnimations(count: count, autoreverses: autoreverses, animations: animations) }

    /// Lets the view, as it was, give way to what `animations` makes of it.
    ///
    ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve, animations: {
    ///         label.text = "Done"
    ///     })
    ///
    /// Without one of the transitions among the options the changes are there at once.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Lets `fromView` give way to `toView` in its superview.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Everything else

    /// For the app's own use; ``viewWithTag(_:)`` finds it.
    open var tag = 0

    /// By which the view is known again in the next launch, when its controller is; nil, the default, keeps nothing of it.
    open var restorationIdentifier: String? {
        get { rareStateIfMade?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }

    /// Writes what a person changed about the view. Call super.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what ``encodeRestorableState(with:)`` wrote. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Light or dark, the scale, the room there is and the like, as they are where the view is.
    open var traitCollection: UITraitCollection { handedDown.contains(.list) ? traitsInList : resolvedTraits }

    /// Light or dark for this view and all inside it; `.unspecified`, the default, is as around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStateIfMade?.traits?.style ?? .unspecified }
        set { changeOwnTraits { $0.style = newValue } }
    }

    /// Traits that this view sets for itself and all inside it.
    open var traitOverrides: UITraitOverrides {
        get { rareStateIfMade?.traits?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    /// Called when ``UITraitEnvironment/traitCollection`` changed, with what it was before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var description: String { MainThread.description(of: self) { debugText } }

    // MARK: For subclasses of this module

    /// What ``description`` says beyond the geometry.
    var descriptionDetails: [String] { [] }

    final override var ownView: UIView? { self }

    final override var windowForKeys: UIWindow? { window }

    /// The view that input goes on to from this one: touches of its recognisers, and wheels. What it lies in, for most views.
    var inputParent: UIView? { superviewStorage }

    /// What scrolls the content of this view; nil for most views.
    var contentScroller: (any ContentScroller)? { nil }

    /// What decides where the keyboard's focus goes inside this view; nil for most views.
    var focusLeader: (any FocusLeader)? { nil }

    /// nil for the many views that have none of it.
    @exclusivity(unchecked) var rareStateIfMade: RareViewState?

    /// What this view sets for itself and all inside it; ``updateHandedDown()`` follows every change.
    var setHere: HandedDown { setByViewAndOwner }

    /// What of the safe area holds inside the view.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// What of the safe area inside the view holds for one of its subviews: all of it, in most views.
    func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsetsForSubviews }

    /// Whether ``accessibilityNode`` has to be asked before the next commit.
    @exclusivity(unchecked) var isAccessibilityOutOfDate = false

    /// Called before a commit.
    func resolveAccessibility() {
        isAccessibilityOutOfDate = false
        layerStorage.accessibility =
            accessibilityElementsHidden ? AccessibilityNode(role: .hidden) : accessibilityNode
    }

    /// The value of a property that can be observed by its name; nil where there is none of that name.
    func observedValue(named name: String) -> (any Equatable)? { observedGeometry(named: name) }

    /// The names of all properties that ``observedValue(named:)`` knows.
    var namesOfObservedValues: [String] { ["frame", "bounds", "center", "alpha", "hidden"] }

    /// What there is to read aloud in this view and those inside it.
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

    /// What stands for the view and all that is inside it; nil where those inside speak for themselves.
    var ownSpokenText: String? { accessibilityLabel }

    /// Whether a screen reader is told of the view together with what is inside it, so that new text inside is news of it.
    var isReadAsOne: Bool { false }

    /// What a screen reader is told of the view.
    var accessibilityNode: AccessibilityNode? { accessibilityNodeOfTraits }

    /// Puts what depends on light and dark, or on the tint around the view, onto the layer again.
    func resolveColors() { resolveBackgroundColor() }

    /// What the view shows by configurations follows its state; comes before the layout for which it was asked.
    func updateConfigurations() {
        needsConfigurationUpdate = false
        owner?.updateConfigurationsOfView()
    }

    /// A view directly inside says that its content needs more or less room.
    func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

    func layoutDirectionDidChange() {
        if constraintsIfMade != nil { constraintRoot.rebuildConstraintEngine() }
        setNeedsLayout()
    }

    /// What the content wants; `noIntrinsicMetric` where it wants nothing. Text in so many lines as `width` makes of it, nil for as few as
    /// the label allows.
    func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the content's height depends on the width that it gets, as for text of several lines.
    var isContentHeightByWidth: Bool { false }

    /// Where the view's own text stands; nil for a view without text.
    ///
    /// - Parameter content: where the text was measured already.
    func baselines(of content: MeasuredContent?) -> Baselines? { nil }

    /// The font of the view's own text, for the system's distance between baselines.
    var fontForConstraints: UIFont? { nil }

    /// Of a row: the kind of list that it and all inside it are in.
    var ownListEnvironment: UIListEnvironment? { nil }

    /// Where the text of a content view begins, in points from its leading edge: a line below a row begins there.
    var textStart: CGFloat { isRightToLeft ? layoutMargins.right : layoutMargins.left }

    func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    func defaultResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// Whether the view waits, hidden, to be reused. It gets a new frame before it's shown.
    var isOutOfUse: Bool { false }

    /// Whose constraints say how large this view wants to be: a cell's content view, for all others themselves.
    var viewForConstrainedSize: UIView { self }

    /// How much wider this view is than that one, in points.
    var widthBesideConstrainedView: CGFloat { 0 }

    /// The constraints of a view directly inside changed, or content that they place.
    func constraintsChanged(inside subview: UIView) {}

    /// Of a scroll view: what its content is pinned to. nil for all others.
    var contentGuideForConstraints: UILayoutGuide? { nil }

    /// Of a scroll view: all of its content, in its own coordinates.
    var contentRectForConstraints: CGRect { bounds }

    /// Constraints made the content of a scroll view so large.
    func constraintsGaveContentSize(_ size: CGSize) {}

    func boundsWillChange(to newBounds: CGRect) {}

    func boundsDidChange(from oldBounds: CGRect) {}

    /// Called on the focused view when the focus becomes visible or invisible (``UIScreen/showsFocus``).
    func focusIsShownOrHidden() {}

    /// The keyboard's focus came to this view or one inside it, or went elsewhere (nil).
    func keyboardFocusMoved(to view: UIView?) {
        for subview in subviews { subview.keyboardFocusMoved(to: view) }
    }
}
