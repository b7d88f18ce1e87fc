import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import QuartzCore

@MainActor @Suite("Shapes, gradients and masks in motion") struct LookAnimationTests {
    private let stage = LayerStage()

    @Test("a line that draws itself is half as long in the middle")
    func strokeEnd() throws {
        let layer = CAShapeLayer()
        _ = stage.shownLayer(layer)
        CATransaction.setDisableActions(true)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = .black
        layer.add(.growing("strokeEnd", from: 0, to: 1), forKey: nil)
        stage.advance(by: 0.5)
        guard case .drawing(let content)? = stage.state(of: layer).content,
            case .stroke(let line, _, _)? = content.drawing.commands.first
        else {
            Issue.record("no line is drawn")
            return
        }
        guard case .line(let end)? = line.last else {
            Issue.record("no straight line")
            return
        }
        #expect(line.count == 2 && near(end, CGPoint(x: 50, y: 0)))
        #expect(try #require(layer.presentation()).strokeEnd == 0.5)
        #expect(layer.strokeEnd == 1)
    }

    @Test("colours of a gradient blend, those of shapes move by themselves")
    func colors() throws {
        let gradient = CAGradientLayer()
        _ = stage.shownLayer(gradient)
        CATransaction.setDisableActions(true)
        gradient.colors = [CGColor.black, CGColor.black]
        let blend = CABasicAnimation(keyPath: "colors")
        blend.fromValue = [CGColor.black, CGColor.black]
        blend.toValue = [CGColor.white, CGColor.black]
        blend.duration = 1
        gradient.add(blend, forKey: nil)
        let shape = CAShapeLayer()
        stage.root.addSublayer(shape)
        stage.advance(by: 0.5)
        let shown = try #require(gradient.presentation()?.colors as? [CGColor])
        #expect(shown.map(\.rgba.red) == [0.5, 0])

        CATransaction.setDisableActions(false)
        shape.fillColor = .white
        stage.advance(by: 0.125)
        let fill = try #require(shape.presentation()?.fillColor)
        #expect(fill.rgba.red > 0.1 && fill.rgba.red < 0.9)
    }

    @Test("a mask that moves uncovers more of its layer, frame by frame, and comes to rest")
    func masks() {
        let layer = stage.shownLayer()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let mask = CALayer()
        mask.backgroundColor = .black
        mask.anchorPoint = .zero
        mask.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.mask = mask
        stage.settle()
        let atRest = stage.state(of: layer).mask
        mask.add(.growing("bounds.size.width", from: 0, to: 100), forKey: nil)
        stage.advance(by: 0.5)
        let half = stage.state(of: layer).mask
        mask.bounds.size.width = 50
        mask.removeAllAnimations()
        stage.settle()
        #expect(half == stage.state(of: layer).mask)
        #expect(half != atRest)
        let frames = stage.frames
        stage.advance(by: 1)
        #expect(stage.frames == frames)
    }

    @Test("perspective grows, and the model keeps what it was told")
    func perspective() {
        let layer = stage.shownLayer()
        CATransaction.setDisableActions(true)
        layer.add(.growing("sublayerTransform.m34", from: 0, to: -0.01), forKey: nil)
        let turn = CABasicAnimation(keyPath: "sublayerTransform")
        turn.fromValue = CATransform3DIdentity
        turn.toValue = CATransform3DMakeTranslation(10, 0, 0)
        turn.duration = 1
        layer.add(turn, forKey: "turn")
        stage.advance(by: 0.5)
        #expect(stage.state(of: layer).sublayerTransform.rows[12] == 5)
        #expect(layer.sublayerTransform == CATransform3DIdentity)
    }

    @Test("numbers that are none are reported and ignored")
    func notANumber() {
        let shape = CAShapeLayer()
        var warnings: [String] = []
        Diagnostics.reset()
        Diagnostics.receiver = { identifier, _ in warnings.append(identifier) }
        shape.lineWidth = .nan
        shape.contentsRect.origin.x = .infinity
        Diagnostics.receiver = nil
        #expect(shape.lineWidth == 1)
        #expect(shape.contentsRect.minX == 0)
        #expect(warnings == ["bad-geometry", "bad-geometry"])
    }
}

extension CAAnimation {
    fileprivate static func growing(_ path: String, from: Double, to: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }
}
