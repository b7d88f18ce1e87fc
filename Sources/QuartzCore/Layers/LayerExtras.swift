import CoreGraphics
import RenderTree

/// What few layers have: kept apart, so that a plain layer does not pay for it.
@MainActor final class LayerExtras {
    var roundedCorners = CornerSet.all
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var sublayerTransform = CATransform3DIdentity
    var shadowPath: CGPath?
    var mask: LayerMask?
    var backdrop: LayerBackdrop?
    /// What of the contents is shown, and what of that stretches; in units of the whole.
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether what stretches is repeated instead.
    var contentsAreTiled = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var isOpaque = false
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    /// Sublayers that left while the layer was not shown.
    var departed: [DepartedLayer] = []

    init() {}

    /// For a layer that shows what another one has.
    init(copying other: LayerExtras) {
        roundedCorners = other.roundedCorners
        cornerCurve = other.cornerCurve
        isDoubleSided = other.isDoubleSided
        sublayerTransform = other.sublayerTransform
        shadowPath = other.shadowPath
        mask = other.mask
        backdrop = other.backdrop
        contentsRect = other.contentsRect
        contentsCenter = other.contentsCenter
        contentsAreTiled = other.contentsAreTiled
        shouldRasterize = other.shouldRasterize
        rasterizationScale = other.rasterizationScale
        drawsAsynchronously = other.drawsAsynchronously
        allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
        isOpaque = other.isOpaque
        minificationFilter = other.minificationFilter
        minificationFilterBias = other.minificationFilterBias
    }
}

extension CALayer {
    /// The layer's extras, made now if it had none.
    final var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Sets one of the extras to another value, letting whatever action belongs to it run.
    final func changeExtra<Value: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<LayerExtras, Value>, to value: Value
    ) {
        guard madeExtras[keyPath: path] != value else { return }
        change(key) { madeExtras[keyPath: path] = value }
    }

    /// Sets one of the extras, unless the value cannot be shown: then it is reported.
    final func changeExtra<Value: LayerValue>(
        _ key: String, _ path: ReferenceWritableKeyPath<LayerExtras, Value>, ifUsable value: Value
    ) {
        guard value.isUsable else { return reportBadValue(key, value) }
        changeExtra(key, path, to: value)
    }

    final func setSublayerTransform(_ transform: CATransform3D) {
        let wasFlat = sublayerTransform.isAffine
        changeExtra("sublayerTransform", \.sublayerTransform, ifUsable: transform)
        guard wasFlat != transform.isAffine else { return }
        for child in children where child.zPosition != 0 { child.setNeedsCommit() }
    }

    /// What the extras add to what the screens know.
    final func addExtras(to state: inout LayerState) {
        guard let extras else { return }
        state.roundedCorners = extras.roundedCorners
        state.isDoubleSided = extras.isDoubleSided
        if extras.sublayerTransform != CATransform3DIdentity {
            state.sublayerTransform = LayerTransform(rows: extras.sublayerTransform.rows)
        }
        if let path = extras.shadowPath { state.shadow?.path = path.movedIntoBox(of: self) }
        state.backdrop = extras.backdrop
        if let mask = extras.mask { state.mask = mask.commands(in: self) }
        addContentsParts(of: extras, to: &state)
    }

    /// What the screens are to know of the layer as it is seen now: in the middle of a movement, and in its superlayer's
    /// space.
    final var shownState: LayerState {
        var state = LayerState()
        describeShown(in: &state)
        return state
    }

    /// As ``describe(in:)``, with animations as they are now.
    final func describeShown(in state: inout LayerState) {
        let shown = shown
        shown.describe(in: &state)
        if !placement.isGhost, let extras = superlayerStorage?.extras {
            shown.addDepth(in: extras.sublayerTransform, to: &state)
        }
    }

    /// Seen in perspective, what lies higher is nearer.
    final func addDepth(in space: CATransform3D, to state: inout LayerState) {
        guard zPosition != 0, !space.isAffine else { return }
        let deep = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, zPosition))
        state.transform = LayerTransform(rows: deep.rows)
    }
}

extension CGPath {
    /// In the layer's box, whose corner is the origin of the layer's bounds.
    @MainActor func movedIntoBox(of layer: CALayer) -> [PathElement] {
        let origin = layer.bounds.origin
        guard origin != .zero else { return elements }
        let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        return elements.map { $0.applying(move) }
    }
}
