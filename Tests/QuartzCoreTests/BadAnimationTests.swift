import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@MainActor @Suite("Invalid animations") struct BadAnimationTests {
    private let stage = LayerStage()

    /// Returns the warnings that `body` logs.
    private func warnings(_ body: () -> Void) -> [String] {
        var given: [String] = []
        Diagnostics.reset()
        Diagnostics.receiver = { identifier, _ in given.append(identifier) }
        body()
        body()
        Diagnostics.receiver = nil
        return given
    }

    @Test("an animation with values that are not finite is reported once and not added")
    func notAdded() {
        let layer = stage.shownLayer()
        let changes: [(CASpringAnimation) -> Void] = [
            { $0.duration = .nan }, { $0.duration = .infinity }, { $0.duration = -1 }, { $0.beginTime = .nan },
            { $0.speed = .infinity }, { $0.repeatCount = .nan }, { $0.fromValue = CGFloat.nan },
            { $0.toValue = CGPoint(x: CGFloat.infinity, y: 0) }, { $0.byValue = NSNumber(value: Double.nan) },
            { $0.mass = 0 }, { $0.stiffness = .nan }, { $0.damping = -1 },
        ]
        for change in changes {
            let animation = CASpringAnimation(keyPath: "position.x")
            change(animation)
            #expect(warnings { layer.add(animation, forKey: "bad") } == ["bad-animation"])
            #expect(layer.animationKeys() == nil)
        }
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        (frames.values, frames.keyTimes) = ([0, 1], [1, 0])
        #expect(warnings { layer.add(frames, forKey: nil) } == ["bad-animation"])
        let group = CAAnimationGroup()
        group.animations = [frames]
        #expect(warnings { layer.add(group, forKey: nil) } == ["bad-animation"])
    }

    @Test("an animation of an unknown key path, or with values of another type, runs without an effect")
    func unseen() {
        let layer = stage.shownLayer()
        let log = AnimationLog()
        for (path, value) in [("colour", 1 as Any), ("position", "left"), ("position.z", 1), ("opacity", [1, 2])] {
            let animation = CABasicAnimation(keyPath: path)
            (animation.toValue, animation.delegate, animation.duration) = (value, log, 0.1)
            layer.add(animation, forKey: path)
        }
        stage.advance(by: 0.05)
        #expect(stage.state(of: layer).opacity == 1 && stage.state(of: layer).frame.midX == 0)
        stage.settle()
        #expect(log.lines == Array(repeating: "start", count: 4) + Array(repeating: "finished", count: 4))
    }

    @Test("keyframes without values, or with more times than values, change nothing")
    func emptyKeyframes() {
        let layer = stage.shownLayer()
        for (values, times) in [([], nil), ([1], nil), ([0, 1], [0, 0.5, 1])] as [([Any], [NSNumber]?)] {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            (animation.values, animation.keyTimes, animation.duration) = (values, times, 0.1)
            layer.add(animation, forKey: nil)
        }
        stage.advance(by: 0.05)
        #expect(stage.state(of: layer).opacity == 1)
    }

    @Test("layers ignore times and properties that are not finite")
    func layers() {
        let layer = stage.shownLayer()
        let given = warnings {
            layer.speed = .nan
            layer.beginTime = .infinity
            layer.position.x = .nan
            layer.anchorPoint.y = .infinity
            layer.transform.m11 = .nan
            layer.shadowRadius = .nan
            layer.backgroundColor = CGColor(red: .nan, green: 0, blue: 0, alpha: 1)
        }
        #expect(given.count == 7)
        #expect(layer.speed == 1 && layer.position == .zero && layer.backgroundColor == nil)
        #expect(layer.animationKeys() == nil)
    }

    @Test("a transition on a removed layer is removed with its snapshot layer")
    func goneTransition() {
        let layer = stage.shownLayer()
        layer.add(CATransition(), forKey: nil)
        #expect(layer.sublayers == nil)
        stage.advance(by: 0.05)
        layer.removeFromSuperlayer()
        stage.settle()
        #expect(stage.state(of: stage.root).opacity == 1)
        stage.root.addSublayer(layer)
        stage.settle()
        #expect(layer.children.isEmpty)
    }
}
