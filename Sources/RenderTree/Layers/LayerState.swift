import CoreGraphics

/// Everything a screen knows of how one layer looks. All lengths are points, y points down.
///
/// `frame` is where the layer's box would be in its parent's content if it were not transformed; children are placed
/// in the box's content coordinates, whose visible part begins at `contentOrigin`. Scrolling changes that one value.
package struct LayerState: Sendable, Hashable {
    package var frame = CGRect.zero
    package var contentOrigin = CGPoint.zero
    /// About the anchor point. Identity for nearly every layer.
    package var transform = LayerTransform.identity
    /// In units of the box: (0.5, 0.5) is its middle.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: CGFloat = 1
    package var isHidden = false
    /// Whether children and contents end at the box (and at its round corners).
    package var clipsToBox = false
    package var cornerRadius: CGFloat = 0
    /// Which corners `cornerRadius` rounds.
    package var roundedCorners = CornerSet.all
    /// Whether it is also seen from behind, when it is turned by half a turn in space.
    package var isDoubleSided = true
    package var border: LayerBorder?
    package var shadow: LayerShadow?
    package var backgroundColor: RGBA?
    package var content: LayerContent?
    package var contentGravity = ContentGravity.resize
    /// nil for the many layers that have none of it: they are compared by one pointer.
    private var rare: RareLooks?
    /// What is read of the layer, in an object that its layer shares: compared by one pointer, too.
    package var sharedAccessibility: SharedAccessibility?

    package init() {}
}

extension LayerState {
    package var accessibility: AccessibilityNode? {
        get { sharedAccessibility?.node }
        set { sharedAccessibility = newValue.map(SharedAccessibility.init) }
    }

    /// Of the children, about the anchor point, after they are scrolled and before the layer's own transform.
    package var sublayerTransform: LayerTransform {
        get { rare?.values.sublayerTransform ?? .identity }
        set { setRare(\.sublayerTransform, newValue) }
    }

    /// In the box's coordinates: the layer and all in it is seen only as far as these steps would cover it.
    package var mask: [DrawingCommand]? {
        get { rare?.values.mask }
        set { setRare(\.mask, newValue) }
    }

    /// nil: what is behind the layer is seen as it is, as far as the layer is transparent.
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

/// Apart from the state, because few layers have any of it.
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

/// One thing that changed about a layer.
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
    /// In an object that the layer has made already: every change is as large as the largest.
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

    /// What to apply to `old` to get `self`, in the order of ``LayerProperty``'s cases; empty when they are equal.
    package func changes(from old: LayerState) -> [LayerProperty] {
        var changes: [LayerProperty] = []
        func add(_ change: LayerProperty) {
            // About as many as a new layer has.
            if changes.isEmpty { changes.reserveCapacity(4) }
            changes.append(change)
        }
        // Most layers have no border, shadow or content, neither before nor now. Asking that first saves copying them to compare them.
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
    /// Like `== nil`, which would copy the value (a large one here) just to look at it.
    @inline(__always) fileprivate var isNone: Bool {
        borrowing get {
            switch self {
            case .none: true
            case .some(_): false
            }
        }
    }
}
