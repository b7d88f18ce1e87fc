import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// A rectangle on screen with a place, a look and sublayers.
///
/// Setting a property doesn't change the screen at once. The next frame collects the changes of all layers and sends
/// them to the screens as one transaction.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The layer's name in the messages to screens.
    package nonisolated let id: LayerID

    private static let lastID = Atomic(0)

    public override init() {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
    }

    /// Creates a copy of a layer, as ``CALayer/presentation()`` does. A subclass with properties of its own overrides
    /// this initialiser and copies them, too.
    public init(layer: Any) {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
        if let layer = layer as? CALayer { copyState(from: layer) }
    }

    /// Makes a layer as `init()` does. XIBs contain no layers, and archives of layers can't be read: only subclasses
    /// call this.
    public required init?(coder: NSCoder) {
        id = LayerID(rawValue: Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
        super.init()
    }

    // MARK: Geometry

    /// The values of the properties with the same names, for reading without a method call.
    ///
    /// Each frame reads this for each view. A run-time check for exclusivity would take longer than the read, so there
    /// is none: these are plain numbers, and an overlapping access can at worst give wrong numbers.
    @exclusivity(unchecked) final var placement = LayerPlacement()

    /// The values of properties that are read less often; without a check for exclusivity, either.
    @exclusivity(unchecked) final var looks = LayerLooks()

    /// The layer's own coordinates, in points: their origin (which a scroll view moves) and the size of the box.
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

    /// The place of the anchor point in the superlayer, in points.
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

    /// The point of the box that `position` places and transforms turn about; (0.5, 0.5), the middle, by default.
    open var anchorPoint: CGPoint {
        get { looks.anchorPoint }
        set { change("anchorPoint", from: looks.anchorPoint, to: newValue) { looks.anchorPoint = newValue } }
    }

    /// The transform of the layer, about its anchor point. The identity by default.
    open var transform: CATransform3D {
        get { looks.transform }
        set {
            change("transform", from: looks.transform, to: newValue) {
                looks.transform = newValue
                placement.isTransformed = newValue != CATransform3DIdentity
            }
        }
    }

    /// Whether ``transform`` differs from the identity.
    package final var isTransformed: Bool { placement.isTransformed }

    /// The layer's height among its siblings: higher layers cover lower ones. 0 by default. Equal ones are in the order
    /// of `sublayers`.
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

    /// Whether the layer is visible from behind, after half a turn in space. True by default.
    open var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { changeExtra("doubleSided", \.isDoubleSided, to: newValue) }
    }

    /// A transform of the sublayers about the layer's anchor point. Use it for perspective.
    ///
    ///     var perspective = CATransform3DIdentity
    ///     perspective.m34 = -1 / 500                        // seen from 500 points away
    ///     container.layer.sublayerTransform = perspective
    ///
    /// A web page shows perspective. Snapshots are flat, and show the layers' corners as nearly in place as is possible
    /// without perspective.
    open var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { setSublayerTransform(newValue) }
    }

    /// The bounding box of the layer in its superlayer's coordinates, in points.
    ///
    /// The frame follows from position, bounds, anchor point and transform. Setting it changes position and bounds so
    /// that the bounding box becomes the new frame.
    open var frame: CGRect {
        get { boxInSuperlayer }
        set { boxInSuperlayer = newValue }
    }

    /// Returns the part of ``transform`` in the plane.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets ``transform`` to a transform in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// Converts a point from another layer's coordinates to this layer's; nil means the coordinates of the whole tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// Converts a point from this layer's coordinates to another layer's; nil means the coordinates of the whole tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// Converts a rectangle from another layer's coordinates, and returns its bounding box; nil means those of the
    /// whole tree.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// Converts a rectangle to another layer's coordinates, and returns its bounding box; nil means those of the whole
    /// tree.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

    /// Returns whether `p`, in this layer's coordinates, is inside its box.
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

    /// The opacity of the layer and its sublayers, from 0 (invisible) to 1, the default.
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

    /// Whether the layer clips its sublayers and contents to its edges and round corners. False by default.
    open var masksToBounds: Bool {
        get { looks.masksToBounds }
        set { change("masksToBounds", from: looks.masksToBounds, to: newValue) { looks.masksToBounds = newValue } }
    }

    /// The radius of the corners, in points; 0 by default. Rounds the background and the border. Rounds contents and
    /// sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { looks.cornerRadius }
        set { change("cornerRadius", from: looks.cornerRadius, to: newValue) { looks.cornerRadius = newValue } }
    }

    /// The width of the border, in points. The border is inside the box, above the sublayers. 0, the default, draws
    /// none.
    open var borderWidth: CGFloat {
        get { looks.borderWidth }
        set { change("borderWidth", from: looks.borderWidth, to: newValue) { looks.borderWidth = newValue } }
    }

    /// The colour of the border; black by default.
    open var borderColor: CGColor? {
        get { looks.borderColor }
        set { change("borderColor", from: looks.borderColor, to: newValue) { looks.borderColor = newValue } }
    }

    /// The colour behind the contents, within the round corners. nil, the default, is none.
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

    /// The opacity of the shadow, from 0 (no shadow, the default) to 1.
    open var shadowOpacity: Float {
        get { looks.shadowOpacity }
        set { change("shadowOpacity", from: looks.shadowOpacity, to: newValue) { looks.shadowOpacity = newValue } }
    }

    /// The shadow's offset, in points; (0, −3), above the layer, by default.
    open var shadowOffset: CGSize {
        get { looks.shadowOffset }
        set { change("shadowOffset", from: looks.shadowOffset, to: newValue) { looks.shadowOffset = newValue } }
    }

    /// How soft the shadow's edge is, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { looks.shadowRadius }
        set { change("shadowRadius", from: looks.shadowRadius, to: newValue) { looks.shadowRadius = newValue } }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil, the default, takes the shape of the layer.
    open var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { changeExtra("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// The corners that `cornerRadius` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt((extras?.roundedCorners ?? .all).rawValue)) }
        set { changeExtra("maskedCorners", \.roundedCorners, to: CornerSet(rawValue: UInt8(newValue.rawValue & 15))) }
    }

    /// The shape of round corners; `.circular` by default. The layer keeps the value, but screens draw circles.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set { if newValue != cornerCurve { madeExtras.cornerCurve = newValue } }
    }

    /// A layer whose opaque parts show this layer and its sublayers. Its clear parts hide them.
    ///
    /// The mask's frame is in this layer's coordinates, and the mask belongs to no other layer. Its own shadows and
    /// masks count.
    open var mask: CALayer? {
        get { extras?.mask?.layer }
        set { setMask(newValue) }
    }

    /// The effect of the layer on what is behind it, as glass has; nil, the default, for none.
    package final var backdrop: LayerBackdrop? {
        get { extras?.backdrop }
        set { if newValue != backdrop { change("backdrop") { madeExtras.backdrop = newValue } } }
    }

    // Hints for a renderer that works with pixels. Screens draw the same with any value.

    /// A hint to draw the layer once and keep the picture. The layer keeps the value; it changes nothing on screen.
    open var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set { madeExtras.shouldRasterize = newValue }
    }

    /// The number of pixels per point of a kept picture. The layer keeps the value; it changes nothing on screen.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { madeExtras.rasterizationScale = newValue }
    }

    /// A hint to draw on another thread. The layer keeps the value; it changes nothing on screen.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { madeExtras.drawsAsynchronously = newValue }
    }

    /// Whether the edges of a rotated layer may be smooth. The layer keeps the value, but screens always smooth edges.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { madeExtras.allowsEdgeAntialiasing = newValue }
    }

    /// How pictures are scaled down. The layer keeps the value, but screens always mix neighbouring pixels.
    open var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set { madeExtras.minificationFilter = newValue }
    }

    /// Which of the smaller pictures `trilinear` uses. The layer keeps the value; it changes nothing on screen.
    open var minificationFilterBias: Float {
        get { extras?.minificationFilterBias ?? 0 }
        set { madeExtras.minificationFilterBias = newValue }
    }

    @available(
        *, unavailable,
        message: "Not built yet: opacity that applies to each sublayer. Set the opacity of the sublayers instead."
    )
    open var allowsGroupOpacity: Bool {
        get { true }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: scaling without interpolation. Screens always interpolate pixels."
    )
    open var magnificationFilter: CALayerContentsFilter {
        get { .linear }
        set {}
    }

    /// Whether the contents have no transparent parts. The layer keeps the value; it changes nothing on screen.
    open var isOpaque: Bool {
        get { extras?.isOpaque ?? false }
        set { madeExtras.isOpaque = newValue }
    }

    // MARK: Contents

    /// The layer's picture, a `CGImage`, or nil for none.
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

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat = 1

    /// How contents of another size fill the layer: stretched by default.
    @exclusivity(unchecked) open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsCommit() } }
    }

    /// The visible part of the contents, in units of the whole: (0, 0, 1, 1), everything, by default.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsRect", \.contentsRect, ifUsable: newValue) }
    }

    /// The part of the contents that stretches if the layer's size differs, in units of the whole.
    ///
    /// The corners outside this part keep their size, and the edges their thickness. Everything stretches by default.
    /// The property counts only if `contentsGravity` is one of the resizing ones.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeExtra("contentsCenter", \.contentsCenter, ifUsable: newValue) }
    }

    /// A picture, lines of text or a drawing between the background and the sublayers.
    @exclusivity(unchecked) package var content: LayerContent? {
        didSet { if content != oldValue { setNeedsCommit() } }
    }

    // MARK: Drawing

    /// Requests that the contents are drawn again before the next frame.
    open func setNeedsDisplay() { requestDisplay() }

    /// Whether the contents will be drawn again.
    open func needsDisplay() -> Bool { isDisplayNeeded }

    /// Requests that all contents are drawn again: they are kept as shapes, not pixels, so no part can be left out.
    open func setNeedsDisplay(_ r: CGRect) { requestDisplay() }

    /// Draws the contents now if that was requested.
    open func displayIfNeeded() { if isDisplayNeeded { displayNow() } }

    /// Makes the contents: calls the delegate's `display(_:)` or otherwise ``draw(in:)``. Don't call this method; call
    /// ``setNeedsDisplay()``.
    open func display() { displayByDrawing() }

    /// Draws the contents in the layer's coordinates, on a transparent background. By default calls the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers in the layer's coordinates, with the values of their properties; ignores
    /// animations.
    open func render(in ctx: CGContext) { drawTree(in: ctx) }

    /// Whether the contents are drawn again when the size changes, rather than stretched. False by default.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Whether the contents have to be drawn before the next frame that shows the layer.
    package final var isDisplayNeeded: Bool {
        get { isDisplayDue }
        set { isDisplayDue = newValue }
    }
    @exclusivity(unchecked) private final var isDisplayDue = false
    /// Whether the contents are being drawn.
    @exclusivity(unchecked) final var isDisplaying = false
    /// Whether the tree knows that the layer waits for drawing.
    @exclusivity(unchecked) final var isWaitingForDisplay = false
    /// Whether ``content`` was drawn.
    @exclusivity(unchecked) package final var hasDrawn = false

    // MARK: Layout

    /// Requests ``layoutSublayers()`` for the next frame. On a view's layer it requests the view's `layoutSubviews()`.
    ///
    /// A layer of a subclass, or with a delegate, requests layout when its size changes or it gets a sublayer.
    open func setNeedsLayout() { requestLayout() }

    /// Whether the layer has requested layout and still waits for it.
    open func needsLayout() -> Bool { isLayoutDue }

    /// Lays out this layer and its sublayers now, if any of them requested it.
    ///
    /// If the superlayer requested it, too, layout begins there: with the outermost layer of an unbroken chain of
    /// requests.
    open func layoutIfNeeded() {
        MainThread.require("-[CALayer layoutIfNeeded]")
        layOutFromOutermost()
    }

    /// Places the sublayers. By default calls the delegate's `layoutSublayers(of:)`; a view is its layer's delegate.
    /// Override it to place the sublayers of your own layer class. Don't call it; call ``setNeedsLayout()``.
    open func layoutSublayers() { layOutByDelegate() }

    /// Returns the size that the superlayer should give the layer: its present size.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// What a screen reader reads.
    package var accessibility: AccessibilityNode? {
        get { sharedAccessibility?.node }
        set {
            guard newValue != sharedAccessibility?.node else { return }
            sharedAccessibility = newValue.map(SharedAccessibility.init)
            setNeedsCommit()
        }
    }
    /// The same node, in an object that is shared with what the screens know.
    @exclusivity(unchecked) final private(set) var sharedAccessibility: SharedAccessibility?

    /// A name for debugging. It isn't shown anywhere.
    open var name: String?

    // MARK: Motion

    /// The view that owns this layer; nil once the view is gone.
    package final var viewDelegate: (any CALayerDelegate)? { viewReference.object as? any CALayerDelegate }

    @exclusivity(unchecked) private final var viewReference = BackReference<AnyObject>()

    /// Makes this the layer of `view`, and requests that it draws.
    package final func belong(to view: any CALayerDelegate) {
        viewReference.object = view
        placement.hasView = true
        isDisplayDue = true
    }

    /// The layer's animations, actions and time; nil for the many layers that never had any.
    @exclusivity(unchecked) final var motion: LayerMotion?

    /// Whether the next change of a property looks for an action.
    @inline(__always) final var isActing: Bool {
        placement.hasView ? LayerActions.areViewsAnimated : told != nil && context != nil
    }

    // Open members are in the class's body, because members of an extension can't be overridden. Their implementations
    // are in CALayer+Actions, CALayer+Animations and CALayer+Sampling.

    /// The object that provides the layer's contents, layout and actions. A view is the delegate of its layer.
    open var delegate: (any CALayerDelegate)? {
        get { motion?.delegate ?? viewDelegate }
        set { madeMotion.delegate = newValue }
    }

    /// Actions for changes of properties, by the properties' names.
    open var actions: [String: any CAAction]? {
        get { motion?.actions }
        set { madeMotion.actions = newValue }
    }

    /// Returns the action for a change of the property `event`: the delegate's, one of ``actions``, the class's own, or
    /// a movement from the value on screen to the new one. Returns nil if nothing should happen.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// Returns an action for all layers of the class, used if neither the delegate nor ``actions`` has one. nil by
    /// default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    @available(
        *, unavailable,
        message: "Not built yet: animations of custom properties. Set the property in each call of a CADisplayLink."
    )
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Adds a copy of `anim` to the layer, and replaces an animation with the same key.
    ///
    /// Without a duration the animation takes the transaction's, 0.25 seconds by default; without a begin time it
    /// begins now. The layer removes it when it ends, or when the layer leaves the screen.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        MainThread.require("-[CALayer addAnimation:forKey:]")
        addCopy(of: anim, forKey: key)
    }

    /// Ends an animation at once.
    open func removeAnimation(forKey key: String) {
        MainThread.require("-[CALayer removeAnimationForKey:]")
        endAnimation(forKey: key)
    }

    /// Ends all animations of the layer at once; its properties keep their values.
    open func removeAllAnimations() {
        MainThread.require("-[CALayer removeAllAnimations]")
        endAllAnimations()
    }

    /// Returns the animation that was added for `key`, until it ends. Don't change it.
    open func animation(forKey key: String) -> CAAnimation? {
        motion?.animations.first { $0.key == key }?.animation
    }

    /// Returns the keys of the layer's animations; nil if none runs.
    open func animationKeys() -> [String]? {
        let keys = motion?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Returns a copy of the layer as it looks at this moment; nil while it isn't on screen.
    ///
    /// Changes of the copy change nothing on screen.
    open func presentation() -> Self? { copyAsSeen() }

    /// Returns the layer that this is a copy of; a layer that isn't a copy returns itself.
    open func model() -> Self {
        (motion?.model as? Self) ?? self
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, to: newValue, isUsable: newValue.isFinite, "beginTime") }
    }

    /// The layer keeps the value, but it has no effect, because layers don't end.
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

    /// Converts a time from another layer's to this layer's; nil means the time of the whole tree.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.treeTime(at: t) ?? t)
    }

    /// Converts a time from this layer's to another layer's; nil means the time of the whole tree.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let inTree = treeTime(at: t)
        return l?.localTime(at: inTree) ?? inTree
    }

    // MARK: Values by their names

    /// Returns the value of a property by its name, or one that ``setValue(_:forKey:)`` stored; nil if there is none.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by its name. A value for any other name is stored with the layer.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns the value for a key path, as in `layer.value(forKeyPath: "transform.rotation.z")`. Numbers are CGFloat.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// Sets a property, or a part of one such as `transform.rotation.z`, by its key path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, forKeyPath: keyPath) }

    /// Copies what subclasses of this module have beyond the properties of all layers.
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

    /// Returns a layer of a class of this module with the properties of this one that screens know.
    func makePresentation() -> CALayer { CALayer() }

    // MARK: Hierarchy

    /// The layer that contains this one.
    open var superlayer: CALayer? { superlayerStorage }

    /// The value of ``superlayer``, for reading without a method call.
    final var superlayerStorage: CALayer? {
        get { superlayerReference.object }
        set { superlayerReference.object = newValue }
    }
    @exclusivity(unchecked) final var superlayerReference = BackReference<CALayer>()

    /// The sublayers in drawing order, apart from `zPosition`. nil if there are none, as on Apple's platforms.
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

    /// Puts `layer` on top of the other sublayers, and removes it from its earlier place.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts `layer` at index `idx` of the sublayers. An index past the end means on top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts `layer` behind `sibling`; behind all sublayers if `sibling` isn't one of them.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Puts `layer` in front of `sibling`; in front of all sublayers if `sibling` isn't one of them.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Replaces `oldLayer` with `newLayer`. Does nothing if `oldLayer` isn't a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    @exclusivity(unchecked) package internal(set) final var children: [CALayer] = []

    /// At least the number of levels of layers inside this one. Too high after layers were removed.
    @exclusivity(unchecked) final var branchHeight = 0

    /// Values that few layers need; nil for the others.
    @exclusivity(unchecked) final var extras: LayerExtras?

    // MARK: State on screens

    /// Adds what a class shows beyond other layers, or replaces what all layers show.
    func complete(_ state: inout LayerState) {}

    /// The tree that shows this layer, if any.
    package final internal(set) var context: LayerContext? {
        get { contextReference.object }
        set { contextReference.object = newValue }
    }
    @exclusivity(unchecked) final var contextReference = BackReference<LayerContext>()
    /// What the screens know of this layer; nil if they don't know it.
    @exclusivity(unchecked) final var told: ToldState?
    var committedChildren: [LayerID] = []
    var committedParent: LayerID?
    @exclusivity(unchecked) var isWaitingForCommit = false
    @exclusivity(unchecked) var areChildrenWaitingForCommit = false
}

/// What the screens know of a layer. A separate object, because it is as large as the rest of the layer, and a layer
/// that no screen knows doesn't need it.
final class ToldState {
    @exclusivity(unchecked) var state: LayerState
    /// The ``LayerContext/name`` of those screens' tree.
    let tree: Int

    init(_ state: LayerState, by tree: Int) {
        self.state = state
        self.tree = tree
    }
}
