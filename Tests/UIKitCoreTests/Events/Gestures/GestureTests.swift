import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Gesture recognisers") struct GestureTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let log = GestureLog()

    init() { stage.show(view) }

    @Test("a tap calls its target once; a finger that moves is no tap")
    func tap() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(GestureLog.tapped)))
        stage.tap(at: CGPoint(x: 20, y: 30))
        #expect(log.taps == [CGPoint(x: 20, y: 30)])
        stage.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 60, y: 30))
        #expect(log.taps.count == 1)
    }

    @Test("two quick taps in one place are a double tap, two slow ones are not")
    func doubleTap() {
        let recognizer = UITapGestureRecognizer(target: log, action: Selector(GestureLog.tapped))
        recognizer.numberOfTapsRequired = 2
        view.addGestureRecognizer(recognizer)
        stage.tap(at: CGPoint(x: 20, y: 30))
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 20, y: 30))
        #expect(log.taps.count == 0)
        stage.doubleTap(at: CGPoint(x: 22, y: 30))
        #expect(log.taps.count == 1)
    }

    @Test("a pan begins after ten points and follows the finger from there (M7)")
    func pan() {
        view.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Selector(GestureLog.panned)))
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 100))
        stage.touchMove(finger, to: CGPoint(x: 109, y: 100))
        #expect(log.pans.isEmpty)
        stage.touchMove(finger, to: CGPoint(x: 115, y: 100))
        stage.touchMove(finger, to: CGPoint(x: 120, y: 103))
        stage.touchUp(finger, at: CGPoint(x: 120, y: 103))
        #expect(
            log.pans == [
                "began 5 0", "changed 10 3", "ended 10 3",
            ])
    }

    @Test("the recogniser of an inner view wins over one around it, unless both may go on")
    func rivals() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(GestureLog.tapped)))
        let own = UITapGestureRecognizer(target: log, action: Selector(GestureLog.tapped))
        inner.addGestureRecognizer(own)
        stage.tap(at: CGPoint(x: 20, y: 30))
        #expect(log.taps.count == 1)
        own.delegate = log
        stage.tap(at: CGPoint(x: 20, y: 30))
        #expect(log.taps.count == 3)
    }

    @Test("a recognised gesture cancels the view's touch")
    func cancellation() {
        let touched = TouchLog(frame: view.bounds)
        view.addSubview(touched)
        touched.addGestureRecognizer(UIPanGestureRecognizer())
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(touched.phases == ["began", "moved", "moved", "moved", "moved", "moved", "cancelled"])
        touched.phases = []
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(touched.phases == ["began", "ended"])
    }

    @Test("a recogniser that is disabled or removed during its gesture is cancelled")
    func removal() {
        let pan = UIPanGestureRecognizer(target: log, action: Selector(GestureLog.panned))
        view.addGestureRecognizer(pan)
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 100))
        stage.touchMove(finger, to: CGPoint(x: 130, y: 100))
        view.removeGestureRecognizer(pan)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 100))
        #expect(log.pans == ["began 20 0", "cancelled 20 0"])
    }
}

@MainActor private final class GestureLog: NSObject, UIGestureRecognizerDelegate {
    var taps: [CGPoint] = []
    var pans: [String] = []

    func tapped(_ recognizer: UITapGestureRecognizer) { taps.append(recognizer.location(in: recognizer.view)) }

    func panned(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: recognizer.view)
        pans.append("\(recognizer.state) \(Int(way.x)) \(Int(way.y))")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor private final class TouchLog: UIView {
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
