import CoreGraphics
import Foundation
import RenderTree

/// A layer that fills and strokes a path, sharp at any size. The path may reach beyond the layer.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The path in the layer's coordinates; nil, the default, draws nothing. The layer keeps a copy.
    open var path: CGPath? {
        get { shape.path }
        set { changeShape("path", \.path, to: newValue?.copy()) }
    }

    /// The colour inside the path. Black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { changeShape("fillColor", \.fillColor, to: newValue) }
    }

    /// Which points are inside the path. `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { changeShape("fillRule", \.fillRule, to: newValue) }
    }

    /// The colour of the line. nil, the default, draws no line.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changeShape("strokeColor", \.strokeColor, to: newValue) }
    }

    /// Where the line begins, as a fraction of the path's length. 0 by default.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { changeShape("strokeStart", \.strokeStart, ifUsable: newValue) }
    }

    /// Where the line ends, as a fraction of the path's length. 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { changeShape("strokeEnd", \.strokeEnd, ifUsable: newValue) }
    }

    /// The width of the line, in points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { changeShape("lineWidth", \.lineWidth, ifUsable: newValue) }
    }

    /// How many times its width the line may extend at a corner; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { changeShape("miterLimit", \.miterLimit, ifUsable: newValue) }
    }

    /// The shape of the line's ends. `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { changeShape("lineCap", \.lineCap, to: newValue) }
    }

    /// The shape of the line's corners. `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { changeShape("lineJoin", \.lineJoin, to: newValue) }
    }

    /// How far into the dash pattern the line begins, in points. 0 by default.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { changeShape("lineDashPhase", \.lineDashPhase, ifUsable: newValue) }
    }

    /// The lengths of dashes and gaps in turn, in points; nil, the default, draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { changeShape("lineDashPattern", \.lineDashPattern, to: newValue) }
    }

    private var shape = ShapeValues()
    /// The drawing of the present values; nil after one of them changed.
    private var drawn: [DrawingCommand]?

    private func changeShape<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<ShapeValues, Value>, to value: Value
    ) {
        guard shape[keyPath: path] != value else { return }
        change(key) {
            shape[keyPath: path] = value
            drawn = nil
        }
    }

    private func changeShape<Value: LayerValue>(
        _ key: String, _ path: WritableKeyPath<ShapeValues, Value>, ifUsable value: Value
    ) {
        guard value.isUsable else { return reportBadValue(key, value) }
        changeShape(key, path, to: value)
    }

    override func copyState(from other: CALayer) {
        super.copyState(from: other)
        guard let other = other as? CAShapeLayer else { return }
        shape = other.shape
        drawn = other.drawn
    }

    override func makePresentation() -> CALayer { CAShapeLayer() }

    override func complete(_ state: inout LayerState) {
        guard content == nil, path != nil else { return }
        var commands = drawn ?? shape.commands
        drawn = commands
        guard !commands.isEmpty else { return }
        if bounds.origin != .zero {
            let move = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
            commands = [.group(DrawingEffect(transform: move), commands)]
        }
        // The size doesn't matter: a shape is as large as its path.
        let drawing = VectorDrawing(size: CGSize(width: 1, height: 1), commands: commands)
        state.content = .drawing(DrawingContent(drawing, extent: .unlimited))
        state.contentGravity = .topLeft
    }
}
