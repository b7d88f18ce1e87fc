import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Swipes, pans, pinches and rotations") struct MovingGestureTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let journal = GestureJournal()
    private let middle = CGPoint(x: 200, y: 200)

    init() {
        view.isMultipleTouchEnabled = true
        stage.show(view)
    }

    @Test("a swipe is recognised in its directions only, and once")
    func swipe() {
        let swipe = journal.add(UISwipeGestureRecognizer(), "swipe", to: view)
        stage.swipe(.right, at: middle)
        #expect(journal.take() == ["swipe ended"])
        stage.swipe(.left, at: middle)
        #expect(journal.take() == [])
        swipe.direction = [.left, .up]
        stage.swipe(.left, at: middle)
        stage.swipe(.up, at: middle)
        stage.swipe(.down, at: middle)
        #expect(journal.take() == ["swipe ended", "swipe ended"])
    }

    @Test("a finger that is slow, or stops half way, is no swipe")
    func slowSwipe() {
        _ = journal.add(UISwipeGestureRecognizer(), "swipe", to: view)
        stage.drag(from: middle, to: CGPoint(x: 300, y: 200), duration: 2)
        stage.swipe(.right, at: middle, distance: 40)
        #expect(journal.lines == [])
    }

    @Test(
        "a stroke is short, long or astray, depending on its distance and direction",
        arguments: [
            (CGPoint(x: 9, y: 0), Stroke.short), (CGPoint(x: 49, y: 0), .short), (CGPoint(x: 50, y: 30), .long),
            (CGPoint(x: 50, y: 31), .astray), (CGPoint(x: -20, y: 0), .astray), (CGPoint(x: 0, y: 60), .astray),
        ])
    func strokes(way: CGPoint, stroke: Stroke) { #expect(Stroke(way, along: .right) == stroke) }

    @Test("a pinch begins after eight points and its scale starts from there")
    func pinch() {
        let pinch = journal.add(UIPinchGestureRecognizer(), "pinch", to: view)
        var scales: [CGFloat] = []
        journal.onAction = { _ in scales.append(pinch.scale) }
        let fingers = [stage.touchDown(at: CGPoint(x: 150, y: 200)), stage.touchDown(at: CGPoint(x: 250, y: 200))]
        stage.touchMove(fingers[1], to: CGPoint(x: 257, y: 200))
        #expect(scales == [])
        stage.touchMove(fingers[1], to: CGPoint(x: 258, y: 200))
        stage.touchMove(fingers[1], to: CGPoint(x: 366, y: 200))
        #expect(scales == [1, 2])
        #expect(pinch.location(in: view) == CGPoint(x: 258, y: 200))
        pinch.scale = 1
        stage.touchMove(fingers[0], to: CGPoint(x: 258, y: 200))
        #expect(scales == [1, 2, 0.5])
        for finger in fingers { stage.touchUp(finger, at: middle) }
        #expect(journal.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
        #expect(pinch.scale == 1)
    }

    @Test("a pinch keeps its scale when a finger is lifted and put down again")
    func pinchInterrupted() {
        let pinch = journal.add(UIPinchGestureRecognizer(), "pinch", to: view)
        let first = stage.touchDown(at: CGPoint(x: 100, y: 200))
        let second = stage.touchDown(at: CGPoint(x: 192, y: 200))
        stage.touchMove(second, to: CGPoint(x: 300, y: 200))
        #expect(pinch.scale == 2)
        stage.touchUp(second, at: CGPoint(x: 300, y: 200))
        let third = stage.touchDown(at: CGPoint(x: 200, y: 200))
        #expect(pinch.scale == 2)
        stage.touchMove(third, to: CGPoint(x: 150, y: 200))
        #expect(pinch.scale == 1)
        stage.touchUp(third, at: CGPoint(x: 150, y: 200))
        stage.touchUp(first, at: CGPoint(x: 100, y: 200))
        #expect(pinch.state == .possible)
    }

    @Test("a rotation begins after ten degrees and is measured from there, clockwise")
    func rotation() {
        let rotation = journal.add(UIRotationGestureRecognizer(), "turn", to: view)
        var last: CGFloat = 0
        journal.onAction = { _ in last = rotation.rotation }
        stage.rotate(at: middle, by: .pi / 2)
        #expect(abs(last - (.pi / 2 - .pi / 18)) < 0.001)
        #expect(journal.lines.first == "turn began")
        #expect(journal.lines.last == "turn ended")
        stage.rotate(at: middle, by: -3 * .pi)
        #expect(abs(last + (3 * .pi - .pi / 18)) < 0.001)
    }

    @Test("pinch, rotation and pan work together if their delegate agrees; otherwise one of them does")
    func together() {
        let names = ["pan", "pinch", "turn"]
        let all = [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
        for (recognizer, name) in zip(all, names) { _ = journal.add(recognizer, name, to: view, asks: true) }
        journal.together = true
        twistAway()
        #expect(Set(journal.take().filter { $0.hasSuffix("began") }) == ["pan began", "pinch began", "turn began"])
        journal.together = false
        twistAway()
        #expect(journal.take().filter { $0.hasSuffix("began") }.count == 1)
    }

    private func twistAway() {
        let first = stage.touchDown(at: CGPoint(x: 150, y: 200))
        let second = stage.touchDown(at: CGPoint(x: 250, y: 200))
        for step in 1...20 {
            stage.touchMove(first, to: CGPoint(x: 150 + 2 * step, y: 200 + 4 * step))
            stage.touchMove(second, to: CGPoint(x: 250 + 6 * step, y: 200 - 2 * step))
        }
        for finger in [first, second] { stage.touchUp(finger, at: middle) }
    }

    @Test("a two-finger pan follows the fingers' middle, and doesn't jump when one is lifted")
    func twoFingerPan() {
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.minimumNumberOfTouches = 2
        stage.drag(from: middle, to: CGPoint(x: 300, y: 200))
        #expect(journal.lines == [])
        let first = stage.touchDown(at: CGPoint(x: 100, y: 200))
        let second = stage.touchDown(at: CGPoint(x: 200, y: 200))
        stage.touchMove(first, to: CGPoint(x: 120, y: 200))
        stage.touchMove(second, to: CGPoint(x: 220, y: 200))
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
        stage.touchUp(first, at: CGPoint(x: 120, y: 200))
        stage.touchMove(second, to: CGPoint(x: 225, y: 200))
        #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0))
        stage.touchUp(second, at: CGPoint(x: 225, y: 200))
        #expect(journal.lines.last == "pan ended")
    }

    @Test("a pan's translation is in the coordinates of the view passed to it")
    func scaledTranslation() {
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: view)
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(inner)
        let finger = stage.touchDown(at: middle)
        stage.touchMove(finger, to: CGPoint(x: 230, y: 200))
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: inner) == CGPoint(x: 10, y: 0))
        pan.setTranslation(CGPoint(x: 1, y: 0), in: inner)
        #expect(pan.translation(in: view) == CGPoint(x: 2, y: 0))
        stage.touchUp(finger, at: CGPoint(x: 230, y: 200))
    }

    @Test("wheels and trackpads pan where allowedScrollTypesMask says so, and end when they rest")
    func scrollingDrags() {
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.wheel(at: middle, by: CGVector(dx: 0, dy: 20))
        #expect(journal.take() == [])
        pan.allowedScrollTypesMask = .continuous
        stage.wheel(at: middle, by: CGVector(dx: 0, dy: 20), isPrecise: false)
        #expect(journal.take() == [])
        stage.wheel(at: middle, by: CGVector(dx: 0, dy: 20))
        stage.wheel(at: middle, by: CGVector(dx: 5, dy: 20))
        #expect(pan.translation(in: view) == CGPoint(x: -5, y: -40))
        #expect(pan.numberOfTouches == 0)
        stage.settle()
        #expect(journal.take() == ["pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test("a trackpad can pinch and rotate")
    func trackpad() {
        let pinch = journal.add(UIPinchGestureRecognizer(), "pinch", to: view, asks: true)
        let turn = journal.add(UIRotationGestureRecognizer(), "turn", to: view, asks: true)
        var (scale, rotation): (CGFloat, CGFloat) = (1, 0)
        journal.onAction = { _ in
            scale = pinch.state == .possible ? scale : pinch.scale
            rotation = turn.state == .possible ? rotation : turn.rotation
        }
        stage.trackpad(at: middle, scale: 2)
        #expect(abs(scale - 2) < 0.001)
        #expect(journal.lines.first == "pinch began")
        #expect(journal.lines.last == "pinch ended")
        _ = journal.take()
        stage.trackpad(at: middle, rotation: 1)
        #expect(abs(rotation - 1) < 0.001)
        #expect(Set(journal.take()) == ["turn began", "turn changed", "turn ended"])
    }

    @Test("a hover recogniser follows a pointer that enters, moves and leaves")
    func hover() {
        let hover = journal.add(UIHoverGestureRecognizer(), "hover", to: view)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        stage.hover(at: CGPoint(x: 50, y: 50))
        #expect(journal.take() == [])
        stage.hover(at: CGPoint(x: 150, y: 150))
        #expect(hover.location(in: view) == CGPoint(x: 50, y: 50))
        stage.hover(at: CGPoint(x: 160, y: 150))
        stage.click(at: CGPoint(x: 160, y: 150))
        stage.hover(at: CGPoint(x: 50, y: 50))
        stage.hover(at: CGPoint(x: 150, y: 150))
        stage.hover(at: nil)
        #expect(
            journal.take() == ["hover began", "hover changed", "hover ended", "hover began", "hover ended"])
        #expect(hover.state == .possible)
    }
}
