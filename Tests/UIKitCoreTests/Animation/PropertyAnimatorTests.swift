import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Property animators") struct PropertyAnimatorTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var x: CGFloat { stage.tree[view.layer.id]?.state.frame.minX ?? -1 }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.frame.origin.x = 100 }
    }

    @Test("an animator runs from start to end, and calls its completion")
    func running() {
        stage.show(view)
        let animator = animator(.easeIn)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && view.frame.minX == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        stage.advance(by: 0.5)
        #expect(near(x, 100 * TimingCurve.easeIn.value(at: 0.5)))
        stage.settle()
        #expect(x == 100 && ends == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("an animator pauses, follows a finger through fractionComplete, and goes on along its curve")
    func scrubbing() {
        stage.show(view)
        let animator = animator(.easeInOut)
        animator.fractionComplete = 0.25
        stage.advance(by: 0.1)
        #expect(near(x, 25) && !animator.isRunning && animator.state == .active)
        animator.fractionComplete = 0.5
        stage.advance(by: 1)
        #expect(near(x, 50))
        animator.startAnimation()
        stage.advance(by: 0.25)
        #expect(near(x, 100 * TimingCurve.easeInEaseOut.value(at: 0.75)))
        animator.pauseAnimation()
        stage.advance(by: 5)
        #expect(near(x, 100 * TimingCurve.easeInEaseOut.value(at: 0.75)))
        #expect(near(animator.fractionComplete, TimingCurve.easeInEaseOut.value(at: 0.75)))
        animator.startAnimation()
        stage.settle()
        #expect(x == 100)
    }

    @Test("without linear scrubbing fractionComplete follows the animator's curve")
    func scrubbingTime() {
        stage.show(view)
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        stage.advance(by: 0.1)
        #expect(near(x, 100 * TimingCurve.easeIn.value(at: 0.5)))
    }

    @Test("a reversed animator goes back the way it came and ends at its start")
    func reversing() {
        stage.show(view)
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.6)
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.4), "in the direction in which it goes")
        stage.advance(by: 0.3)
        #expect(near(x, 30))
        stage.settle()
        #expect(x == 0 && view.frame.minX == 0 && ends == [.start])
    }

    @Test("continueAnimation goes on with a new curve and a new duration")
    func continuing() {
        stage.show(view)
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        stage.advance(by: 1)
        #expect(near(x, 50 + 50 * TimingCurve.easeOut.value(at: 0.5)))
        stage.settle()
        #expect(x == 100 && animator.state == .inactive)
    }

    @Test("stopAnimation(true) leaves the view as it is on screen, and calls no completion")
    func stopping() {
        stage.show(view)
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(near(view.frame.minX, 50) && animator.state == .inactive)
        stage.settle()
        #expect(near(x, 50) && ends == [])
    }

    @Test(
        "finishAnimation(at:) puts the view at the requested position",
        arguments: [UIViewAnimatingPosition.start, .end, .current])
    func finishing(position: UIViewAnimatingPosition) {
        stage.show(view)
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        stage.settle()
        #expect(near(x, [.start: 0, .end: 100, .current: 50][position] ?? -1))
        #expect(ends == [position] && animator.state == .inactive)
    }

    @Test("changes may start after a delay, and be added while the animator runs")
    func adding() {
        stage.show(view)
        let animator = animator()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        animator.addAnimations { view.frame.origin.y = 200 }
        stage.advance(by: 0.25)
        #expect(near(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
        #expect(near(view.layer.presentation()?.frame.minY ?? 0, 100))
        stage.settle()
        #expect(view.layer.animationKeys() == nil && animator.state == .inactive)
    }

    @Test("startAnimation(afterDelay:) waits before it starts")
    func delay() {
        stage.show(view)
        let animator = animator()
        animator.startAnimation(afterDelay: 1)
        stage.advance(by: 1)
        #expect(x == 0 && animator.delay == 1)
        stage.advance(by: 0.5)
        #expect(near(x, 50))
    }

    @Test("an animator that pauses on completion can be reversed at its end")
    func pausingOnCompletion() {
        stage.show(view)
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        #expect(stage.settle())
        #expect(x == 100 && animator.state == .active && !animator.isRunning)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.settle()
        #expect(x == 0 && animator.state == .inactive)
    }

    @Test("a spring animator overshoots its end")
    func spring() {
        stage.show(view)
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.frame.origin.x = 100 }
        animator.startAnimation()
        var highest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            highest = max(highest, x)
        }
        #expect(highest > 115)
        stage.settle()
        #expect(x == 100)
    }

    @Test("an animator without changes, or whose view goes away, ends with its completion")
    func nothing() {
        stage.show(view)
        var ends = 0
        let empty = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, animations: {}, completion: { _ in ends += 1 })
        stage.advance(by: 0.05)
        #expect(ends == 1 && empty.state == .inactive)
        let animator = animator()
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        view.removeFromSuperview()
        stage.settle()
        #expect(ends == 2 && animator.state == .inactive)
    }
}

private func near(_ one: CGFloat, _ two: CGFloat) -> Bool { (one - two).magnitude < 1e-6 }
