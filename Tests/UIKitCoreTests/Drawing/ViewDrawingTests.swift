import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Fills its bounds and counts how often.
private final class Painted: UIView {
    var drawings: [CGRect] = []
    var color = UIColor.red
    var isBlank = false

    override func draw(_ rect: CGRect) {
        drawings.append(rect)
        guard !isBlank else { return }
        color.setFill()
        UIRectFill(rect)
    }
}

/// Draws as a layer of its own class.
private final class PaintedLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.white)
        ctx.fill(bounds)
    }
}

private final class ViewOfPaintedLayer: UIView {
    override class var layerClass: AnyClass { PaintedLayer.self }
}

private final class Painter: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
}

@MainActor @Suite("Views that draw") struct ViewDrawingTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 2)

    private func commands(of view: UIView) -> [DrawingCommand]? { commands(of: view.layer) }

    private func commands(of layer: CALayer) -> [DrawingCommand]? {
        guard case .drawing(let content)? = stage.tree[layer.id]?.state.content else { return nil }
        return content.drawing.commands
    }

    private func fill(_ rect: CGRect, _ color: RGBA) -> DrawingCommand {
        .fill(CGPath(rect: rect).elements, color: color, evenOdd: false)
    }

    private func painted() -> Painted { Painted(frame: CGRect(x: 10, y: 10, width: 40, height: 30)) }

    @Test("a view draws once before it is first shown, and again only after setNeedsDisplay")
    func once() {
        let view = painted()
        #expect(view.drawings.isEmpty)
        stage.show(view)
        #expect(view.drawings == [view.bounds])
        #expect(commands(of: view) == [fill(view.bounds, RGBA(red: 1, green: 0, blue: 0))])
        view.frame.origin.x = 50
        view.setNeedsLayout()
        stage.settle()
        #expect(view.drawings.count == 1)
        view.color = .white
        view.setNeedsDisplay()
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.settle()
        #expect(view.drawings.count == 2)
        #expect(commands(of: view) == [fill(view.bounds, .white)])
    }

    @Test("a new size stretches the drawing; with the content mode redraw the view draws again")
    func sizes() {
        let view = painted()
        stage.show(view)
        view.frame.size.width = 80
        stage.settle()
        #expect(view.drawings.count == 1)
        #expect(stage.tree[view.layer.id]?.state.contentGravity == .resize)
        view.contentMode = .redraw
        view.frame.size.width = 60
        stage.settle()
        #expect(view.drawings.last == CGRect(x: 0, y: 0, width: 60, height: 30))
        view.bounds.size = view.bounds.size
        stage.settle()
        #expect(view.drawings.count == 2)
    }

    @Test("a view without a size draws when it gets one")
    func late() {
        let view = Painted()
        stage.show(view)
        #expect(view.drawings.isEmpty)
        view.frame.size = CGSize(width: 5, height: 5)
        stage.settle()
        #expect(view.drawings.count == 1)
    }

    @Test("the drawing is in the view's own coordinates, wherever its bounds begin")
    func scrolled() {
        let view = painted()
        view.bounds.origin = CGPoint(x: 100, y: 0)
        stage.show(view)
        #expect(view.drawings == [CGRect(x: 100, y: 0, width: 40, height: 30)])
        #expect(
            commands(of: view) == [fill(CGRect(x: 0, y: 0, width: 40, height: 30), RGBA(red: 1, green: 0, blue: 0))])
    }

    @Test("a view that draws nothing keeps no drawing; contents set by the app stay")
    func blank() {
        let view = painted()
        stage.show(view)
        view.isBlank = true
        view.setNeedsDisplay()
        stage.settle()
        #expect(commands(of: view) == nil)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Text"
        stage.show(label)
        label.setNeedsDisplay()
        stage.settle()
        guard case .text? = stage.tree[label.layer.id]?.state.content else {
            Issue.record("the text is gone")
            return
        }
    }

    @Test("dynamic colours are drawn for the view's traits, and again when those change")
    func dynamicColors() {
        let view = painted()
        view.color = .label
        stage.show(view)
        #expect(commands(of: view) == [fill(view.bounds, .black)])
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(commands(of: view) == [fill(view.bounds, .white)])
    }

    @Test("layers draw by themselves, by their delegate, or by the view's layerClass")
    func layers() {
        let view = ViewOfPaintedLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        #expect(commands(of: view) == [fill(view.bounds, .white)])
        let (layer, painter) = (CALayer(), Painter())
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.delegate = painter
        view.layer.addSublayer(layer)
        stage.settle()
        #expect(commands(of: layer) == nil)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        stage.settle()
        #expect(!layer.needsDisplay())
        #expect(commands(of: layer) == [fill(layer.bounds, .black)])
    }

    @Test("a view at rest asks for no frame")
    func rest() {
        let view = painted()
        stage.show(view)
        let frames = stage.framesMade
        stage.advance(by: 1)
        #expect(stage.framesMade == frames)
    }

    @Test("outside of drawing there is no current context, and drawing functions do nothing")
    func noContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(.zero)
        UIColor.red.set()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("an image context is current until it is ended")
    func imageContext() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), true, 2)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
        #expect(image.cgImage?.height == 40)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("a renderer's image has the format's scale, and begins at the bounds' origin")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let bounds = CGRect(x: 10, y: 0, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            context.fill(CGRect(x: 10, y: 0, width: 2, height: 2))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        guard case .drawing(let drawing) = image.source.storage else {
            Issue.record("no drawing")
            return
        }
        #expect(drawing.commands == [fill(CGRect(x: 0, y: 0, width: 2, height: 2), .black)])
        #expect(image.scale == 3 && image.size == bounds.size)
    }
}

@Suite("UIBezierPath") struct UIBezierPathTests {
    @Test("only the named corners of a rounded rectangle are round")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 19, y: 1)))
        #expect(path.bounds == rect)
    }

    @Test("an arc drawn clockwise is clockwise on screen")
    func arcs() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.maxY > 9.9 && quarter.bounds.minY > -0.1)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    }

    @Test("a reversed path begins where the original ended")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 6))
        let reversed = path.reversing().cgPath.elements
        #expect(
            reversed == [
                .move(CGPoint(x: 20, y: 0)),
                .curve(CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 6), control2: CGPoint(x: 12, y: 5)),
                .line(.zero),
            ])
        #expect(path.reversing().reversing().cgPath == path.cgPath)
    }

    @Test("a copy has the path's line width and dashes, and is independent")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.lineWidth = 3
        path.setLineDash([1, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        var (count, phase) = (0, CGFloat(0))
        var lengths = [CGFloat](repeating: 0, count: 2)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(copy.lineWidth == 3 && !copy.isEmpty && lengths == [1, 2] && count == 2 && phase == 1)
    }
}
