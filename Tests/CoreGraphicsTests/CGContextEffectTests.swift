import CoreGraphics
import Foundation
import Testing

@Suite("CGContext: strokes, effects and images") struct CGContextEffectTests {
    private let context = CGContext(size: CGSize(width: 100, height: 50))
    private var commands: [DrawingCommand] { context.drawing.commands }
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    private var fill: DrawingCommand { .fill(CGPath(rect: unit).elements, color: .black, evenOdd: false) }
    private let photo = ImageSource(id: 1, storage: .data(Data()), mediaType: "image/png")

    @Test("dashes scale with the context; a line under uneven scaling is drawn in a scaled group")
    func pens() {
        context.setLineDash(phase: 1, lengths: [3, 2])
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.stroke(unit)
        var pen = StrokeStyle(width: 2)
        (pen.cap, pen.join, pen.dashPhase, pen.dashLengths) = (.round, .bevel, 2, [6, 4])
        #expect(
            commands == [
                .stroke(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).elements, color: .black, pen)
            ])
        context.restoreGState()
        context.scaleBy(x: 4, y: 2)
        context.stroke(unit)
        var plain = pen
        (plain.width, plain.dashPhase, plain.dashLengths) = (1, 1, [3, 2])
        let stretched = DrawingEffect(transform: CGAffineTransform(scaleX: 4, y: 2))
        #expect(
            commands[1] == .group(stretched, [.stroke(CGPath(rect: unit).elements, color: .black, plain)]))
    }

    @Test("a shadow's radius is half its blur, and its offset isn't transformed")
    func shadow() {
        context.scaleBy(x: 1, y: 1)
        context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: .black)
        context.fill(unit)
        let shadow = DrawingShadow(offset: CGSize(width: 3, height: 4), radius: 3, color: .black)
        #expect(commands == [.group(DrawingEffect(shadow: shadow), [fill])])
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(unit)
        #expect(commands.last == fill)
    }

    @Test("clear(_:) erases earlier drawing, not later drawing")
    func clearing() {
        context.clear(unit)
        #expect(commands == [])
        context.fill(unit)
        context.clear(unit)
        context.fill(unit)
        #expect(commands == [.masked([fill], by: [fill], isInverted: true), fill])
    }

    @Test("blend modes blend, or mask the old or the new drawing")
    func blending() {
        context.fill(unit)
        context.setBlendMode(.multiply)
        context.fill(unit)
        var effect = DrawingEffect()
        effect.blendMode = .multiply
        #expect(commands == [fill, .group(effect, [fill])])
        context.drawing.commands = [fill]
        context.setBlendMode(.sourceIn)
        context.fill(unit)
        #expect(commands == [.masked([fill], by: [fill], isInverted: false)])
        context.drawing.commands = [fill]
        context.setBlendMode(.destinationOver)
        context.setFillColor(.white)
        context.fill(unit)
        #expect(commands.count == 2 && commands.last == fill)
    }

    @Test("a transparency layer fades as a whole")
    func transparencyLayers() {
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(unit)
        context.fill(unit)
        context.endTransparencyLayer()
        #expect(commands == [.group(DrawingEffect(opacity: 0.5), [fill, fill])])
    }

    @Test("draw(_:in:) draws a CGImage upside down; the context's own images are upright")
    func pictures() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 10)
        context.draw(CGImage(source: photo, width: 60, height: 20), in: rect)
        let size = CGSize(width: 60, height: 20)
        let image = DrawnImage(source: photo, size: size, frame: rect)
        #expect(
            commands == [.group(DrawingEffect(transform: CGAffineTransform(1, 0, 0, -1, 0, 50)), [.image(image)])])
        context.drawing.commands = []
        context.translateBy(x: 5, y: 0)
        context.draw(image)
        #expect(
            commands == [.image(DrawnImage(source: photo, size: size, frame: rect.offsetBy(dx: 5, dy: 0)))])
    }

    @Test("a radial gradient is a ring unless its options extend it")
    func radialGradients() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
        func covers(_ options: CGGradientDrawingOptions, _ x: CGFloat) -> Bool {
            let context = CGContext(size: CGSize(width: 100, height: 50))
            let center = CGPoint(x: 50, y: 25)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 20, options: options)
            guard case .gradient(_, let clip) = context.drawing.commands.first else { return false }
            return CGPath(elements: clip).contains(CGPoint(x: x, y: 25.1))
        }
        #expect(covers([], 60) && !covers([], 52) && !covers([], 80))
        #expect(covers(.drawsBeforeStartLocation, 52) && !covers(.drawsBeforeStartLocation, 80))
        #expect(covers(.drawsAfterEndLocation, 80) && !covers(.drawsAfterEndLocation, 52))
    }
}
