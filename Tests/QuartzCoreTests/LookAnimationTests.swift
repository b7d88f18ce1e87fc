import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@MainActor @Suite("Animated appearance") struct LookAnimationTests {
    private let stage = LayerStage()

    private func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    private func commands(of layer: CALayer) -> [DrawingCommand] {
        guard case .drawing(let content)? = stage.state(of: layer).content else { return [] }
        return content.drawing.commands
    }

    @Test("strokeEnd animates along the path, and the model layer keeps its value")
    func stroke() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        (layer.fillColor, layer.strokeColor) = (nil, .black)
        _ = stage.shownLayer(layer)
        layer.add(animation("strokeEnd", from: 0, to: 1), forKey: nil)
        stage.advance(by: 0.5)
        let half: [PathElement] = [.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))]
        #expect(commands(of: layer) == [.stroke(half, color: .black, StrokeStyle(width: 1))])
        #expect(layer.strokeEnd == 1 && layer.presentation()?.strokeEnd == 0.5)
    }

    @Test("a gradient's colours and points animate")
    func gradient() {
        let layer = CAGradientLayer()
        layer.colors = [CGColor.black, CGColor.black]
        _ = stage.shownLayer(layer)
        let white = [CGColor.white, CGColor.white]
        layer.add(animation("colors", from: [CGColor.black, CGColor.black], to: white), forKey: "colors")
        layer.add(animation("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0)), forKey: "point")
        stage.advance(by: 0.5)
        guard case .gradient(let gradient, _)? = commands(of: layer).first else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.colors.allSatisfy { near($0.red, 0.5) })
        #expect(gradient.shape == .linear(from: CGPoint(x: 500, y: 0), to: CGPoint(x: 500, y: 1000)))
    }

    @Test("an animation in a mask animates the visible part, and ends")
    func mask() throws {
        let (layer, mask) = (stage.shownLayer(), CALayer())
        mask.frame = CGRect(x: 0, y: 0, width: 4, height: 10)
        mask.backgroundColor = .black
        layer.mask = mask
        stage.settle()
        mask.add(animation("position.x", from: 2, to: 12), forKey: nil)
        stage.advance(by: 0.5)
        guard case .group(let effect, _)? = stage.state(of: layer).mask?.first else {
            Issue.record("no mask")
            return
        }
        #expect(near(effect.transform.tx, 5))
        stage.settle()
        let frames = stage.frames
        #expect(stage.state(of: layer).mask?.count == 1)
        stage.advance(by: 1)
        #expect(stage.frames == frames)
    }

    @Test("a mask that animates before its layer is shown animates when it is")
    func earlyMask() {
        stage.settle()
        let (layer, mask) = (CALayer(), CALayer())
        mask.frame = CGRect(x: 0, y: 0, width: 4, height: 10)
        mask.backgroundColor = .black
        layer.mask = mask
        let endless = animation("opacity", from: 0.5, to: 0.5)
        endless.repeatCount = .infinity
        mask.add(endless, forKey: nil)
        stage.root.addSublayer(layer)
        stage.advance(by: 0.5)
        guard case .group(let effect, _)? = stage.state(of: layer).mask?.first else {
            Issue.record("no mask")
            return
        }
        #expect(effect.opacity == 0.5)
        layer.removeFromSuperlayer()
        stage.advance(by: 0.1)
        let frames = stage.frames
        stage.advance(by: 1)
        #expect(stage.frames == frames, "a mask that isn't seen costs nothing")
    }

    @Test("an animated layer keeps its masked corners")
    func extras() {
        let layer = stage.shownLayer()
        layer.maskedCorners = .layerMinXMinYCorner
        layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
        stage.advance(by: 0.5)
        #expect(stage.state(of: layer).roundedCorners == .topLeft)
        #expect(layer.presentation()?.maskedCorners == .layerMinXMinYCorner)
    }
}
