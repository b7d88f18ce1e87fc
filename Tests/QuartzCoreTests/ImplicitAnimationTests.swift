import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@MainActor @Suite("Implicit animations") struct ImplicitAnimationTests {
    private let stage = LayerStage()

    @Test("a layer without a view animates to its new value in a quarter of a second")
    func quarter() {
        let layer = stage.shownLayer()
        layer.position.x = 100
        stage.advance(by: 0.1)
        #expect(near(stage.state(of: layer).frame.midX, CGFloat(100 * TimingCurve.default.value(at: 0.4))))
        stage.advance(by: 0.15)
        #expect(stage.state(of: layer).frame.midX == 100)
        #expect(stage.settledFrames == 0)
    }

    @Test("a layer that was not on screen gets its value at once")
    func firstFrame() {
        let layer = CALayer()
        stage.root.addSublayer(layer)
        layer.opacity = 0.5
        stage.advance(by: 0.05)
        #expect(stage.state(of: layer).opacity == 0.5)
    }

    @Test("a change during an animation starts from what is on screen")
    func interruption() {
        let layer = stage.shownLayer()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 100
        stage.advance(by: 0.5)
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 0
        stage.advance(by: 0.5)
        #expect(near(stage.state(of: layer).frame.midX, 25))
    }

    @Test("transactions set duration, timing and disabled actions; nested ones inherit the outer ones'")
    func transactions() {
        let layer = stage.shownLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        #expect(CATransaction.animationDuration() == 2)
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 5
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        stage.advance(by: 1)
        #expect(near(stage.state(of: layer).opacity, 0.5))
        #expect(stage.state(of: layer).cornerRadius == 5)
    }

    @Test("the completion block waits for all animations of its transaction; without any it runs at once")
    func completion() {
        let layer = stage.shownLayer()
        var lines: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { lines.append("empty") }
        CATransaction.commit()
        #expect(lines == ["empty"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { lines.append("moved") }
        layer.opacity = 0
        let long = CABasicAnimation(keyPath: "position")
        long.duration = 1
        layer.add(long, forKey: nil)
        CATransaction.commit()
        stage.advance(by: 0.9)
        #expect(lines == ["empty"])
        stage.advance(by: 0.2)
        #expect(lines == ["empty", "moved"])
    }

    @Test("an action is looked up in the delegate, in the layer's actions and in its class")
    func search() {
        let layer = stage.shownLayer(ActingLayer())
        let delegate = ActingDelegate()
        layer.delegate = delegate
        layer.actions = ["opacity": Recorder("actions"), "position": NSNull()]
        layer.opacity = 0.5
        layer.cornerRadius = 2
        layer.position = CGPoint(x: 5, y: 5)
        layer.borderWidth = 1
        #expect(Recorder.lines == ["actions opacity", "class cornerRadius", "delegate borderWidth"])
        stage.advance(by: 0.02)
        #expect(stage.state(of: layer).opacity == 0.5, "its own action does not move it")
        #expect(stage.state(of: layer).frame.midX == 5, "NSNull ends the search")
    }
}

extension LayerStage {
    /// The number of frames until none is requested.
    fileprivate var settledFrames: Int {
        let before = frames
        settle()
        return frames - before
    }
}

private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "cornerRadius" ? Recorder("class") : nil
    }
}

private final class ActingDelegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "borderWidth" ? Recorder("delegate") : nil
    }
}

@MainActor private final class Recorder: CAAction {
    static var lines: [String] = []
    private let name: String

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        Self.lines.append("\(name) \(event)")
    }
}
