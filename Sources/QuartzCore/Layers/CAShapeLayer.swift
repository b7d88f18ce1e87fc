import CoreGraphics
import Foundation
import RenderTree

/// A layer that shows a path, filled and drawn along, sharp at any size. The path may reach beyond the layer.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// In the layer's coordinates.
    open var path: CGPath? {
        get { outline.path }
        set { change("path", from: outline.path, to: newValue?.copy()) { outline.path = newValue?.copy() } }
    }

    /// Black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { outline.fillColor }
        set { change("fillColor", from: outline.fillColor, to: newValue) { outline.fillColor = newValue } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { outline.fillRule }
        set { change("fillRule", from: outline.fillRule, to: newValue) { outline.fillRule = newValue } }
    }

    /// nil, the default, draws no line.
    open var strokeColor: CGColor? {
        get { outline.strokeColor }
        set { change("strokeColor", from: outline.strokeColor, to: newValue) { outline.strokeColor = newValue } }
    }

    /// Where the line begins, as a fraction of the path's length. 0 by default.
    open var strokeStart: CGFloat {
        get { outline.strokeStart }
        set { change("strokeStart", from: outline.strokeStart, to: newValue) { outline.strokeStart = newValue } }
    }

    /// Where the line ends, as a fraction of the path's length. 1 by default.
    open var strokeEnd: CGFloat {
        get { outline.strokeEnd }
        set { change("strokeEnd", from: outline.strokeEnd, to: newValue) { outline.strokeEnd = newValue } }
    }

    /// In points; 1 by default.
    open var lineWidth: CGFloat {
        get { outline.lineWidth }
        set { change("lineWidth", from: outline.lineWidth, to: newValue) { outline.lineWidth = newValue } }
    }

    /// How many times its width the line may reach out at a corner; 10 by default.
    open var miterLimit: CGFloat {
        get { outline.miterLimit }
        set { change("miterLimit", from: outline.miterLimit, to: newValue) { outline.miterLimit = newValue } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { outline.lineCap }
        set { change("lineCap", from: outline.lineCap, to: newValue) { outline.lineCap = newValue } }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { outline.lineJoin }
        set { change("lineJoin", from: outline.lineJoin, to: newValue) { outline.lineJoin = newValue } }
    }

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { outline.lineDashPhase }
        set { change("lineDashPhase", from: outline.lineDashPhase, to: newValue) { outline.lineDashPhase = newValue } }
    }

    /// Lengths of dash and gap in turn, in points; nil, the default, draws without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { outline.lineDashPattern }
        set {
            change("lineDashPattern", from: outline.lineDashPattern, to: newValue) {
                outline.lineDashPattern = newValue
            }
        }
    }

    private var outline = ShapeOutline() {
        didSet { shape = nil }
    }
    private var shape: [DrawingCommand]?

    override func copyState(from other: CALayer) {
        super.copyState(from: other)
        guard let other = other as? CAShapeLayer else { return }
        outline = other.outline
        shape = other.shape
    }

    override func makePresentation() -> CALayer { CAShapeLayer() }

    override func complete(_ state: inout LayerState) {
        guard content == nil, path != nil else { return }
        var commands = shape ?? outline.commands
        shape = commands
        guard !commands.isEmpty else { return }
        if bounds.origin != .zero {
            let move = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
            commands = [.group(DrawingEffect(transform: move), commands)]
        }
        // Of no matter what size: a shape is as large as its path says.
        let drawing = VectorDrawing(size: CGSize(width: 1, height: 1), commands: commands)
        state.content = .drawing(DrawingContent(drawing, extent: .unlimited))
        state.contentGravity = .topLeft
    }
}
