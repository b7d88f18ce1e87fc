import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Stack views: hiding in animations") @MainActor struct StackHidingAnimationTests {
    private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]
    private let room: StackRoom

    init() {
        room = StackRoom(.vertical, views)
        room.stack.spacing = 10
        room.stack.alignment = .leading
        room.stage.settle()
    }

    /// Returns the visible top and height of a view at this moment of the animation.
    private func seen(_ view: UIView) -> [CGFloat] {
        guard let shown = view.layer.presentation() else { return [] }
        return [(shown.position.y - shown.bounds.height / 2).rounded(), shown.bounds.height.rounded()]
    }

    private func animate(duration: TimeInterval = 1, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
    }

    @Test("in an animation the hidden view shrinks while the others move, and is hidden at the end")
    func shrinking() {
        animate { views[1].isHidden = true }
        #expect(views[1].isHidden && !views[1].layer.isHidden)
        room.stage.advance(by: 0.5)
        // Half way from 30 to 0, from 30 to 20, and from 70 to 30.
        #expect(seen(views[1]) == [25, 15] && seen(views[2]) == [50, 10] && !views[1].layer.isHidden)
        #expect(room.along == [[0, 20], [20, 0], [30, 10]])
        room.stage.settle()
        #expect(views[1].layer.isHidden && views[1].isHidden)
        animate { views[1].isHidden = false }
        #expect(!views[1].layer.isHidden)
        room.stage.advance(by: 0.5)
        #expect(seen(views[1]) == [25, 15] && seen(views[2]) == [50, 10])
        room.stage.settle()
        #expect(room.along == [[0, 20], [30, 30], [70, 10]])
    }

    @Test("with layoutIfNeeded in the block the same happens, and the completion finds the view hidden")
    func withLayout() {
        var wasHidden = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                views[1].isHidden = true
                room.stack.superview?.layoutIfNeeded()
            }, completion: { _ in wasHidden = views[1].layer.isHidden })
        room.stage.advance(by: 0.5)
        #expect(seen(views[2]) == [50, 10] && !wasHidden)
        room.stage.settle()
        #expect(wasHidden)
    }

    @Test("a view that is shown again before the end stays visible")
    func changedMind() {
        animate { views[1].isHidden = true }
        room.stage.advance(by: 0.5)
        animate { views[1].isHidden = false }
        #expect(!views[1].isHidden)
        room.stage.settle()
        #expect(!views[1].layer.isHidden && room.along == [[0, 20], [30, 30], [70, 10]])
        animate { views[1].isHidden = true }
        room.stage.advance(by: 0.5)
        animate { views[1].isHidden = false }
        animate { views[1].isHidden = true }
        room.stage.advance(by: 0.6)
        // The first animation is over, the last is not.
        #expect(!views[1].layer.isHidden)
        room.stage.settle()
        #expect(views[1].layer.isHidden)
    }

    @Test("a view that is hidden twice and shown once is visible")
    func twice() {
        animate {
            views[1].isHidden = true
            UIView.animate(withDuration: 0.2) { views[1].isHidden = true }
        }
        room.stage.settle()
        #expect(views[1].layer.isHidden)
        animate { views[1].isHidden = false }
        room.stage.settle()
        #expect(!views[1].isHidden && !views[1].layer.isHidden)
    }

    @Test("without animation, with a duration of 0 or without a screen the view is hidden at once")
    func notAnimated() {
        animate { UIView.performWithoutAnimation { views[1].isHidden = true } }
        #expect(views[1].layer.isHidden)
        UIView.animate(withDuration: 0) { views[0].isHidden = true }
        #expect(views[0].layer.isHidden)
        let away = UIStackView(arrangedSubviews: [UIView()])
        animate { away.arrangedSubviews[0].isHidden = true }
        #expect(away.arrangedSubviews[0].layer.isHidden)
    }

    @Test("a view that leaves the stack while it shrinks is hidden at once")
    func leaving() {
        animate { views[1].isHidden = true }
        views[1].removeFromSuperview()
        #expect(views[1].layer.isHidden && views[1].isHidden)
        views[1].isHidden = false
        room.stage.settle()
        #expect(!views[1].isHidden)
    }

    @Test("a stack in a stack animates with the views below it")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 20)])
        inner.axis = .vertical
        let last = SizedView(10, 10)
        let outer = StackRoom(.vertical, [inner, last])
        outer.stage.settle()
        animate { inner.arrangedSubviews[1].isHidden = true }
        outer.stage.advance(by: 0.5)
        // From 30 to 10.
        #expect(seen(last) == [20, 10])
        outer.stage.settle()
        #expect(outer.along == [[0, 10], [10, 10]])
    }

    @Test("keyframes hide views in their part of the duration")
    func keyframes() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { views[1].isHidden = true }
        }
        room.stage.advance(by: 0.4)
        #expect(seen(views[2]) == [70, 10])
        room.stage.settle()
        #expect(views[1].layer.isHidden && views[2].frame.minY == 30)
    }

    @Test("views below the stack move with it")
    func below() throws {
        let (container, label) = (try #require(room.stack.superview), SizedView(10, 10))
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        label.topAnchor.constraint(equalTo: room.stack.bottomAnchor, constant: 5).isActive = true
        room.stage.settle()
        animate { views[1].isHidden = true }
        room.stage.advance(by: 0.5)
        // From 85 to 45.
        #expect(seen(label) == [65, 10])
    }

    @Test("a property animator hides a view as a block does")
    func animator() {
        // Animators use the clock of the newest stage.
        let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]
        let room = StackRoom(.vertical, views)
        room.stack.spacing = 10
        room.stage.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
        animator.startAnimation()
        room.stage.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(seen(views[2]) == [50, 10] && !views[1].layer.isHidden)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        room.stage.settle()
        #expect(views[1].layer.isHidden && views[2].frame.minY == 30)
    }

    @Test("a view whose stack leaves the screen during the animation is hidden")
    func stackLeaves() {
        animate { views[1].isHidden = true }
        room.stage.advance(by: 0.5)
        room.stack.removeFromSuperview()
        room.stage.settle()
        #expect(views[1].layer.isHidden && views[1].isHidden)
    }

    @Test(
        "after random hiding, with and without animations, views are in place",
        arguments: SeededGenerator.seeds(1..<31))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 1...40 {
            let view = random.pick(from: views)
            let duration = Double.random(in: 0...0.5, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: view.isHidden.toggle()
            case 1: animate(duration: duration) { view.isHidden.toggle() }
            case 2: UIView.animate(withDuration: duration, delay: 0.1) { view.isHidden.toggle() }
            default: animate { UIView.animate(withDuration: duration) { view.isHidden.toggle() } }
            }
            room.stage.advance(by: Double.random(in: 0...0.6, using: &random))
        }
        room.stage.settle()
        #expect(views.allSatisfy { $0.layer.isHidden == $0.isHidden }, "seed \(seed)")
        var start: CGFloat = 0
        for view in views where !view.isHidden {
            #expect(seen(view) == [start, view.size.height], "seed \(seed)")
            start += view.size.height + 10
        }
    }
}
