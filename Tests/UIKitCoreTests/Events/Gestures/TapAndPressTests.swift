import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Taps and presses") struct TapAndPressTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let journal = GestureJournal()
    private let point = CGPoint(x: 100, y: 100)

    init() { stage.show(view) }

    private func doubleTap(requiredBySingle: Bool) -> (UITapGestureRecognizer, UITapGestureRecognizer) {
        let single = journal.add(UITapGestureRecognizer(), "single", to: view)
        let double = journal.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        if requiredBySingle { single.require(toFail: double) }
        return (single, double)
    }

    @Test("a single tap that waits for a double tap is recognised 0.35 seconds after the finger lifted")
    func singleWaits() {
        let (single, _) = doubleTap(requiredBySingle: true)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: point)
        stage.advance(by: 0.33)
        #expect(journal.lines == [])
        #expect(single.state == .possible)
        stage.advance(by: 0.05)
        #expect(journal.lines == ["single ended"])
        #expect(single.numberOfTouches == 0)
        #expect(stage.settle(limit: 1))
    }

    @Test("a double tap is recognised once, and the single tap waiting for it is not")
    func doubleWins() {
        _ = doubleTap(requiredBySingle: true)
        stage.doubleTap(at: point)
        #expect(journal.lines == ["double ended"])
        stage.tap(at: point)
        #expect(journal.lines == ["double ended", "single ended"])
    }

    @Test("without a failure requirement both the first tap and the double tap are recognised")
    func both() {
        _ = doubleTap(requiredBySingle: false)
        stage.doubleTap(at: point)
        #expect(journal.lines.first == "single ended")
        #expect(journal.lines.last == "double ended")
    }

    @Test("a second tap at another place counts as another single tap")
    func elsewhere() {
        _ = doubleTap(requiredBySingle: true)
        for x: CGFloat in [50, 150] {
            let finger = stage.touchDown(at: CGPoint(x: x, y: 100))
            stage.advance(by: 0.05)
            stage.touchUp(finger, at: CGPoint(x: x, y: 100))
            stage.advance(by: 0.1)
            #expect(journal.lines.count == (x == 50 ? 0 : 2))
        }
        stage.settle()
        #expect(journal.lines == ["single ended", "single ended"])
    }

    @Test(
        "a second tap within 0.35 seconds makes a double tap, a later one does not",
        arguments: [
            (0.35, 1), (0.4, 0),
        ])
    func interval(pause: Double, count: Int) {
        let tap = journal.add(UITapGestureRecognizer(), "double", to: view)
        tap.numberOfTapsRequired = 2
        for time in [0, 0.05 + pause] {
            stage.advance(by: max(time - stage.time, 0))
            let finger = stage.touchDown(at: point)
            stage.advance(by: 0.05)
            stage.touchUp(finger, at: point)
        }
        #expect(journal.lines.count == count)
    }

    @Test("a finger down for longer than three quarters of a second is no tap")
    func slow() {
        _ = journal.add(UITapGestureRecognizer(), "tap", to: view)
        stage.longPress(at: point, duration: 0.7)
        #expect(journal.take() == ["tap ended"])
        stage.longPress(at: point, duration: 0.9)
        #expect(journal.take() == [])
    }

    @Test("a two-finger tap needs two fingers")
    func twoFingers() {
        let tap = journal.add(UITapGestureRecognizer(), "tap", to: view)
        tap.numberOfTouchesRequired = 2
        stage.tap(at: point)
        #expect(journal.take() == [])
        let fingers = [CGPoint(x: 50, y: 100), CGPoint(x: 200, y: 100)].map { ($0, stage.touchDown(at: $0)) }
        #expect(tap.location(in: view) == CGPoint(x: 125, y: 100))
        for (place, finger) in fingers { stage.touchUp(finger, at: place) }
        #expect(journal.take() == ["tap ended"])
    }

    @Test("a long press begins half a second after the finger went down")
    func longPress() {
        let press = journal.add(UILongPressGestureRecognizer(), "press", to: view)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.49)
        #expect(journal.lines == [])
        stage.advance(by: 0.02)
        #expect(journal.lines == ["press began"])
        stage.touchMove(finger, to: CGPoint(x: 180, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 180, y: 100))
        #expect(journal.lines == ["press began", "press changed", "press ended"])
        #expect(press.state == .possible)
    }

    @Test("a long press fails when the finger moves or lifts before")
    func failedPress() {
        _ = journal.add(UILongPressGestureRecognizer(), "press", to: view)
        let finger = stage.touchDown(at: point)
        stage.touchMove(finger, to: CGPoint(x: 111, y: 100))
        stage.advance(by: 1)
        stage.touchUp(finger, at: CGPoint(x: 111, y: 100))
        stage.longPress(at: point, duration: 0.4)
        #expect(journal.lines == [])
    }

    @Test("a long press can require a tap before it")
    func tapAndPress() {
        let press = journal.add(UILongPressGestureRecognizer(), "press", to: view)
        press.numberOfTapsRequired = 1
        stage.longPress(at: point)
        #expect(journal.take() == [])
        let finger = stage.touchDown(at: point)
        stage.touchUp(finger, at: point)
        stage.longPress(at: point)
        #expect(journal.take() == ["press began", "press ended"])
    }

    @Test("a press lasts minimumPressDuration, which ignores values that are not finite")
    func duration() {
        let press = journal.add(UILongPressGestureRecognizer(), "press", to: view)
        let warnings = WarningLog()
        press.minimumPressDuration = 0.1
        press.minimumPressDuration = .nan
        #expect(press.minimumPressDuration == 0.1)
        #expect(warnings.identifiers == ["gesture-number"])
        stage.longPress(at: point, duration: 0.2)
        #expect(journal.lines == ["press began", "press ended"])
    }

    @Test("a view gets touchesEnded after a tap only when no double tap can follow")
    func delayedEnd() {
        let double = journal.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        let finger = stage.touchDown(at: point)
        stage.touchUp(finger, at: point)
        #expect(view.phases == ["began"])
        stage.settle()
        #expect(view.phases == ["began", "ended"])
        view.phases = []
        stage.doubleTap(at: point)
        #expect(view.phases == ["began", "began", "cancelled", "cancelled"])
        view.phases = []
        double.delaysTouchesEnded = false
        stage.doubleTap(at: point)
        #expect(view.phases == ["began", "ended", "began", "cancelled"])
    }

    @Test("with delaysTouchesBegan a view gets no touches of a recognised gesture, and all of a failed one")
    func delayedBegin() {
        let pan = journal.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.delaysTouchesBegan = true
        stage.drag(from: point, to: CGPoint(x: 200, y: 100))
        #expect(view.phases == [])
        stage.tap(at: point)
        #expect(view.phases == ["began", "ended"])
    }

    @Test("a mouse click is a tap, with its modifier flags")
    func mouse() {
        let tap = journal.add(UITapGestureRecognizer(), "tap", to: view)
        var flags: [UIKeyModifierFlags] = []
        journal.onAction = { flags.append($0.modifierFlags) }
        stage.click(at: point, modifiers: .command)
        #expect(flags == [.command])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        stage.click(at: point)
        #expect(flags.count == 1)
    }
}
