import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views with exclusive touch") struct ExclusiveTouchTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    private let left = TouchCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let right = TouchCounter(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    init() {
        let both = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        both.addSubview(left)
        both.addSubview(right)
        stage.show(both)
    }

    private func touchBoth() {
        let fingers = [stage.touchDown(at: CGPoint(x: 50, y: 50)), stage.touchDown(at: CGPoint(x: 150, y: 50))]
        for (finger, x) in zip(fingers, [50, 150]) { stage.touchUp(finger, at: CGPoint(x: x, y: 50)) }
    }

    @Test("two views get a touch each")
    func shared() {
        touchBoth()
        #expect((left.began, right.began) == (1, 1))
        #expect((left.ended, right.ended) == (1, 1))
    }

    @Test("an exclusive view keeps a second finger from the other one")
    func keeps() {
        left.isExclusiveTouch = true
        touchBoth()
        #expect((left.began, right.began) == (1, 0))
        #expect((left.ended, right.ended) == (1, 0))
        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(right.began == 1, "when the first finger is gone")
    }

    @Test("an exclusive view gets no touch while another view has one")
    func waits() {
        right.isExclusiveTouch = true
        touchBoth()
        #expect((left.began, right.began) == (1, 0))
    }
}

private final class TouchCounter: UIView {
    var began = 0
    var ended = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += touches.count }
}
