import CoreGraphics
import RenderTree

/// Values that few layers need, kept apart so that plain layers stay small.
@MainActor final class LayerExtras {
    var roundedCorners = CornerSet.all
    var cornerCurve = CALayerCornerCurve.circular
    var isDoubleSided = true
    var sublayerTransform = CATransform3DIdentity
    var shadowPath: CGPath?
    var mask: LayerMask?
    var backdrop: LayerBackdrop?
    /// The visible part of the contents, and the part that stretches, in units of the whole.
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the part that would stretch is tiled instead.
    var contentsAreTiled = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var isOpaque = false
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    /// Sublayers that left while the layer wasn't visible.
    var departed: [DepartedLayer] = []

    init() {}

    /// Copies the values that another layer shows.
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
    /// The layer's extras, made on first use.
    final var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Changes one of the extras, and runs the action for it.
    final func changeExtra<Value: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<LayerExtras, Value>, to value: Value
    ) {
        guard madeExtras[keyPath: path] != value else { return }
        change(key) { madeExtras[keyPath: path] = value }
    }

    /// Changes one of the extras, unless the value can't be shown: then reports it.
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

    /// Adds the extras to what the screens should know.
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

    /// What the screens should know of the layer as it looks now: during an animation, and in its superlayer's space.
    final var shownState: LayerState {
        var state = LayerState()
        describeShown(in: &state)
        return state
    }

    /// Does the same as ``describe(in:)``, with the present values of animations.
    final func describeShown(in state: inout LayerState) {
        let shown = shown
        shown.describe(in: &state)
        if !placement.isGhost, let extras = superlayerStorage?.extras {
            shown.addDepth(in: extras.sublayerTransform, to: &state)
        }
    }

    /// With perspective, a layer with a higher `zPosition` is nearer.
    final func addDepth(in space: CATransform3D, to state: inout LayerState) {
        guard zPosition != 0, !space.isAffine else { return }
        let deep = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, zPosition))
        state.transform = LayerTransform(rows: deep.rows)
    }
}

extension CGPath {
    /// Moves the path into the layer's box, whose corner is the origin of the layer's bounds.
    @MainActor func movedIntoBox(of layer: CALayer) -> [PathElement] {
        let origin = layer.bounds.origin
        guard origin != .zero else { return elements }
        let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        return elements.map { $0.applying(move) }
    }
}
