import CoreGraphics
import Foundation
import RenderTree

/// A layer that shows a path, filled and drawn along, sharp at any size. The path may reach beyond the layer.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// In the layer's coordinates.
    open var path: CGPath? {
        didSet { shapeDidChange() }
    }

    /// Black by default; nil fills nothing.
    open var fillColor: CGColor? = .black {
        didSet { if fillColor != oldValue { shapeDidChange() } }
    }

    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { shapeDidChange() } }
    }

    /// nil, the default, draws no line.
    open var strokeColor: CGColor? {
        didSet { if strokeColor != oldValue { shapeDidChange() } }
    }

    /// Where the line begins, as a fraction of the path's length. 0 by default.
    open var strokeStart: CGFloat = 0 {
        didSet { if strokeStart != oldValue { shapeDidChange() } }
    }

    /// Where the line ends, as a fraction of the path's length. 1 by default.
    open var strokeEnd: CGFloat = 1 {
        didSet { if strokeEnd != oldValue { shapeDidChange() } }
    }

    /// In points; 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet { if lineWidth != oldValue { shapeDidChange() } }
    }

    /// How many times its width the line may reach out at a corner; 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet { if miterLimit != oldValue { shapeDidChange() } }
    }

    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { shapeDidChange() } }
    }

    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { shapeDidChange() } }
    }

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { if lineDashPhase != oldValue { shapeDidChange() } }
    }

    /// Lengths of dash and gap in turn, in points; nil, the default, draws without gaps.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { shapeDidChange() } }
    }

    private var shape: [DrawingCommand]?

    private func shapeDidChange() {
        shape = nil
        setNeedsCommit()
    }

    override func complete(_ state: inout LayerState) {
        guard content == nil, path != nil else { return }
        var commands = shape ?? madeShape
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

    private var madeShape: [DrawingCommand] {
        guard let path, !path.isEmpty else { return [] }
        var commands: [DrawingCommand] = []
        if let color = fillColor?.rgba, color.alpha > 0 {
            commands.append(.fill(path.elements, color: color, evenOdd: fillRule == .evenOdd))
        }
        if let color = strokeColor?.rgba, color.alpha > 0, lineWidth > 0, lineWidth.isFinite {
            let line = path.trimmed(from: strokeStart, to: strokeEnd)
            if !line.isEmpty { commands.append(.stroke(line, color: color, pen)) }
        }
        return commands
    }

    private var pen: StrokeStyle {
        var pen = StrokeStyle(width: lineWidth)
        pen.cap = lineCap.value
        pen.join = lineJoin.value
        pen.miterLimit = miterLimit
        pen.dashPhase = lineDashPhase
        pen.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return pen
    }
}
