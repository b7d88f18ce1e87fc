import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Switches") @MainActor struct SwitchTests {
    private let stage = Stage()
    private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    private let log: ValueLog

    init() {
        log = ValueLog(control)
        stage.show(control)
    }

    private var thumbX: CGFloat { control.subviews[0].subviews[0].frame.minX }

    @Test("a switch has one size, whatever frame it is given")
    func size() {
        #expect(control.frame == CGRect(x: 100, y: 100, width: 63, height: 28))
        control.frame = CGRect(x: 5, y: 6, width: 200, height: 200)
        #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
    }

    @Test("a tap toggles a switch, and sends valueChanged before touchUpInside")
    func tap() {
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(control.isOn)
        #expect(log.events == ["value", "primary", "upInside"])
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(!control.isOn)
    }

    @Test("the thumb is two points from either end: 2, and 63 - 37 - 2 = 24")
    func thumb() {
        #expect(thumbX == 2)
        control.setOn(true, animated: false)
        #expect(thumbX == 24)
    }

    @Test("from right to left on is at the left")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        #expect(thumbX == 24)
        stage.drag(from: CGPoint(x: 150, y: 114), to: CGPoint(x: 105, y: 114))
        #expect(control.isOn)
        #expect(thumbX == 2)
    }

    @Test("changes by the app send no event")
    func silent() {
        control.isOn = true
        control.setOn(false, animated: true)
        stage.settle()
        #expect(log.events.isEmpty)
    }

    @Test("a drag to the other side and back changes nothing")
    func dragBack() {
        let finger = stage.touchDown(at: CGPoint(x: 110, y: 114))
        stage.touchMove(finger, to: CGPoint(x: 155, y: 114))
        #expect(!control.isOn)
        stage.touchMove(finger, to: CGPoint(x: 105, y: 114))
        stage.touchUp(finger, at: CGPoint(x: 105, y: 114))
        #expect(!control.isOn)
        #expect(log.changes == 0)
    }

    @Test("a disabled switch ignores taps and keys, and is pale")
    func disabled() {
        control.isEnabled = false
        stage.tap(at: CGPoint(x: 110, y: 110))
        stage.focus(control)
        stage.press(" ")
        #expect(!control.isOn && log.events.isEmpty)
        #expect(control.subviews[0].alpha == 0.5)
    }

    @Test("a drag along the switch toggles it; a drag up or down scrolls the list around it")
    func inScrollView() {
        let list = scrollView(around: control, in: CGSize(width: 393, height: 852))
        stage.show(list)
        stage.drag(from: CGPoint(x: 110, y: 114), to: CGPoint(x: 160, y: 100))
        #expect(control.isOn)
        #expect(list.contentOffset.y == 0)
        stage.drag(from: CGPoint(x: 110, y: 114), to: CGPoint(x: 110, y: 34))
        #expect(control.isOn)
        #expect(list.contentOffset.y == 70)
    }

    @Test("a tap recogniser around a switch doesn't take its taps")
    func tapRecognizer() {
        let container = UIView(frame: stage.window.bounds)
        let tap = UITapGestureRecognizer()
        container.addGestureRecognizer(tap)
        container.addSubview(control)
        stage.show(container)
        stage.tap(at: CGPoint(x: 110, y: 110))
        #expect(control.isOn)
        stage.tap(at: CGPoint(x: 300, y: 300))
        #expect(log.changes == 1)
    }

    @Test("Space and Return toggle a switch; screen readers get a switch")
    func keysAndReaders() {
        control.accessibilityLabel = "Wi-Fi"
        stage.focus(control)
        stage.press(" ")
        #expect(control.isOn && log.changes == 1)
        #expect(control.accessibilityValue == "1")
        let node = control.layer.accessibility
        #expect(node?.role == .toggle && node?.isOn == true && node?.isFocusable == true && node?.label == "Wi-Fi")
        stage.send(.activate(control.layer.id))
        #expect(!control.isOn)
    }

    @Test("the track of a switch that is on is green, or onTintColor")
    func colors() {
        control.isOn = true
        #expect(control.subviews[0].backgroundColor === UIColor.systemGreen)
        control.onTintColor = .systemPurple
        #expect(control.subviews[0].backgroundColor === UIColor.systemPurple)
    }
}
