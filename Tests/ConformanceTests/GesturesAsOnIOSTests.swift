import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Gestures as on iOS") struct GesturesAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 393, height: 852))

    @Test("typical gesture handlers run as on iOS")
    func playground() {
        let controller = PlaygroundViewController()
        stage.show(controller)
        let middle = CGPoint(x: 200, y: 200)
        stage.tap(at: middle)
        stage.doubleTap(at: middle)
        stage.longPress(at: middle)
        stage.drag(from: middle, to: CGPoint(x: 260, y: 200), duration: 1)
        #expect(controller.events == ["single", "double", "press", "released", "pan"])
        #expect(abs(controller.card.center.x - 250) < 0.01)
        stage.swipe(.left, at: CGPoint(x: 200, y: 600))
        stage.hover(at: CGPoint(x: 200, y: 600))
        #expect(controller.events.suffix(2) == ["left", "hover"])
        stage.pinch(at: controller.card.center, from: 50, to: 108)
        #expect(controller.card.transform.a > 1.8)
    }

    @Test("a custom recogniser works with UIKit's methods")
    func custom() {
        let view = CountingView(frame: stage.window.bounds)
        stage.show(view)
        let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
        stage.touchMove(finger, to: CGPoint(x: 200, y: 50))
        stage.touchMove(finger, to: CGPoint(x: 60, y: 50))
        stage.touchUp(finger, at: CGPoint(x: 60, y: 50))
        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50))
        #expect(view.number == 1)
    }
}
