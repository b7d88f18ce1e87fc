import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Gesture recognisers and their delegates") struct GestureOrderTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let journal = GestureJournal()
    private let point = CGPoint(x: 100, y: 100)

    init() { stage.show(view) }

    @Test("delegates are asked in order: event, touch, failure requirement, begin, simultaneous")
    func questions() {
        _ = journal.add(UITapGestureRecognizer(), "one", to: view, asks: true)
        _ = journal.add(UITapGestureRecognizer(), "two", to: view, asks: true)
        journal.writesQuestions = true
        stage.tap(at: point)
        #expect(
            journal.lines == [
                "event touches one?", "touch one?", "event touches two?", "touch two?",
                "one after two?", "begin one?", "one with two?", "two with one?", "one ended",
            ])
    }

    @Test(
        "a recogniser whose delegate refuses the touch or the beginning sends nothing and delays no other"
    )
    func refusals() {
        _ = journal.add(UITapGestureRecognizer(), "one", to: view, asks: true)
        _ = journal.add(UITapGestureRecognizer(), "two", to: view, asks: true)
        journal.refusesTouches = ["one"]
        stage.tap(at: point)
        #expect(journal.take() == ["two ended"])
        journal.refusesTouches = []
        journal.refusesToBegin = ["one"]
        stage.tap(at: point)
        #expect(journal.take() == ["two ended"])
    }

    @Test("a delegate may require another recogniser to fail for this gesture")
    func dynamicRequirement() {
        _ = journal.add(UIPanGestureRecognizer(), "pan", to: view, asks: true)
        _ = journal.add(UISwipeGestureRecognizer(), "swipe", to: view, asks: true)
        journal.needs = ["pan": "swipe"]
        stage.swipe(.right, at: point)
        #expect(journal.take() == ["swipe ended"])
        stage.drag(from: point, to: CGPoint(x: 100, y: 200))
        #expect(journal.lines.first == "pan began")
        #expect(journal.lines.last == "pan ended")
        _ = journal.take()
        // Too slow for a swipe: the pan begins when that has failed, where the finger is then. It trembles as it rests.
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.2)
        stage.touchMove(finger, to: CGPoint(x: 140, y: 100))
        stage.advance(by: 1)
        stage.touchMove(finger, to: CGPoint(x: 140, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 140, y: 100))
        #expect(journal.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test("two recognisers that wait for each other don't wait forever")
    func circle() {
        let one = journal.add(UITapGestureRecognizer(), "one", to: view)
        let two = journal.add(UITapGestureRecognizer(), "two", to: view)
        one.require(toFail: two)
        two.require(toFail: one)
        one.require(toFail: one)
        stage.tap(at: point)
        #expect(journal.lines.count == 1)
        #expect(one.state == .possible && two.state == .possible)
    }

    @Test("scrolling cancels gestures inside that have not begun, and the touches of the views")
    func scrollViewWins() {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        _ = journal.add(UITapGestureRecognizer(), "tap", to: content)
        _ = journal.add(UILongPressGestureRecognizer(), "press", to: content)
        stage.drag(from: point, to: CGPoint(x: 100, y: 40), duration: 1)
        stage.settle()
        #expect(scrollView.contentOffset.y == 50)
        #expect(journal.lines == [])
        #expect(content.phases.last == "cancelled")
    }

    @Test("an edge pan wins over the scroll view at the edge; a finger along the edge scrolls")
    func edge() {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        view.addSubview(scrollView)
        let edge = journal.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view)
        edge.edges = .left
        stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200))
        #expect(journal.lines.first == "edge began")
        #expect(scrollView.contentOffset == .zero)
        _ = journal.take()
        stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5, y: 100))
        stage.settle()
        #expect(journal.lines == [])
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test(
        "an interrupted recogniser is cancelled once and possible again",
        arguments: [
            "removed", "disabled", "view removed", "window hidden", "delegate gone",
        ])
    func interrupted(how: String) {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        var delegate: GestureJournal? = GestureJournal()
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: inner)
        pan.delegate = delegate
        let finger = stage.touchDown(at: point)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 100))
        switch how {
        case "removed": inner.removeGestureRecognizer(pan)
        case "disabled": pan.isEnabled = false
        case "view removed": inner.removeFromSuperview()
        case "window hidden": view.removeFromSuperview()
        default: delegate = nil
        }
        stage.touchMove(finger, to: CGPoint(x: 170, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 170, y: 100))
        let expected =
            how == "delegate gone" ? ["pan began", "pan changed", "pan ended"] : ["pan began", "pan cancelled"]
        #expect(journal.lines == expected)
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        withExtendedLifetime(delegate) {}
    }

    @Test("an action may end its own gesture", arguments: ["removed", "disabled", "view removed", "state set"])
    func interruptedByItself(how: String) {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: inner)
        journal.onAction = { [unowned inner] recognizer in
            guard recognizer.state == .began else { return }
            switch how {
            case "removed": inner.removeGestureRecognizer(recognizer)
            case "disabled": recognizer.isEnabled = false
            case "view removed": inner.removeFromSuperview()
            default: recognizer.state = .cancelled
            }
        }
        stage.drag(from: point, to: CGPoint(x: 200, y: 100))
        #expect(journal.lines == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }

    @Test("a waiting recogniser goes on when the one that it waits for is removed")
    func awaitedRemoved() {
        let single = journal.add(UITapGestureRecognizer(), "single", to: view)
        let double = journal.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let finger = stage.touchDown(at: point)
        stage.touchUp(finger, at: point)
        #expect(journal.lines == [])
        view.removeGestureRecognizer(double)
        #expect(journal.lines == ["single ended"])
        #expect(single.state == .possible)
    }

    @Test("a view that is removed and released ends its recogniser's gesture")
    func viewGone() {
        var inner: UIView? = UIView(frame: view.bounds)
        view.addSubview(inner!)
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: inner!)
        let finger = stage.touchDown(at: point)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 100))
        inner!.removeFromSuperview()
        inner = nil
        stage.touchUp(finger, at: point)
        #expect(journal.lines == ["pan began", "pan cancelled"])
        #expect(pan.view == nil)
    }

    @Test("a target is called once per action, until it is removed or gone")
    func targets() {
        let tap = journal.add(UITapGestureRecognizer(), "tap", to: view)
        var other: GestureJournal? = GestureJournal()
        tap.addTarget(other!, action: Selector(GestureJournal.step))
        stage.tap(at: point)
        #expect(other?.lines == ["tap ended"])
        other = nil
        stage.tap(at: point)
        #expect(journal.lines.count == 2)
        tap.removeTarget(journal, action: nil)
        stage.tap(at: point)
        #expect(journal.lines.count == 2)
        #expect(tap.description == "<UITapGestureRecognizer \"tap\"; possible on TouchedView>")
    }

    @Test("a time that runs backwards makes no tap longer and no velocity infinite")
    func backwards() {
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.advance(by: 10)
        for (time, x) in [(10.0, 100.0), (9.0, 120.0), (9.5, 140.0), (10.0, 160.0)] {
            let phase: InputPhase = x == 100 ? .began : .moved
            stage.screen.receive(
                InputEvent(time: time, .touch(TouchInput(phase: phase, finger: 1, location: CGPoint(x: x, y: 100)))))
        }
        #expect(pan.velocity(in: view) == .zero)
        #expect(pan.translation(in: view).x == 50)
        stage.touchUp(1, at: CGPoint(x: 160, y: 100))
        #expect(pan.state == .possible)
    }
}
