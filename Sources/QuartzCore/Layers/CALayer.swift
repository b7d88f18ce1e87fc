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

    /// How views make layers of the class they name; goes on to `init()`, which subclasses may override (D4).
    public required convenience init(backing view: Void) {
        self.init()
    }

    // MARK: Geometry

    /// What the properties of the same names hold, to be read without a method call.
    ///
    /// It is read for each view of each frame. Its exclusivity is not checked at run time, which would take longer than
    /// reading it: these are plain numbers, and no overlapping access can make more of them than wrong numbers.
    @exclusivity(unchecked) final var placement = LayerPlacement()

    /// The layer's own coordinates: their origin (which a scroll view moves) and the size of the box, in points.
    open var bounds: CGRect {
        get { placement.bounds }
        set {
            guard newValue != placement.bounds else { return }
            placement.bounds = newValue
            setNeedsCommit()
        }
    }

    /// Where the anchor point is in the superlayer.
    open var position: CGPoint {
        get { placement.position }
        set {
            guard newValue.x != placement.position.x || newValue.y != placement.position.y else { return }
            placement.position = newValue
            setNeedsCommit()
        }
    }

    /// The point of the box that `position` places and about which it turns; (0.5, 0.5), the default, is the middle.
    @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { setNeedsCommit() } }
    }

    /// Applied about the anchor point.
    @exclusivity(unchecked) open var transform = CATransform3DIdentity {
        didSet {
            guard transform != oldValue else { return }
            placement.isTransformed = transform != CATransform3DIdentity
            setNeedsCommit()
        }
    }

    /// Among siblings, higher ones are drawn later. 0 by default; equal ones in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { placement.zPosition }
        set {
            guard newValue != placement.zPosition else { return }
            placement.zPosition = newValue
            superlayer?.setNeedsChildrenCommit()
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
            placement.opacity = newValue
            setNeedsCommit()
        }
    }

    /// Whether sublayers and contents end at the edges and round corners of the layer.
    @exclusivity(unchecked) open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { setNeedsCommit() } }
    }

    /// In points. It rounds the background and the border; contents and sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { setNeedsCommit() } }
    }

    /// In points, drawn inside the box and above sublayers' content. 0, the default, draws none.
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { setNeedsCommit() } }
    }

    open var borderColor: CGColor? = .black {
        didSet { if borderColor != oldValue { setNeedsCommit() } }
    }

    open var backgroundColor: CGColor? {
        didSet { if backgroundColor != oldValue { setNeedsCommit() } }
    }

    open var shadowColor: CGColor? = .black {
        didSet { if shadowColor != oldValue { setNeedsCommit() } }
    }

    /// From 0, the default and no shadow, to 1.
    open var shadowOpacity: Float = 0 {
        didSet { if shadowOpacity != oldValue { setNeedsCommit() } }
    }

    /// In points; (0, −3), above the layer, by default.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if shadowOffset != oldValue { setNeedsCommit() } }
    }

    /// How soft the edge is, in points; 3 by default.
    open var shadowRadius: CGFloat = 3 {
        didSet { if shadowRadius != oldValue { setNeedsCommit() } }
    }

    // MARK: Contents

    /// A ``CGImage`` to show, or nil.
    open var contents: Any? {
        get { image }
        set {
            image = newValue as? CGImage
            content = image.map { image in
                let size = CGSize(
                    width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
                return .image(ImageContent(source: image.source, size: size))
            }
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

    /// What a screen reader is told.
    package var accessibility: AccessibilityNode? {
        didSet { if accessibility != oldValue { setNeedsCommit() } }
    }

    /// A name for debugging; shown nowhere.
    open var name: String?

    // MARK: Hierarchy

    /// The layer this one is inside of.
    ///
    /// Not `weak`: that would put every retain of a layer on its slow path (D7). The superlayer clears it when it lets
    /// go of the layer and when it goes away itself.
    @exclusivity(unchecked) public internal(set) unowned(unsafe) var superlayer: CALayer?

    /// In drawing order, apart from `zPosition`. nil when there are none, as on Apple's platforms.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    package internal(set) var children: [CALayer] {
        get { ownedChildren?.items ?? [] }
        _modify {
            let owned = ownedChildren ?? OwnedChildren<CALayer> { $0.superlayer = nil }
            ownedChildren = owned
            yield &owned.items
        }
    }
    /// nil for the many layers that never had a child.
    @exclusivity(unchecked) private var ownedChildren: OwnedChildren<CALayer>?

    /// What few layers have; nil for the others.
    @exclusivity(unchecked) final var extras: LayerExtras?

    // MARK: What the screens know

    /// What a layer of this class adds to, or puts in place of, what the screens know of all layers.
    func complete(_ state: inout LayerState) {}

    /// The tree this layer is shown in, when it is in one. Cleared by the context's root and by leaving the tree.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var context: LayerContext?
    /// What the screens were last told; nil when they do not know this layer.
    var committed: LayerState? {
        get { told?.state }
        set {
            guard let newValue else { return told = nil }
            if let told { told.state = newValue } else { told = ToldState(newValue) }
        }
    }
    @exclusivity(unchecked) private var told: ToldState?
    var committedChildren: [LayerID] = []
    var committedParent: LayerID?
    @exclusivity(unchecked) var isWaitingForCommit = false
    @exclusivity(unchecked) var areChildrenWaitingForCommit = false
}

/// What the screens were told of a layer. Apart from the layer, because it is as large as all the rest of it, and a layer
/// that no screen knows yet has none.
private final class ToldState {
    @exclusivity(unchecked) var state: LayerState

    init(_ state: LayerState) { self.state = state }
}
