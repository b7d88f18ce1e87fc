import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@MainActor @Suite("Layer animations") struct LayerAnimationTests {
    private let stage = LayerStage()

    @Test(
        "fromValue, toValue and byValue work in all combinations",
        arguments: [
            // The layer is at x = 100; each line has a value half way, and the layer's value replaces a missing one.
            (10, 30, nil, 20), (10, nil, 20, 20), (nil, 30, 20, 20), (10, nil, nil, 55), (nil, 30, nil, 65),
            (nil, nil, 20, 110), (nil, nil, nil, 100),
        ] as [(Double?, Double?, Double?, CGFloat)])
    func ends(from: Double?, to: Double?, by: Double?, middle: CGFloat) {
        let layer = stage.shownLayer()
        CATransaction.setDisableActions(true)
        layer.position.x = 100
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        layer.add(animation, forKey: "x")
        stage.advance(by: 0.5)
        #expect(near(stage.state(of: layer).frame.midX, middle))
        #expect(near((layer.presentation()?.position.x ?? 0), middle))
        #expect(layer.position.x == 100, "the layer says what it was told")
        stage.settle()
        #expect(stage.state(of: layer).frame.midX == 100)
        #expect(layer.animationKeys() == nil)
    }

    @Test("every kind of value animates from its start to its end")
    func kinds() {
        let layer = stage.shownLayer()
        let values: [(String, Any, Any)] = [
            ("opacity", 0, 1), ("cornerRadius", 0, 8),
            ("bounds.size", CGSize(width: 0, height: 0), CGSize(width: 20, height: 30)),
            ("backgroundColor", CGColor.black, CGColor.white),
            ("transform", CATransform3DIdentity, CATransform3DMakeTranslation(10, 0, 0)),
            ("position", CGPoint.zero, NSValue(point: CGPoint(x: 10, y: 20))),
        ]
        for (path, from, to) in values {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        stage.advance(by: 0.5)
        let state = stage.state(of: layer)
        #expect(near(state.opacity, 0.5) && near(state.cornerRadius, 4))
        #expect(state.frame.size == CGSize(width: 10, height: 15))
        #expect(near(CGPoint(x: state.frame.midX, y: state.frame.midY), CGPoint(x: 5, y: 10)))
        #expect(near((state.backgroundColor?.red ?? 0), 0.5))
        #expect(near(state.transform.rows[12], 5))
        stage.settle()
        #expect(stage.state(of: layer).opacity == 1)
        #expect(stage.state(of: layer).frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    }

    @Test("frames are requested only while an animation runs")
    func frames() {
        let layer = stage.shownLayer()
        let before = stage.frames
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.5
        layer.add(animation, forKey: nil)
        stage.advance(by: 10)
        #expect(stage.frames == before + 30)
        #expect(!stage.clock.isFrameRequested)
    }

    @Test("the delegate gets one start and one stop")
    func delegate() {
        let layer = stage.shownLayer()
        let log = AnimationLog()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (0.1, log)
        layer.add(animation, forKey: "a")
        #expect(log.lines == [])
        stage.settle()
        #expect(log.lines == ["start", "finished"])
        layer.add(animation, forKey: "a")
        stage.advance(by: 0.05)
        layer.add(animation, forKey: "a")
        stage.advance(by: 0.05)
        #expect(log.lines.dropFirst(2) == ["start", "cut off", "start"])
        layer.removeFromSuperlayer()
        stage.settle()
        #expect(log.lines.last == "cut off")
        #expect(layer.animationKeys() == nil)
    }

    @Test("animationDidStop may remove animations, add them again, and remove the layer")
    func reentrancy() {
        let layer = stage.shownLayer()
        let log = AnimationLog()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (0.1, log)
        var rounds = 0
        log.onStop = {
            rounds += 1
            if rounds < 3 { layer.add(animation, forKey: "a") } else { layer.removeFromSuperlayer() }
            layer.removeAllAnimations()
            if rounds < 3 { layer.add(animation, forKey: "a") }
        }
        layer.add(animation, forKey: "a")
        stage.settle()
        #expect(rounds >= 3)
        #expect(layer.superlayer == nil)
    }

    @Test("fill mode forwards without removal keeps the end value")
    func fillForwards() {
        let layer = stage.shownLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.toValue, animation.duration) = (0, 0.1)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        stage.settle()
        #expect(stage.state(of: layer).opacity == 0)
        #expect(!stage.clock.isFrameRequested)
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 3
        stage.settle()
        #expect(stage.state(of: layer).opacity == 0 && stage.state(of: layer).cornerRadius == 3)
        layer.removeAnimation(forKey: "fade")
        stage.settle()
        #expect(stage.state(of: layer).opacity == 1)
    }

    @Test("a begin time in the future waits, and fill mode backwards shows the start value meanwhile")
    func beginTime() {
        let layer = stage.shownLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
        layer.add(animation, forKey: "later")
        stage.advance(by: 0.5)
        #expect(stage.state(of: layer).opacity == 1)
        animation.fillMode = .backwards
        layer.add(animation, forKey: "later")
        stage.advance(by: 0.25)
        #expect(stage.state(of: layer).opacity == 0)
        stage.advance(by: 0.75)
        #expect(near(stage.state(of: layer).opacity, 0.25))
    }

    @Test("additive animations add up, cumulative ones continue from their last end")
    func additive() {
        let layer = stage.shownLayer()
        for way in [10.0, 100] {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.isAdditive, animation.duration) = (0, way, true, 1)
            layer.add(animation, forKey: nil)
        }
        stage.advance(by: 0.5)
        #expect(near(stage.state(of: layer).frame.midX, 55))
        stage.settle()
        let steps = CABasicAnimation(keyPath: "position.x")
        (steps.fromValue, steps.toValue, steps.duration, steps.repeatCount, steps.isCumulative) = (0, 10, 1, 3, true)
        layer.add(steps, forKey: nil)
        stage.advance(by: 2.5)
        #expect(near(stage.state(of: layer).frame.midX, 25))
    }

    @Test("a layer with speed 0 stops, needs no frames, and resumes where it stopped")
    func pausing() {
        let layer = stage.shownLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        layer.add(animation, forKey: "fade")
        stage.advance(by: 0.5)
        let stopped = stage.root.convertTime(CACurrentMediaTime(), from: nil)
        stage.root.speed = 0
        stage.root.timeOffset = stopped
        stage.advance(by: 5)
        #expect(near(stage.state(of: layer).opacity, 0.5))
        #expect(!stage.clock.isFrameRequested)
        let offset = stage.root.timeOffset
        (stage.root.speed, stage.root.timeOffset, stage.root.beginTime) = (1, 0, 0)
        stage.root.beginTime = stage.root.convertTime(CACurrentMediaTime(), from: nil) - offset
        stage.advance(by: 0.25)
        #expect(near(stage.state(of: layer).opacity, 0.75))
        stage.settle()
        #expect(layer.animationKeys() == nil)
    }

    @Test("keyframes can be linear, discrete, paced and cubic, with their own times and curves")
    func keyframes() {
        let layer = stage.shownLayer()
        func x(_ time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.duration = 1
            animation.speed = 0
            animation.timeOffset = time
            change(animation)
            layer.add(animation, forKey: "frames")
            stage.advance(by: 0.1)
            return stage.state(of: layer).frame.midX
        }
        #expect(near(x(0.25) { _ in }, 5))
        #expect(near(x(0.75) { _ in }, 25))
        #expect(near(x(1) { _ in }, 40))
        #expect(near(x(0.4) { $0.keyTimes = [0, 0.8, 1] }, 5))
        #expect(near(x(0.3) { $0.calculationMode = .discrete }, 0))
        #expect(near(x(0.4) { $0.calculationMode = .discrete }, 10))
        #expect(near(x(0.9) { $0.calculationMode = .discrete }, 40))
        #expect(near(x(0.25) { $0.calculationMode = .paced }, 10))
        #expect(near(x(0.25) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)] }, 5))
        // Through (−10), 0, 10, 40 the smooth curve's middle is (−p0 + 9·p1 + 9·p2 − p3) / 16.
        #expect(near(x(0.25) { $0.calculationMode = .cubic }, (10 + 90 - 40) / 16))
        #expect(near(x(0.5) { $0.calculationMode = .cubic }, 10))
    }

    @Test("a layer follows a path and rotates with it")
    func path() {
        let layer = stage.shownLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 110, y: 10))
        path.addLine(to: CGPoint(x: 110, y: 60))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.calculationMode) = (path, 3, .paced)
        animation.rotationMode = .rotateAuto
        layer.add(animation, forKey: "tour")
        stage.advance(by: 1)
        #expect(near((layer.presentation()?.position ?? .zero), CGPoint(x: 60, y: 10)))
        stage.advance(by: 1.5)
        let seen = layer.presentation()
        #expect(near((seen?.position ?? .zero), CGPoint(x: 110, y: 35)))
        #expect(near((seen?.affineTransform().b ?? 0), 1))
    }

    @Test("a spring animation overshoots its end value and ends at it")
    func spring() {
        let layer = stage.shownLayer()
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 100)
        animation.duration = animation.settlingDuration
        layer.add(animation, forKey: "spring")
        stage.advance(by: 0.5)
        let formula = SpringCurve(mass: 1, stiffness: 100, damping: 10).value(at: 0.5)
        #expect(near(stage.state(of: layer).frame.midX, CGFloat(100 * formula)))
        #expect(formula > 1)
    }

    @Test("a group's animations use its time, and are cut off at its end")
    func group() {
        let layer = stage.shownLayer()
        let (short, long) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
        (short.fromValue, short.toValue, short.duration, short.fillMode) = (0, 1, 0.5, .forwards)
        (long.fromValue, long.toValue, long.duration) = (0, 100, 4)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([short, long], 2)
        layer.add(group, forKey: "both")
        stage.advance(by: 0.25)
        #expect(near(stage.state(of: layer).opacity, 0.5))
        stage.advance(by: 0.75)
        #expect(near(stage.state(of: layer).frame.midX, 25))
        stage.advance(by: 1.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test("an added animation is a copy: changes of the original have no effect")
    func copies() throws {
        let layer = stage.shownLayer()
        let animation = CASpringAnimation(keyPath: "opacity")
        (animation.fromValue, animation.damping) = (0, 3)
        layer.add(animation, forKey: "a")
        animation.damping = 50
        let copy = try #require(layer.animation(forKey: "a") as? CASpringAnimation)
        #expect(copy !== animation && copy.damping == 3)
        #expect(copy.duration == 0.25, "the transaction's")
    }
}
