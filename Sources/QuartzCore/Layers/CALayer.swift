import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// A rectangle on screen: where it is, what it looks like, and the layers inside it.
///
/// Setting a property changes nothing on screen at once. The frame that follows collects what is new about every layer
/// and sends it to the screens as one transaction.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// What screens call this layer.
    package nonisolated let id: LayerID

    private static let lastID = Atomic(0)

    public override init() {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
    }

    /// A copy of `layer`'s properties: what ``presentation()`` is made with. Subclasses that hold values of their own
    /// override it and copy those, too.
    public init(layer: Any) {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
        if let layer = layer as? CALayer { copyState(from: layer) }
    }

    /// A layer as of `init()`. Layers aren't in XIBs, and archives of them can't be read: only subclasses call this.
    public required init?(coder: NSCoder) {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
    }

    // MARK: Geometry

    /// What the properties of the same names hold, to be read without a method call.
    ///
    /// It is read for each view of each frame. Its exclusivity is not checked at run time, which would take longer than
    /// reading it: these are plain numbers, and no overlapping access can make more of them than wrong numbers.
    @exclusivity(unchecked) final var placement = LayerPlacement()

    /// What the properties hold that are read less often; its exclusivity is not checked either.
    @exclusivity(unchecked) final var looks = LayerLooks()

    /// The layer's own coordinates: their origin (which a scroll view moves) and the size of the box, in points.
    open var bounds: CGRect {
        get { placement.bounds }
        set {
            guard newValue.differs(from: placement.bounds) else { return }
            guard newValue.isFinite else { return reportBadValue("bounds", newValue) }
            if isDisplayNeeded || needsDisplayOnBoundsChange { requestDisplay() }
            if !placement.hasView, newValue.size != placement.bounds.size { requestLayoutAfterChange() }
            guard !isActing else { return acting("bounds") { placement.bounds = newValue } }
            placement.bounds = newValue
            setNeedsCommit()
        }
    }

    /// Where the anchor point is in the superlayer.
    open var position: CGPoint {
        get { placement.position }
        set {
            guard newValue.x != placement.position.x || newValue.y != placement.position.y else { return }
            guard newValue.isFinite else { return reportBadValue("position", newValue) }
            guard !isActing else { return acting("position") { placement.position = newValue } }
            placement.position = newValue
            setNeedsCommit()
        }
    }

    /// The point of the box that `position` places and about which it turns; (0.5, 0.5), the default, is the middle.
    open var anchorPoint: CGPoint {
        get { looks.anchorPoint }
        set { change("anchorPoint", from: looks.anchorPoint, to: newValue) { looks.anchorPoint = newValue } }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { looks.transform }
        set {
            change("transform", from: looks.transform, to: newValue) {
                looks.transform = newValue
                placement.isTransformed = newValue != CATransform3DIdentity
            }
        }
    }

    /// Whether ``transform`` is another than the identity.
    package final var isTransformed: Bool { placement.isTransformed }

    /// Among siblings, higher ones are drawn later. 0 by default; equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { placement.zPosition }
        set {
            guard newValue != placement.zPosition else { return }
            guard newValue.isFinite else { return reportBadValue("zPosition", newValue) }
            superlayerStorage?.setNeedsChildrenCommit()
            guard !isActing else { return acting("zPosition") { placement.zPosition = newValue } }
            placement.zPosition = newValue
        }
    }

    /// Whether the layer is also seen from behind, when it is turned half round in space. True by default.
    open var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { changeExtra("doubleSided", \.isDoubleSided, to: newValue) }
    }

    /// A transform for the sublayers, around the layer's anchor point. Use it for perspective.
    ///
    ///     var perspective = CATransform3DIdentity
    ///     perspective.m34 = -1 / 500                        // seen from 500 points away
    ///     container.layer.sublayerTransform = perspective
    ///
    /// A web page shows perspective; in snapshots, which are flat, layers keep where their corners are as nearly as
    /// they can without it.
    open var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { setSublayerTransform(newValue) }
    }

    /// The upright box around the layer in its superlayer's coordinates, in points.
    ///
    /// With a transform it is derived from position, bounds, anchor point and transform; setting it then changes
    /// position and bounds so that the box comes out as asked for.
    open var frame: CGRect {
        get { boxInSuperlayer }
        set { boxInSuperlayer = newValue }
    }

    /// The part of ``transform`` that lies in the plane.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets ``transform`` to one that lies in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// Where `p` of another layer's coordinates is in this one's; nil means the coordinates of the whole tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// Where `p` of this layer's coordinates is in another one's; nil means the coordinates of the whole tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// The box around `r` of another layer's coordinates, in this one's; nil means the coordinates of the whole tree.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// The box around `r` of this layer's coordinates, in another one's; nil means the coordinates of the whole tree.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

    /// Whether `p`, in this layer's coordinates, is inside its box.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Appearance

    /// Whether the layer and its sublayers are invisible. False by default.
    open var isHidden: Bool {
        get { placement.isHidden }
        set {
            guard newValue != placement.isHidden else { return }
            placement.isHidden = newValue
            setNeedsCommit()
        }
    }

    /// From 0, invisible, to 1.
    open var opacity: Float {
        get { placement.opacity }
        set {
            guard newValue != placement.opacity else { return }
            guard newValue.isFinite else { return reportBadValue("opacity", newValue) }
            guard !isActing else { return acting("opacity") { placement.opacity = newValue } }
            placement.opacity = newValue
            setNeedsCommit()
        }
    }

    /// Whether sublayers and contents end at the edges and round corners of the layer.
    open var masksToBounds: Bool {
        get { looks.masksToBounds }
        set { change("masksToBounds", from: looks.masksToBounds, to: newValue) { looks.masksToBounds = newValue } }
    }

    /// In points. It rounds the background and the border; contents and sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { looks.cornerRadius }
        set { change("cornerRadius", from: looks.cornerRadius, to: newValue) { looks.cornerRadius = newValue } }
    }

    /// In points, drawn inside the box and above sublayers' content. 0, the default, draws none.
    open var borderWidth: CGFloat {
        get { looks.borderWidth }
        set { change("borderWidth", from: looks.borderWidth, to: newValue) { looks.borderWidth = newValue } }
    }

    /// The colour of the border; black by default.
    open var borderColor: CGColor? {
        get { looks.borderColor }
        set { change("borderColor", from: looks.borderColor, to: newValue) { looks.borderColor = newValue } }
    }

    /// The colour behind the contents, as far as the round corners reach. nil, the default, is none.
    open var backgroundColor: CGColor? {
        get { looks.backgroundColor }
        set {
            change("backgroundColor", from: looks.backgroundColor, to: newValue) { looks.backgroundColor = newValue }
        }
    }

    /// The colour of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { looks.shadowColor }
        set { change("shadowColor", from: looks.shadowColor, to: newValue) { looks.shadowColor = newValue } }
    }

    /// From 0, the default and no shadow, to 1.
    open var shadowOpacity: Float {
        get { looks.shadowOpacity }
        set { change("shadowOpacity", from: looks.shadowOpacity, to: newValue) { looks.shadowOpacity = newValue } }
    }

    /// In points; (0, −3), above the layer, by default.
    open var shadowOffset: CGSize {
        get { looks.shadowOffset }
        set { change("shadowOffset", from: looks.shadowOffset, to: newValue) { looks.shadowOffset = newValue } }
    }

    /// How soft the edge is, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { looks.shadowRadius }
        set { change("shadowRadius", from: looks.shadowRadius, to: newValue) { looks.shadowRadius = newValue } }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil, the default, for the shape of the layer.
    open var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { changeExtra("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// Which corners `cornerRadius` rounds; all of them by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt((extras?.roundedCorners ?? .all).rawValue)) }
        set { changeExtra("maskedCorners", \.roundedCorners, to: CornerSet(rawValue: UInt8(newValue.rawValue & 15))) }
    }

    /// How round corners leave their sides; `.circular` by default. The value is kept; screens draw circles.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set { if newValue != cornerCurve { madeExtras.cornerCurve = newValue } }
    }

    /// A layer whose opaque parts show this layer and its sublayers; where it is clear, nothing shows.
    ///
    /// It is placed in this layer's coordinates, and belongs to no other layer. Its own shadows and masks count.
    open var mask: CALayer? {
        get { extras?.mask?.layer }
        set { setMask(newValue) }
    }

    /// What the layer does to what is behind it, as glass does; nil, the default, for nothing.
    package final var backdrop: LayerBackdrop? {
        get { extras?.backdrop }
        set { if newValue != backdrop { change("backdrop") { madeExtras.backdrop = newValue } } }
    }

    // The next ones are hints for a renderer that works with pixels. Screens draw the same whatever they say.

    /// A hint to draw the layer once and keep the picture. The value is kept; nothing looks different.
    open var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set { madeExtras.shouldRasterize = newValue }
    }

    /// The pixels a point of a kept picture. The value is kept; nothing looks different.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { madeExtras.rasterizationScale = newValue }
    }

    /// A hint to draw on another thread. The value is kept; nothing looks different.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { madeExtras.drawsAsynchronously = newValue }
    }

    /// Whether edges of a turned layer may be smooth. It is kept; screens always smooth them.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { madeExtras.allowsEdgeAntialiasing = newValue }
    }

    /// How a picture that is shown smaller than it is gets its colours. The value is kept; screens mix neighbouring pixels.
    open var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set { madeExtras.minificationFilter = newValue }
    }

    /// Which of the smaller pictures `trilinear` takes. The value is kept; nothing looks different.
    open var minificationFilterBias: Float {
        get { extras?.minificationFilterBias ?? 0 }
        set { madeExtras.minificationFilterBias = newValue }
    }

    @available(
        *, unavailable,
        message:
            "Not built yet: layers that aren't transparent as a whole. Set the opacity of the sublayers in its place."
    )
    open var allowsGroupOpacity: Bool {
        get { true }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: pictures with hard pixels. Screens mix neighbouring pixels.")
    open var magnificationFilter: CALayerContentsFilter {
        get { .linear }
        set {}
    }

    /// Whether the contents have no transparent parts. The value is kept; nothing looks different.
    open var isOpaque: Bool {
        get { extras?.isOpaque ?? false }
        set { madeExtras.isOpaque = newValue }
    }

    // MARK: Contents

    /// A ``CGImage`` to show, or nil.
    open var contents: Any? {
        get { image }
        set {
            guard !isActing else { return acting("contents") { setImage(newValue as? CGImage) } }
            setImage(newValue as? CGImage)
        }
    }

    private func setImage(_ newImage: CGImage?) {
        image = newImage
        content = image.map { image in
            let size = CGSize(
                width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
            return .image(ImageContent(source: image.source, size: size))
        }
    }

    private var image: CGImage?

    /// Pixels of the contents that make one point.
    open var contentsScale: CGFloat = 1

    /// How contents of another size fill the layer: stretched, by default.
    @exclusivity(unchecked) open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsCommit() } }
    }

    /// What of the contents is shown, in units of the whole: (0, 0, 1, 1), all of it, by default.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsRect", \.contentsRect, ifUsable: newValue) }
    }

    /// What of the contents stretches when the layer is larger or smaller, in units of the whole.
    ///
    /// What lies outside keeps its size across its edge: the corners keep both. Everything stretches by default. It counts
    /// where `contentsGravity` is one of the resizing ones.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsCenter", \.contentsCenter, ifUsable: newValue) }
    }

    /// What is drawn between the background and the sublayers: a picture or lines of text.
    @exclusivity(unchecked) package var content: LayerContent? {
        didSet { if content != oldValue { setNeedsCommit() } }
    }

    // MARK: Drawing

    /// Asks for the contents to be drawn again before the next frame.
    open func setNeedsDisplay() { requestDisplay() }

    /// Whether the contents are going to be drawn again.
    open func needsDisplay() -> Bool { isDisplayNeeded }

    /// Asks for all of the contents to be drawn: they are kept as shapes and not as pixels, so no part can be left out.
    open func setNeedsDisplay(_ r: CGRect) { requestDisplay() }

    /// Makes the contents now, if that was asked for.
    open func displayIfNeeded() { if isDisplayNeeded { displayNow() } }

    /// Makes the contents: by the delegate's `display(_:)` or else by ``draw(in:)``. Not to be called; see
    /// ``setNeedsDisplay()``.
    open func display() { displayByDrawing() }

    /// Draws the contents, in the layer's own coordinates; by default the delegate does. Nothing is there before.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and all inside it, in its own coordinates, as it is set up now; animations do not count.
    open func render(in ctx: CGContext) { drawTree(in: ctx) }

    /// Whether the contents are drawn again for each size, rather than stretched. False by default.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Whether the contents are to be made before the next frame that shows the layer.
    package final var isDisplayNeeded: Bool {
        get { isDisplayDue }
        set { isDisplayDue = newValue }
    }
    @exclusivity(unchecked) private final var isDisplayDue = false
    /// Whether they are being made.
    @exclusivity(unchecked) final var isDisplaying = false
    /// Whether its tree knows that.
    @exclusivity(unchecked) final var isWaitingForDisplay = false
    /// Whether ``content`` is what was drawn.
    @exclusivity(unchecked) package final var hasDrawn = false

    // MARK: Layout

    /// Schedules ``layoutSublayers()`` for the next frame. On a view's layer it schedules the view's `layoutSubviews()`.
    ///
    /// A layer of a subclass, or one with a delegate, does so by itself when its size changes or it gets a sublayer.
    open func setNeedsLayout() { requestLayout() }

    /// Whether the layer asked for layout and wasn't laid out since.
    open func needsLayout() -> Bool { isLayoutDue }

    /// Lays out this layer and those inside it now, if any of them asked for it.
    ///
    /// Where the superlayer asked for it, too, all begins there, or with the layer around that, as long as one after
    /// the other did.
    open func layoutIfNeeded() {
        MainThread.require("-[CALayer layoutIfNeeded]")
        layOutFromOutermost()
    }

    /// Places the sublayers: the delegate's `layoutSublayers(of:)` does, and a view is its layer's delegate. Override it to
    /// place the sublayers of a layer class of your own; call ``setNeedsLayout()`` rather than this.
    open func layoutSublayers() { layOutByDelegate() }

    /// The size that the layer's superlayer should give it: the size it has.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// What a screen reader is told.
    package var accessibility: AccessibilityNode? {
        get { sharedAccessibility?.node }
        set {
            guard newValue != sharedAccessibility?.node else { return }
            sharedAccessibility = newValue.map(SharedAccessibility.init)
            setNeedsCommit()
        }
    }
    /// The same, in an object that what the screens know shares.
    @exclusivity(unchecked) final private(set) var sharedAccessibility: SharedAccessibility?

    /// A name for debugging; shown nowhere.
    open var name: String?

    // MARK: Motion

    /// The view whose layer this is; nil once the view is gone.
    package final var viewDelegate: (any CALayerDelegate)? { viewReference.object as? any CALayerDelegate }

    @exclusivity(unchecked) private final var viewReference = BackReference<AnyObject>()

    /// Makes this the layer of `view`, which then draws once.
    package final func belong(to view: any CALayerDelegate) {
        viewReference.object = view
        placement.hasView = true
        isDisplayDue = true
    }

    /// Animations, actions and a time of its own: nil for the many layers that never had any of them.
    @exclusivity(unchecked) final var motion: LayerMotion?

    /// Whether the next change of a property looks for an action.
    @inline(__always) final var isActing: Bool {
        placement.hasView ? LayerActions.areViewsAnimated : told != nil && context != nil
    }

    // Members that are open stand in the class's body, as those of an extension cannot be overridden. What they do is in
    // CALayer+Actions, CALayer+Animations and CALayer+Sampling.

    /// Asked for the layer's actions. A view is the delegate of its layer.
    open var delegate: (any CALayerDelegate)? {
        get { motion?.delegate ?? viewDelegate }
        set { madeMotion.delegate = newValue }
    }

    /// What happens when properties change, by their names.
    open var actions: [String: any CAAction]? {
        get { motion?.actions }
        set { madeMotion.actions = newValue }
    }

    /// What happens when the property `event` changes: the delegate's action, one of ``actions``, the class's own, or
    /// a movement from what is seen to the new value. nil when nothing is to happen.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// What happens in all layers of the class when `event` changes and neither the delegate nor ``actions`` has an action. nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    @available(
        *, unavailable,
        message:
            "Not built yet: animations of the app's own properties. Set what is seen in each call of a CADisplayLink."
    )
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Lets a copy of `anim` run on the layer. It takes the place of another one of the same key.
    ///
    /// Without a duration it takes the transaction's, 0.25 seconds by default; without a begin time it begins now. The
    /// layer forgets it when it ends, or when the layer leaves the screen.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    /// Ends an animation at once.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Ends all animations of the layer at once; its properties keep their values.
    open func removeAllAnimations() { endAllAnimations() }

    /// The animation that was added for `key` and has not ended. It must not be changed.
    open func animation(forKey key: String) -> CAAnimation? {
        motion?.animations.first { $0.key == key }?.animation
    }

    /// nil when no animation runs.
    open func animationKeys() -> [String]? {
        let keys = motion?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// A copy of the layer as it is seen at this moment; nil while it is not on screen.
    ///
    /// Changing it changes nothing on screen.
    open func presentation() -> Self? { copyAsSeen() }

    /// The layer that this is a copy of; a layer that is no copy answers itself.
    open func model() -> Self {
        (motion?.model as? Self) ?? self
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, to: newValue, isUsable: newValue.isFinite, "beginTime") }
    }

    /// The value is kept; it has no effect, because layers do not end.
    open var duration: CFTimeInterval {
        get { motion == nil ? .infinity : timing.duration }
        set { setTiming(\.duration, to: newValue, isUsable: !newValue.isNaN, "duration") }
    }

    open var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, to: newValue, isUsable: newValue.isFinite, "speed") }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, to: newValue, isUsable: newValue.isFinite, "timeOffset") }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, to: newValue, isUsable: !newValue.isNaN, "repeatCount") }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, to: newValue, isUsable: !newValue.isNaN, "repeatDuration") }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, to: newValue, isUsable: true, "autoreverses") }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, to: newValue, isUsable: true, "fillMode") }
    }

    /// When `t` of another layer's time is in this one's; nil means the time of the whole tree.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.treeTime(at: t) ?? t)
    }

    /// When `t` of this layer's time is in another one's; nil means the time of the whole tree.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let inTree = treeTime(at: t)
        return l?.localTime(at: inTree) ?? inTree
    }

    // MARK: Values by their names

    /// The value of a property by its name, or one that ``setValue(_:forKey:)`` stored. nil if there is none.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by its name. A name that is no property's is stored with the layer.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// As in `layer.value(forKeyPath: "transform.rotation.z")`; numbers are CGFloat.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// Sets a property, or a part of one such as `transform.rotation.z`, by its name.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, forKeyPath: keyPath) }

    /// What subclasses of this module copy beyond the properties of all layers.
    func copyState(from other: CALayer) {
        placement = other.placement
        placement.hasView = false
        placement.isGhost = false
        placement.needsLayout = false
        placement.needsSublayerLayout = false
        placement.isLayingOut = false
        looks = other.looks
        contentsScale = other.contentsScale
        contentsGravity = other.contentsGravity
        image = other.image
        content = other.content
        sharedAccessibility = other.sharedAccessibility
        name = other.name
        extras = other.extras.map(LayerExtras.init(copying:))
    }

    /// A layer with the properties that screens know of this one, of a class of this module.
    func makePresentation() -> CALayer { CALayer() }

    // MARK: Hierarchy

    /// The layer this one is inside of.
    open var superlayer: CALayer? { superlayerStorage }

    /// ``superlayer``, to be read without a method call.
    final var superlayerStorage: CALayer? {
        get { superlayerReference.object }
        set { superlayerReference.object = newValue }
    }
    @exclusivity(unchecked) final var superlayerReference = BackReference<CALayer>()

    /// In drawing order, apart from `zPosition`. nil when there are none, as on Apple's platforms.
    open var sublayers: [CALayer]? {
        get {
            let own =
                children.contains(where: \.placement.isGhost) ? children.filter { !$0.placement.isGhost } : children
            return own.isEmpty ? nil : own
        }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    /// Puts `layer` on top of the other sublayers, taking it out of where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Puts `layer` at `idx` of the sublayers; an index past the end means on top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts `layer` behind `sibling`; behind all sublayers if `sibling` isn't one of them.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Puts `layer` in front of `sibling`; in front of all sublayers if `sibling` isn't one of them.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts `newLayer` in the place of `oldLayer`, which leaves. Nothing happens if `oldLayer` isn't a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    @exclusivity(unchecked) package internal(set) final var children: [CALayer] = []

    /// At least as many layers as are inside each other in this one; more where some were taken out.
    @exclusivity(unchecked) final var branchHeight = 0

    /// What few layers have; nil for the others.
    @exclusivity(unchecked) final var extras: LayerExtras?

    // MARK: What the screens know

    /// What a layer of this class adds to, or puts in place of, what the screens know of all layers.
    func complete(_ state: inout LayerState) {}

    /// The tree this layer is shown in, when it is in one.
    package final internal(set) var context: LayerContext? {
        get { contextReference.object }
        set { contextReference.object = newValue }
    }
    @exclusivity(unchecked) final var contextReference = BackReference<LayerContext>()
    /// What the screens were last told; nil when they do not know this layer.
    @exclusivity(unchecked) final var told: ToldState?
    var committedChildren: [LayerID] = []
    var committedParent: LayerID?
    @exclusivity(unchecked) var isWaitingForCommit = false
    @exclusivity(unchecked) var areChildrenWaitingForCommit = false
}

/// What the screens were told of a layer. Apart from the layer, because it is as large as all the rest of it, and a layer
/// that no screen knows yet has none.
final class ToldState {
    @exclusivity(unchecked) var state: LayerState
    /// The ``LayerContext/name`` of the tree whose screens they are.
    let tree: Int

    init(_ state: LayerState, by tree: Int) {
        self.state = state
        self.tree = tree
    }
}
