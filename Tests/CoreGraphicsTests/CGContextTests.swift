import CoreGraphics
import Testing

@Suite("CGContext") struct CGContextTests {
    private let context = CGContext(size: CGSize(width: 100, height: 50))
    private var commands: [DrawingCommand] { context.drawing.commands }
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func path(_ rect: CGRect) -> [PathElement] { CGPath(rect: rect, transform: nil).elements }

    @Test("fills are recorded in the context's base coordinates, the last transform applied first")
    func transforms() {
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 3)
        context.setFillColor(.white)
        context.fill(unit)
        #expect(
            commands == [.fill(path(CGRect(x: 10, y: 20, width: 2, height: 3)), color: .white, evenOdd: false)])
    }

    @Test("saving and restoring the state restores colour, opacity and transform")
    func states() {
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.setAlpha(0.5)
        context.translateBy(x: 5, y: 5)
        context.fill(unit)
        context.restoreGState()
        context.restoreGState()
        context.fill(unit)
        #expect(
            commands == [
                .fill(
                    path(unit.offsetBy(dx: 5, dy: 5)), color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.25),
                    evenOdd: false),
                .fill(path(unit), color: .black, evenOdd: false),
            ])
    }

    @Test("a line width scales with the context")
    func strokes() {
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(3)
        context.setStrokeColor(.white)
        context.stroke(unit)
        #expect(
            commands == [.stroke(path(CGRect(x: 0, y: 0, width: 2, height: 2)), color: .white, StrokeStyle(width: 6))])
    }

    @Test("drawing consumes the current path")
    func currentPath() {
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 5, y: 0))
        context.addLine(to: CGPoint(x: 5, y: 5))
        context.closePath()
        context.drawPath(using: .eoFillStroke)
        let triangle: [PathElement] = [
            .move(.zero), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 5)), .close,
        ]
        #expect(
            commands == [
                .fill(triangle, color: .black, evenOdd: true), .stroke(triangle, color: .black, StrokeStyle(width: 1)),
            ])
        #expect(context.isPathEmpty)
        context.fillPath()
        #expect(commands.count == 2)
    }

    @Test("invisible drawing isn't recorded")
    func invisible() {
        context.setFillColor(.clear)
        context.fill(unit)
        context.setLineWidth(0)
        context.stroke(unit)
        #expect(commands == [])
    }

    @Test("clips are nested, and neighbouring fills share them")
    func clips() {
        let (outer, inner) = (CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 5, y: 5, width: 10, height: 10))
        context.clip(to: outer)
        context.fill(unit)
        context.saveGState()
        context.addRect(inner)
        context.clip(using: .evenOdd)
        context.fill(unit)
        context.fill(unit)
        context.restoreGState()
        context.fill(unit)
        let fill = DrawingCommand.fill(path(unit), color: .black, evenOdd: false)
        #expect(
            commands == [
                .clip(path(outer), evenOdd: false, [fill, .clip(path(inner), evenOdd: true, [fill, fill]), fill])
            ])
    }

    @Test("a linear gradient ends at its two points unless its options extend it")
    func gradients() throws {
        let colors = [CGColor.black, CGColor.white] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        func strip(_ options: CGGradientDrawingOptions) -> CGRect {
            let context = CGContext(size: CGSize(width: 100, height: 50))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: options)
            guard
                case .gradient(let gradient, let clip) = context.drawing.commands.first
            else { return .null }
            #expect(gradient.stops == GradientStops(colors: [.black, .white], locations: [0, 1]))
            #expect(gradient.shape == .linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 60, y: 0)))
            return CGPath(elements: clip).boundingBox.intersection(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        #expect(strip([]) == CGRect(x: 20, y: 0, width: 40, height: 50))
        #expect(strip(.drawsAfterEndLocation) == CGRect(x: 20, y: 0, width: 80, height: 50))
        #expect(
            strip([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("a gradient without locations spreads its colours evenly; invalid colours give nil")
    func gradientColors() {
        let colors = [CGColor.black, CGColor.white, CGColor.black] as CFArray
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil)?.stops.locations == [0, 0.5, 1])
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) != nil)
    }
}
