import CoreGraphics

/// Everything that a screen knows of one layer's look. All lengths are in points, y points down.
///
/// `frame` is the frame of the layer's box in its parent's content, without the transform. Children are placed in the
/// box's content coordinates, whose visible part begins at `contentOrigin`: scrolling changes only this value.
package struct LayerState: Sendable, Hashable {
    package var frame = CGRect.zero
    package var contentOrigin = CGPoint.zero
    /// The transform about the anchor point. The identity for nearly every layer.
    package var transform = LayerTransform.identity
    /// The anchor point in units of the box: (0.5, 0.5) is its middle.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: CGFloat = 1
    package var isHidden = false
    /// Whether the box (and its round corners) clips children and contents.
    package var clipsToBox = false
    package var cornerRadius: CGFloat = 0
    /// The corners that `cornerRadius` rounds.
    package var roundedCorners = CornerSet.all
    /// Whether the layer is visible from behind, after half a turn in space.
    package var isDoubleSided = true
    package var border: LayerBorder?
    package var shadow: LayerShadow?
    package var backgroundColor: RGBA?
    package var content: LayerContent?
    package var contentGravity = ContentGravity.resize
    /// nil for the many layers without these values, so that comparing them compares one pointer.
    private var rare: RareLooks?
    /// What screen readers read of the layer, in an object that the layer shares, so that comparing it compares one
    /// pointer.
    package var sharedAccessibility: SharedAccessibility?

    package init() {}
}

extension LayerState {
    package var accessibility: AccessibilityNode? {
        get { sharedAccessibility?.node }
        set { sharedAccessibility = newValue.map(SharedAccessibility.init) }
    }

    /// The transform of the children about the anchor point, after scrolling and before the layer's own transform.
    package var sublayerTransform: LayerTransform {
        get { rare?.values.sublayerTransform ?? .identity }
        set { setRare(\.sublayerTransform, newValue) }
    }

    /// In the box's coordinates. The layer and its children are visible only where these commands draw.
    package var mask: [DrawingCommand]? {
        get { rare?.values.mask }
        set { setRare(\.mask, newValue) }
    }

    /// The effect on what is behind the layer; nil shows that unchanged, as far as the layer is transparent.
    package var backdrop: LayerBackdrop? {
        get { rare?.values.backdrop }
        set { setRare(\.backdrop, newValue) }
    }

    private mutating func setRare<Value>(_ path: WritableKeyPath<RareLooks.Values, Value>, _ value: Value) {
        var values = rare?.values ?? RareLooks.Values()
        values[keyPath: path] = value
        rare = values == RareLooks.Values() ? nil : RareLooks(values)
    }
}

/// A separate object, because few layers have any of these values.
private final class RareLooks: Sendable, Hashable {
    struct Values: Sendable, Hashable {
        var sublayerTransform = LayerTransform.identity
        var mask: [DrawingCommand]?
        var backdrop: LayerBackdrop?
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    static func == (left: RareLooks, right: RareLooks) -> Bool { left === right || left.values == right.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A changed property of a layer.
package enum LayerProperty: Sendable, Hashable {
    case frame(CGRect)
    case contentOrigin(CGPoint)
    case transform(LayerTransform)
    case anchorPoint(CGPoint)
    case opacity(CGFloat)
    case isHidden(Bool)
    case clipsToBox(Bool)
    case cornerRadius(CGFloat)
    case roundedCorners(CornerSet)
    case isDoubleSided(Bool)
    case border(LayerBorder?)
    case shadow(LayerShadow?)
    case backgroundColor(RGBA?)
    case content(LayerContent?)
    case contentGravity(ContentGravity)
    case sublayerTransform(LayerTransform)
    case mask([DrawingCommand]?)
    case backdrop(LayerBackdrop?)
    /// In an object that the layer has made already, because every change is as large as the largest.
    case sharedAccessibility(SharedAccessibility?)

    package static func accessibility(_ node: AccessibilityNode?) -> LayerProperty {
        .sharedAccessibility(node.map(SharedAccessibility.init))
    }
}

extension LayerState {
    package mutating func apply(_ property: LayerProperty) {
        switch property {
        case .frame(let value): frame = value
        case .contentOrigin(let value): contentOrigin = value
        case .transform(let value): transform = value
        case .anchorPoint(let value): anchorPoint = value
        case .opacity(let value): opacity = value
        case .isHidden(let value): isHidden = value
        case .clipsToBox(let value): clipsToBox = value
        case .cornerRadius(let value): cornerRadius = value
        case .roundedCorners(let value): roundedCorners = value
        case .isDoubleSided(let value): isDoubleSided = value
        case .border(let value): border = value
        case .shadow(let value): shadow = value
        case .backgroundColor(let value): backgroundColor = value
        case .content(let value): content = value
        case .contentGravity(let value): contentGravity = value
        case .sublayerTransform(let value): sublayerTransform = value
        case .mask(let value): mask = value
        case .backdrop(let value): backdrop = value
        case .sharedAccessibility(let value): sharedAccessibility = value
        }
    }

    /// Returns what to apply to `old` to get `self`, in the order of ``LayerProperty``'s cases; empty if they are
    /// equal.
    package func changes(from old: LayerState) -> [LayerProperty] {
        var changes: [LayerProperty] = []
        func add(_ change: LayerProperty) {
            // About as many changes as a new layer has.
            if changes.isEmpty { changes.reserveCapacity(4) }
            changes.append(change)
        }
        // Most layers have no border, shadow or content, before or now. Checking that first saves copying them for a
        // comparison.
        if frame != old.frame { add(.frame(frame)) }
        if contentOrigin != old.contentOrigin { add(.contentOrigin(contentOrigin)) }
        if transform != old.transform { add(.transform(transform)) }
        if anchorPoint != old.anchorPoint { add(.anchorPoint(anchorPoint)) }
        if opacity != old.opacity { add(.opacity(opacity)) }
        if isHidden != old.isHidden { add(.isHidden(isHidden)) }
        if clipsToBox != old.clipsToBox { add(.clipsToBox(clipsToBox)) }
        if cornerRadius != old.cornerRadius { add(.cornerRadius(cornerRadius)) }
        if roundedCorners != old.roundedCorners { add(.roundedCorners(roundedCorners)) }
        if isDoubleSided != old.isDoubleSided { add(.isDoubleSided(isDoubleSided)) }
        if !(border.isNone && old.border.isNone), border != old.border { add(.border(border)) }
        if !(shadow.isNone && old.shadow.isNone), shadow != old.shadow { add(.shadow(shadow)) }
        if backgroundColor != old.backgroundColor { add(.backgroundColor(backgroundColor)) }
        if !(content.isNone && old.content.isNone), content != old.content { add(.content(content)) }
        if contentGravity != old.contentGravity { add(.contentGravity(contentGravity)) }
        if rare !== old.rare {
            if sublayerTransform != old.sublayerTransform { add(.sublayerTransform(sublayerTransform)) }
            if mask != old.mask { add(.mask(mask)) }
            if backdrop != old.backdrop { add(.backdrop(backdrop)) }
        }
        if sharedAccessibility !== old.sharedAccessibility, sharedAccessibility != old.sharedAccessibility {
            add(.sharedAccessibility(sharedAccessibility))
        }
        return changes
    }
}

extension Optional where Wrapped: ~Copyable {
    /// The same as `== nil`, which would copy the value (a large one here) for the check.
    @inline(__always) fileprivate var isNone: Bool {
        borrowing get {
            switch self {
            case .none: true
            case .some(_): false
            }
        }
    }
}
