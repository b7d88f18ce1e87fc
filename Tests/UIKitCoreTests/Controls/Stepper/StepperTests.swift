import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Steppers") @MainActor struct StepperTests {
    private let stage = Stage()
    private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    private let log: ValueLog
    private let minus = CGPoint(x: 120, y: 116)
    private let plus = CGPoint(x: 170, y: 116)

    init() {
        log = ValueLog(stepper)
        stage.show(stepper)
    }

    @Test("one half steps up, the other down, and not beyond the limits")
    func halves() {
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        stage.tap(at: plus)
        stage.tap(at: plus)
        stage.tap(at: minus)
        #expect(stepper.value == 1)
        #expect(log.changes == 3)
        stage.tap(at: minus)
        stage.tap(at: minus)
        #expect(stepper.value == 0)
        #expect(log.changes == 4)
    }

    @Test("from right to left plus is at the left")
    func rightToLeft() {
        stepper.semanticContentAttribute = .forceRightToLeft
        stage.tap(at: minus)
        #expect(stepper.value == 1)
    }

    @Test("a held stepper repeats after half a second, then four times per second, then faster")
    func repeating() {
        let finger = stage.touchDown(at: plus)
        #expect(stepper.value == 1)
        stage.advance(by: 0.45)
        #expect(stepper.value == 1)
        stage.advance(by: 0.1)
        #expect(stepper.value == 2)
        stage.advance(by: 1)
        #expect(stepper.value == 6)
        stage.advance(by: 1)
        #expect(stepper.value > 12)
        stage.touchUp(finger, at: plus)
        let value = stepper.value
        stage.advance(by: 2)
        #expect(stepper.value == value)
        #expect(stage.settle(limit: 1))
    }

    @Test("a finger that leaves its half pauses the stepper")
    func leaving() {
        let finger = stage.touchDown(at: plus)
        stage.touchMove(finger, to: CGPoint(x: 170, y: 400))
        stage.advance(by: 2)
        #expect(stepper.value == 1)
        stage.touchUp(finger, at: CGPoint(x: 170, y: 400))
        #expect(stepper.value == 1)
    }

    @Test("without autorepeat a held stepper steps once; with isContinuous off the event comes at the end")
    func once() {
        stepper.autorepeat = false
        stepper.isContinuous = false
        let finger = stage.touchDown(at: plus)
        stage.advance(by: 2)
        #expect(stepper.value == 1 && log.changes == 0)
        stage.touchUp(finger, at: plus)
        #expect(log.events == ["value", "primary", "upInside"])
    }

    @Test("a stepper that wraps goes on at the other limit")
    func wrapping() {
        stepper.maximumValue = 3
        stepper.wraps = true
        stage.tap(at: minus)
        #expect(stepper.value == 3)
        stage.tap(at: plus)
        #expect(stepper.value == 0)
    }

    @Test("values set by the app stay within the limits and send no event")
    func silent() {
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        let warnings = WarningLog()
        stepper.value = .nan
        #expect(warnings.identifiers == ["bad-control-value"])
        #expect(stepper.value == 10)
        #expect(log.events.isEmpty)
    }

    @Test("a minimum at the maximum and a step of 0 stop the program")
    func mistakes() async {
        await #expect(processExitsWith: .failure) { @MainActor in UIStepper().minimumValue = 100 }
        await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
    }

    @Test("arrow keys step; screen readers get the value and its limits")
    func keys() {
        stepper.stepValue = 5
        stage.focus(stepper)
        stage.press("ArrowUp")
        stage.press("ArrowRight")
        stage.press("ArrowDown")
        #expect(stepper.value == 5 && log.changes == 3)
        #expect(stepper.layer.accessibility?.role == .stepper)
        #expect(stepper.layer.accessibility?.value == "5")
        #expect(stepper.layer.accessibility?.range == .init(value: 5, minimum: 0, maximum: 100))
        stepper.isEnabled = false
        stage.press("ArrowUp")
        #expect(stepper.value == 5)
    }
}
