import QuartzCore
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("View animations") struct ViewAnimationTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func seen(_ view: UIView) -> LayerState { stage.tree[view.layer.id]?.state ?? LayerState() }
    private var x: CGFloat { seen(view).frame.minX }

    @Test("changes in an animation block animate; the view itself has its new values at once")
    func startMiddleEnd() {
        stage.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
            view.alpha = 0
            view.backgroundColor = .white
            view.transform = CGAffineTransform(translationX: 0, y: 10)
        }
        #expect(view.bounds.width == 200 && view.alpha == 0)
        #expect(x == 0)
        stage.advance(by: 0.5)
        #expect(seen(view).frame == CGRect(x: 50, y: 0, width: 150, height: 100))
        #expect(near(seen(view).opacity, 0.5))
        #expect(near(seen(view).backgroundColor?.alpha ?? 0, 0.5))
        #expect(near(seen(view).transform.rows[13], 5))
        #expect(near(view.layer.presentation()?.position.x ?? 0, 125))
        stage.settle()
        #expect(seen(view).frame == CGRect(x: 100, y: 0, width: 200, height: 100))
        #expect(seen(view).opacity == 0)
    }

    @Test(
        "an animation follows the curve of its options",
        arguments: [
            (UIView.AnimationOptions.curveLinear, TimingCurve.linear), (.curveEaseIn, .easeIn),
            (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInEaseOut),
        ])
    func curves(options: UIView.AnimationOptions, curve: TimingCurve) {
        stage.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.frame.origin.x = 100 })
        stage.advance(by: 0.25)
        #expect(near(x, 100 * curve.value(at: 0.25)))
    }

    @Test("changes outside of animation blocks don't animate")
    func outside() {
        stage.show(view)
        view.frame.origin.x = 50
        view.layer.cornerRadius = 4
        stage.advance(by: 0.02)
        #expect(x == 50 && seen(view).cornerRadius == 4)
    }

    @Test("a delay keeps the old values, a repeat goes on, an autoreverse comes back")
    func options() {
        stage.show(view)
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.frame.origin.x = 100 })
        stage.advance(by: 0.5)
        #expect(x == 0)
        stage.advance(by: 1)
        #expect(near(x, 50))
        stage.settle()
        view.frame.origin.x = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { view.frame.origin.x = 100 })
        for (time, place) in [(0.25, 25.0), (1, 75), (1, 25), (10.5, 75)] as [(Double, CGFloat)] {
            stage.advance(by: time)
            #expect(near(x, place))
        }
        view.layer.removeAllAnimations()
        stage.settle()
        #expect(x == 100)
    }

    @Test("completions are called in the order of the ends, with whether the animation finished")
    func completions() {
        stage.show(view)
        var lines: [String] = []
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { lines.append("half \($0)") }
        UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 9 }) { lines.append("fifth \($0)") }
        UIView.animate(withDuration: 0, animations: { view.tag = 1 }) { lines.append("zero \($0)") }
        UIView.animate(withDuration: 1, animations: {}) { lines.append("nothing \($0)") }
        #expect(lines == [])
        stage.advance(by: 0.1)
        #expect(lines == ["zero true", "nothing true"])
        stage.settle()
        #expect(lines.dropFirst(2) == ["fifth true", "half true"])
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { lines.append("cut \($0)") }
        stage.advance(by: 0.5)
        view.removeFromSuperview()
        stage.settle()
        #expect(lines.last == "cut false")
    }

    @Test("animations of one property blend: the second takes over without a jump, and both finish")
    func blending() {
        stage.show(view)
        var finished: [Bool] = []
        func move(to x: CGFloat) {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = x },
                completion: { finished.append($0) })
        }
        move(to: 100)
        stage.advance(by: 0.5)
        move(to: 0)
        stage.advance(by: 0.25)
        // 0 + (−25 of the way there) + (100 − 25 of the way back).
        #expect(near(x, 50))
        stage.settle()
        #expect(x == 0 && finished == [true, true])
    }

    @Test("with beginFromCurrentState the second starts from what is on screen, and the first is cut off")
    func fromCurrentState() {
        stage.show(view)
        var finished: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 100 },
            completion: { finished.append($0) })
        stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.frame.origin.x = 0 })
        stage.advance(by: 0.5)
        #expect(near(x, 25) && finished == [false])
        stage.settle()
        #expect(x == 0)
    }

    @Test("nested blocks have the outer duration and curve, unless their options override them")
    func nesting() {
        stage.show(view)
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        stage.show(other)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 5) { view.frame.origin.x = 100 }
            UIView.animate(
                withDuration: 2, delay: 0, options: [.overrideInheritedDuration],
                animations: { other.frame.origin.x = 100 })
            UIView.performWithoutAnimation { other.alpha = 0 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(by: 0.5)
        #expect(near(x, 50))
        #expect(near(seen(other).frame.minX, 25))
        #expect(seen(other).opacity == 0)
    }

    @Test("with animations disabled a block changes at once, and its completion runs in the next frame")
    func disabled() {
        stage.show(view)
        var isComplete = false
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }) { _ in isComplete = true }
        UIView.setAnimationsEnabled(true)
        stage.advance(by: 0.02)
        #expect(x == 100 && isComplete)
    }

    @Test("layout done in a block animates; with layoutSubviews the block does the layout itself")
    func layout() {
        stage.show(view)
        let (outer, inner) = (FillingView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.addSubview(inner)
        stage.show(outer)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            outer.frame.size.width = 200
        }
        stage.advance(by: 0.5)
        #expect(seen(inner).frame.width == 150)
        stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 100
            outer.layoutIfNeeded()
        }
        stage.advance(by: 0.5)
        #expect(seen(inner).frame.width == 150)
    }

    @Test("a spring overshoots its end and rests when its duration is over")
    func spring() {
        stage.show(view)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
            animations: { view.frame.origin.x = 100 })
        let formula = SpringCurve(settlingIn: 1, dampingRatio: 0.5, initialVelocity: 2)
        #expect(near(formula.settlingDuration, 1))
        var highest: CGFloat = 0
        for step in 1...59 {
            stage.advance(by: 1.0 / 60)
            #expect((x - 100 * formula.value(at: Double(step) / 60)).magnitude < 1e-6)
            highest = max(highest, x)
        }
        #expect(highest > 110)
        stage.settle()
        #expect(x == 100)
    }

    @Test("a spring with springDuration and bounce completes when it has come to rest")
    func perceptualSpring() {
        stage.show(view)
        var isComplete = false
        UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.frame.origin.x = 100 }) { _ in
            isComplete = true
        }
        let formula = SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
        stage.advance(by: 0.5)
        #expect(near(x, 100 * formula.value(at: 0.5)) && !isComplete)
        stage.advance(by: formula.settlingDuration - 0.5 + 0.02)
        #expect(isComplete && x == 100)
    }

    @Test("keyframes animate in their parts of the duration")
    func keyframes() {
        stage.show(view)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 40 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
        }
        // The whole animation eases in and out, and that curve is straight only at its middle.
        stage.advance(by: 1)
        #expect(near(x, 100) && seen(view).opacity == 1)
        stage.settle()
        #expect(x == 40 && seen(view).opacity == 0)
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 100 }
        }
        stage.advance(by: 0.5)
        #expect(near(x, 20))
        stage.advance(by: 1)
        #expect(near(x, 50))
    }

    @Test("an animating view takes no touches, unless the block allows user interaction")
    func touches() {
        stage.show(view)
        let point = CGPoint(x: 150, y: 50)
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 })
        #expect(stage.window.hitTest(point, with: nil) !== view)
        stage.settle()
        #expect(stage.window.hitTest(point, with: nil) === view)
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.frame.origin.x = 120 })
        #expect(stage.window.hitTest(point, with: nil) === view, "at the place it moves to")
    }

    @Test("a content offset set in a block animates")
    func scrolling() {
        stage.show(view)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.show(scrollView)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { scrollView.contentOffset.y = 200 })
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == 200)
        #expect(near(seen(scrollView).contentOrigin.y, 100))
    }

    @Test("cells that come into view in a block appear in place; those shown before slide")
    func cells() throws {
        stage.show(view)
        let source = NumberSource(counts: [100])
        let collectionView = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400))
        stage.show(collectionView)
        UIView.animate(withDuration: 1) {
            collectionView.contentOffset.y = 200
            collectionView.layoutIfNeeded()
        }
        #expect(collectionView.layer.animationKeys() == ["bounds"])
        let isMoving = collectionView.visibleCells.contains { $0.layer.animationKeys() != nil }
        #expect(!isMoving && collectionView.visibleCells.count > 30)
    }

    @Test("a change of a view without a window happens at once")
    func noWindow() {
        stage.show(view)
        let loose = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }) { finished = $0 }
        stage.advance(by: 0.02)
        #expect(loose.alpha == 0 && finished == true)
    }

    @Test("a completion may remove the view and begin the next animation")
    func completionChains() {
        stage.show(view)
        var isDone = false
        UIView.animate(withDuration: 0.1, animations: { view.alpha = 0.5 }) { _ in
            UIView.animate(withDuration: 0.1, animations: { self.view.alpha = 0 }) { _ in
                self.view.removeFromSuperview()
                isDone = true
            }
        }
        #expect(stage.settle() && isDone)
        #expect(stage.tree[view.layer.id] == nil)
    }

    @Test("empty animations, each begun by the completion before it, take a frame each")
    func emptyCompletionChains() {
        stage.show(view)
        let loose = UIView()
        var steps = 0
        func next(_ isFinished: Bool) {
            steps += 1
            guard steps < 4 else { return }
            UIView.animate(withDuration: 0, animations: { loose.alpha = 0.5 }, completion: next)
        }
        next(true)
        #expect(steps == 1)
        stage.advance(by: 1)
        #expect(steps == 4)
    }

    @Test("durations that are not finite are reported and count as 0; negative ones are 0")
    func badDurations() {
        stage.show(view)
        let warnings = WarningLog()
        for duration in [Double.nan, .infinity, -1] {
            view.frame.origin.x = 0
            UIView.animate(withDuration: duration) { view.frame.origin.x = 100 }
            stage.advance(by: 0.02)
            #expect(x == 100)
        }
        #expect(warnings.identifiers == ["bad-animation"])
    }

    @Test("a layer keeps its values when it gets ones that are not finite, and warns once with the view's name")
    func badGeometry() {
        stage.show(view)
        let warnings = WarningLog()
        for _ in 0..<2 {
            view.layer.position.x = .nan
            view.layer.bounds.size.width = .infinity
            view.transform = CGAffineTransform(scaleX: .nan, y: 1)
            view.alpha = .nan
            view.layer.cornerRadius = -.infinity
            view.layer.zPosition = .nan
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && view.alpha == 1)
        #expect(warnings.identifiers == Array(repeating: "bad-geometry", count: 6))
        #expect(warnings.messages.allSatisfy { $0.hasPrefix("UIView") })
    }

    @Test("three hundred animated views send three hundred changes per frame, and none after the end")
    func manyViews() {
        stage.show(view)
        let board = UIView(frame: stage.window.bounds)
        let tiles = (0..<300).map { UIView(frame: CGRect(x: 0, y: CGFloat($0), width: 10, height: 10)) }
        for tile in tiles { board.addSubview(tile) }
        stage.show(board)
        let (frames, layers) = (stage.framesSent, stage.layersChanged)
        UIView.animate(withDuration: 1) { for tile in tiles { tile.center.x += 100 } }
        for frame in 1...60 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.framesSent == frames + frame)
            #expect(stage.layersChanged == layers + 300 * frame)
        }
        stage.advance(by: 1)
        #expect(stage.framesSent == frames + 60)
    }
}

private func near(_ one: CGFloat, _ two: CGFloat) -> Bool { (one - two).magnitude < 1e-6 }

private final class FillingView: UIView {
    override func layoutSubviews() { subviews.first?.frame = bounds }
}
