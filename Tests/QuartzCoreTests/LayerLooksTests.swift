import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import QuartzCore

@MainActor @Suite("Appearance of layers") struct LayerLooksTests {
    private let root = CALayer()
    private let context: LayerContext

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        context = LayerContext(root: root)
    }

    private func properties(of layer: CALayer) -> [LayerProperty] {
        context.commit()?.changes.first { $0.layer == layer.id }?.properties ?? []
    }

    private func added<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSublayer(layer)
        _ = context.commit()
        return layer
    }

    @Test("maskedCorners rounds each corner or not")
    func corners() {
        let layer = added(CALayer())
        #expect(
            layer.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ])
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(properties(of: layer) == [.roundedCorners([.topLeft, .bottomRight])])
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(context.commit() == nil)
    }

    @Test("shouldRasterize, rasterizationScale and isOpaque are kept and send nothing")
    func hints() {
        let layer = added(CALayer())
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        layer.isOpaque = true
        #expect(layer.shouldRasterize && layer.rasterizationScale == 3 && context.commit() == nil)
    }

    @Test("a gradient fills the layer's bounds with its corners; without colours it draws nothing")
    func gradients() throws {
        let layer = added(CAGradientLayer())
        #expect(layer.state.content == nil)
        layer.colors = [CGColor.black, CGColor.white]
        guard case .drawing(let content)? = layer.state.content,
            case .gradient(let gradient, _)? = content.drawing.commands.first
        else {
            Issue.record("no gradient")
            return
        }
        #expect(content.extent == .box)
        #expect(gradient.stops == GradientStops(colors: [.black, .white], locations: [0, 1]))
        #expect(gradient.shape == .linear(from: CGPoint(x: 500, y: 0), to: CGPoint(x: 500, y: 1000)))
        _ = context.commit()
        layer.bounds.size.width = 180
        let names = properties(of: layer)
        #expect(names.count == 1)
    }

    @Test("gradients are axial, radial or conic", arguments: [CAGradientLayerType.axial, .radial, .conic])
    func gradientTypes(type: CAGradientLayerType) {
        let layer = added(CAGradientLayer())
        layer.colors = [CGColor.black, CGColor.white]
        layer.type = type
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        guard case .drawing(let content)? = layer.state.content else {
            Issue.record("no gradient")
            return
        }
        #expect(content.drawing.commands.count == 1)
        #expect(content.drawing.ink.intersection(CGRect(x: 0, y: 0, width: 1000, height: 1000)).width == 1000)
    }

    @Test("a shape layer fills its path with black and draws no line by default")
    func shapes() {
        let layer = added(CAShapeLayer())
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.path = path
        #expect(commands(layer) == [.fill(path.elements, color: .black, evenOdd: false)])
        layer.fillColor = nil
        layer.strokeColor = .white
        layer.lineWidth = 3
        layer.lineDashPattern = [4, 2]
        layer.strokeEnd = 0.25
        var pen = StrokeStyle(width: 3)
        pen.dashLengths = [4, 2]
        #expect(commands(layer) == [.stroke([.move(.zero), .line(CGPoint(x: 10, y: 0))], color: .white, pen)])
    }

    private func commands(_ layer: CALayer) -> [DrawingCommand] {
        guard case .drawing(let content)? = layer.state.content else { return [] }
        return content.drawing.commands
    }

    @Test("a mask is drawn with its layer, and again when something inside the mask changes")
    func masks() {
        let (layer, mask, inside) = (added(CALayer()), CALayer(), CALayer())
        mask.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        mask.backgroundColor = .black
        layer.mask = mask
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).elements
        func fill(_ color: RGBA) -> DrawingCommand {
            .fill(RoundBox(box20, radius: 0).elements, color: color, evenOdd: false)
        }
        let box20 = CGPath(elements: box).boundingBox
        let move = DrawingEffect(transform: CGAffineTransform(translationX: 10, y: 0))
        #expect(properties(of: layer) == [.mask([.group(move, [fill(.black)])])])
        inside.frame = mask.bounds
        mask.addSublayer(inside)
        #expect(context.commit() == nil)
        inside.backgroundColor = .white
        #expect(properties(of: layer) == [.mask([.group(move, [fill(.black), fill(.white)])])])
        layer.mask = nil
        #expect(properties(of: layer) == [.mask(nil)])
        inside.backgroundColor = .black
        #expect(context.commit() == nil)
        #expect(root.sublayers?.count == 1)
    }

    @Test("a point is converted through perspective and back")
    func perspective() {
        let (space, card) = (added(CALayer()), CALayer())
        card.frame = CGRect(x: 20, y: 10, width: 40, height: 30)
        space.addSublayer(card)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        space.sublayerTransform = perspective
        card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let middle = card.convert(CGPoint(x: 20, y: 15), to: space)
        // The card's middle lies in the plane, 10 to the left of the vanishing point, so it stays.
        #expect(abs(middle.x - 40) < 1e-9 && abs(middle.y - 25) < 1e-9)
        let corner = CGPoint(x: 3, y: 4)
        let there = card.convert(corner, to: root)
        let back = card.convert(there, from: root)
        #expect(abs(back.x - corner.x) < 1e-9 && abs(back.y - corner.y) < 1e-9)
        // One of its upright edges has come nearer, so it is longer than 30 points.
        let edges = [0, 40].map { x in
            card.convert(CGPoint(x: x, y: 30), to: root).y - card.convert(CGPoint(x: x, y: 0), to: root).y
        }
        #expect(edges.max()! > 30 && edges.min()! < 30)
    }

    @Test("an affine sublayerTransform applies about the layer's centre")
    func sublayerTransform() {
        let (layer, child) = (added(CALayer()), CALayer())
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(child)
        layer.setValueOfSublayers(CGAffineTransform(scaleX: 2, y: 2))
        #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: -50, y: -25))
        #expect(layer.convert(CGPoint(x: -50, y: -25), to: child) == .zero)
    }

    @Test("zPosition brings a layer nearer with perspective only")
    func depth() {
        let (layer, child) = (added(CALayer()), CALayer())
        child.zPosition = 50
        layer.addSublayer(child)
        #expect(child.shownState.transform.isIdentity)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        layer.sublayerTransform = perspective
        #expect(child.shownState.transform.rows[14] == 50)
    }

    @Test("contentsRect and contentsCenter draw parts of the image")
    func contentsParts() {
        let layer = added(CALayer())
        let source = ImageSource(id: 5, storage: .data(Data()), mediaType: "image/png")
        layer.contents = CGImage(source: source, width: 20, height: 20)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let half = DrawnImage(
            source: source, size: CGSize(width: 20, height: 20), part: CGRect(x: 10, y: 0, width: 10, height: 20),
            frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(commands(layer) == [.image(half)])
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        guard case .group(let effect, let parts)? = commands(layer).first else {
            Issue.record("no parts")
            return
        }
        #expect(effect.isSeamless)
        #expect(parts.count == 4)
    }

    @Test("render(in:) draws a layer and its sublayers")
    func render() {
        let (layer, child) = (added(CALayer()), CALayer())
        layer.backgroundColor = .white
        child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        child.backgroundColor = .black
        child.opacity = 0.5
        layer.addSublayer(child)
        let paper = CGContext(size: CGSize(width: 100, height: 50))
        layer.render(in: paper)
        func fill(_ rect: CGRect, _ color: RGBA) -> DrawingCommand {
            .fill(RoundBox(rect, radius: 0).elements, color: color, evenOdd: false)
        }
        let effect = DrawingEffect(transform: CGAffineTransform(translationX: 5, y: 5), opacity: 0.5)
        #expect(
            paper.drawing.commands == [
                fill(layer.bounds, .white), .group(effect, [fill(child.bounds, .black)]),
            ])
    }
}

extension CALayer {
    fileprivate func setValueOfSublayers(_ transform: CGAffineTransform) {
        sublayerTransform = CATransform3DMakeAffineTransform(transform)
    }
}
