import CoreGraphics
import Foundation
import RenderTree

/// The properties of a shape layer.
struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    /// The fill, and above it the line.
    var commands: [DrawingCommand] {
        guard let path, !path.isEmpty else { return [] }
        var commands: [DrawingCommand] = []
        if let color = fillColor?.rgba, color.alpha > 0 {
            commands.append(.fill(path.elements, color: color, evenOdd: fillRule == .evenOdd))
        }
        if let color = strokeColor?.rgba, color.alpha > 0, lineWidth > 0 {
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
