import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// A rectangle on screen: where it is, what it looks like, and the layers inside it.
///
/// Setting a property changes nothing on screen at once. The frame that follows collects what is new about every layer
/// and sends it to the screens as one transaction.
@preconcurrency @MainActor open class CALayer: NSObject {
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
            guard newValue != placement.bounds else { return }
            guard newValue.isFinite else { return reportBadValue("bounds", newValue) }
            if isDisplayNeeded || needsDisplayOnBoundsChange { requestDisplay() }
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

    /// Among siblings, higher ones are drawn later. 0 by default; equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { placement.zPosition }
        set {
            guard newValue != placement.zPosition else { return }
            guard newValue.isFinite else { return reportBadValue("zPosition", newValue) }
            superlayer?.setNeedsChildrenCommit()
            guard !isActing else { return acting("zPosition") { placement.zPosition = newValue } }
            placement.zPosition = newValue
        }
    }

    // MARK: Appearance

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

    open var borderColor: CGColor? {
        get { looks.borderColor }
        set { change("borderColor", from: looks.borderColor, to: newValue) { looks.borderColor = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { looks.backgroundColor }
        set {
            change("backgroundColor", from: looks.backgroundColor, to: newValue) { looks.backgroundColor = newValue }
        }
    }

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

    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsCommit() } }
    }

    /// What is drawn between the background and the sublayers: a picture or lines of text.
    package var content: LayerContent? {
        didSet { if content != oldValue { setNeedsCommit() } }
    }

    // MARK: Drawing

    /// Asks for the contents to be drawn anew before the next frame.
    open func setNeedsDisplay() { requestDisplay() }

    /// Asks for all of the contents to be drawn: they are kept as shapes and not as pixels, so no part can be left out.
    open func setNeedsDisplay(_ r: CGRect) { requestDisplay() }

    /// Makes the contents now, if that was asked for.
    open func displayIfNeeded() { if isDisplayNeeded { displayNow() } }

    /// Makes the contents: by the delegate's `display(_:)` or else by ``draw(in:)``. Not to be called; see
    /// ``setNeedsDisplay()``.
    open func display() { displayByDrawing() }

    /// Draws the contents, in the layer's own coordinates; by default the delegate does. Nothing is there before.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Whether the contents are drawn anew for each size, rather than stretched. False by default.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Whether the contents are to be made before the next frame that shows the layer.
    @exclusivity(unchecked) package final var isDisplayNeeded = false
    /// Whether they are being made.
    @exclusivity(unchecked) final var isDisplaying = false
    /// Whether its tree knows that.
    @exclusivity(unchecked) final var isWaitingForDisplay = false
    /// Whether ``content`` is what was drawn.
    @exclusivity(unchecked) package final var hasDrawn = false

    /// What a screen reader is told.
    package var accessibility: AccessibilityNode? {
        didSet { if accessibility != oldValue { setNeedsCommit() } }
    }

    /// A name for debugging; shown nowhere.
    open var name: String?

    // MARK: Motion

    /// The view whose layer this is; nil once the view is gone.
    package final var viewDelegate: (any CALayerDelegate)? { viewReference.object as? any CALayerDelegate }

    @exclusivity(unchecked) private final var viewReference = BackReference<AnyObject>()

    /// Makes `view` the one whose layer this is.
    package final func belong(to view: any CALayerDelegate) {
        viewReference.object = view
        placement.hasView = true
    }

    /// Animations, actions and a time of its own: nil for the many layers that never had any of them.
    @exclusivity(unchecked) final var motion: LayerMotion?

    /// Whether the next change of a property looks for an action.
    @inline(__always) final var isActing: Bool {
        placement.hasView ? LayerActions.areViewsAnimated : told != nil && context != nil
    }

    // Open, because subclasses override them as they do on Apple's platforms; what they do is in CALayer+Actions,
    // CALayer+Animations and CALayer+Presentation.

    /// What happens when the property `event` changes: the delegate's action, one of ``actions``, the class's own, or
    /// a movement from what is seen to the new value. nil when nothing is to happen.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// What happens in all layers of the class when `event` changes and nobody else has a say. nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Lets a copy of `anim` run on the layer. It takes the place of another one of the same key.
    ///
    /// Without a duration it takes the transaction's, 0.25 seconds by default; without a begin time it begins now. The
    /// layer forgets it when it ends, or when the layer leaves the screen.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    /// Ends an animation at once.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    open func removeAllAnimations() { endAllAnimations() }

    /// What subclasses of this module copy beyond the properties of all layers.
    func copyState(from other: CALayer) {
        placement = other.placement
        placement.hasView = false
        placement.isGhost = false
        looks = other.looks
        contentsScale = other.contentsScale
        contentsGravity = other.contentsGravity
        image = other.image
        content = other.content
        accessibility = other.accessibility
        name = other.name
        extras = other.extras.map(LayerExtras.init(copying:))
    }

    /// A layer with the properties that screens know of this one, of a class of this module.
    func makePresentation() -> CALayer { CALayer() }

    // MARK: Hierarchy

    /// The layer this one is inside of.
    public final internal(set) var superlayer: CALayer? {
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
