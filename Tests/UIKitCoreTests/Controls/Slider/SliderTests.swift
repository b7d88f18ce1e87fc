import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Sliders") @MainActor struct SliderTests {
    private let stage = Stage()
    // The track is 237 wide and the thumb 37, so the thumb moves by 200 points.
    private let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 237, height: 34))
    private let log: ValueLog

    init() {
        log = ValueLog(slider)
        stage.show(slider)
    }

    private func thumbRect(_ value: Float) -> CGRect {
        slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
    }

    @Test("the thumb goes from one end of the track to the other")
    func geometry() {
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 14, width: 237, height: 6))
        #expect(thumbRect(0) == CGRect(x: 0, y: 5, width: 37, height: 24))
        #expect(thumbRect(0.5) == CGRect(x: 100, y: 5, width: 37, height: 24))
        #expect(thumbRect(1).maxX == 237)
    }

    @Test("from right to left the minimum is at the right")
    func rightToLeft() {
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumbRect(0).minX == 200)
        stage.drag(from: CGPoint(x: 321, y: 117), to: CGPoint(x: 271, y: 117))
        #expect(slider.value == 0.25)
    }

    @Test("a finger moves the thumb, and each move sends valueChanged")
    func drag() {
        let finger = stage.touchDown(at: CGPoint(x: 125, y: 117))
        stage.touchMove(finger, to: CGPoint(x: 175, y: 117))
        #expect(slider.value == 0.25)
        stage.touchMove(finger, to: CGPoint(x: 900, y: 117))
        #expect(slider.value == 1)
        stage.touchUp(finger, at: CGPoint(x: 900, y: 117))
        #expect(log.events == ["value", "value", "value", "primary"])
    }

    @Test("with isContinuous off a slider sends valueChanged at the end only")
    func atTheEnd() {
        slider.isContinuous = false
        let finger = stage.touchDown(at: CGPoint(x: 125, y: 117))
        stage.touchMove(finger, to: CGPoint(x: 175, y: 117))
        #expect(log.changes == 0)
        stage.touchUp(finger, at: CGPoint(x: 175, y: 117))
        #expect(log.changes == 1)
    }

    @Test("a finger beside the thumb moves nothing; a mouse click moves the thumb there")
    func track() {
        stage.tap(at: CGPoint(x: 300, y: 117))
        #expect(slider.value == 0 && log.events.isEmpty)
        stage.click(at: CGPoint(x: 218.5, y: 117))
        #expect(slider.value == 0.5)
    }

    @Test("values stay within the limits, and each limit moves the other if needed")
    func limits() {
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
        slider.maximumValue = 2
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (2, 2, 2))
        #expect(log.events.isEmpty)
    }

    @Test("values that are not finite change nothing, with one warning")
    func notANumber() {
        let warnings = WarningLog()
        slider.value = 0.5
        slider.value = .nan
        slider.value = .infinity
        slider.maximumValue = .nan
        #expect(slider.value == 0.5 && slider.maximumValue == 1)
        #expect(warnings.identifiers == ["bad-control-value", "bad-control-value"])
    }

    @Test("a drag along the track moves the thumb; a drag up or down scrolls the list around it")
    func inScrollView() {
        let list = scrollView(around: slider, in: CGSize(width: 393, height: 852))
        stage.show(list)
        stage.drag(from: CGPoint(x: 121, y: 117), to: CGPoint(x: 221, y: 107))
        #expect(slider.value == 0.5 && list.contentOffset.y == 0)
        stage.drag(from: CGPoint(x: 221, y: 117), to: CGPoint(x: 221, y: 37))
        #expect(slider.value == 0.5 && list.contentOffset.y == 70)
    }

    @Test("arrow keys move the thumb by a tenth, Home and End to the ends")
    func keys() {
        stage.focus(slider)
        stage.press("ArrowRight")
        stage.press("ArrowUp")
        #expect(abs(slider.value - 0.2) < 1e-6)
        stage.press("ArrowLeft")
        #expect(abs(slider.value - 0.1) < 1e-6)
        #expect(log.changes == 3)
        stage.press("End")
        #expect(slider.value == 1)
        stage.press("End")
        stage.press("ArrowUp")
        #expect(log.changes == 4)
        stage.press("Home")
        #expect(slider.value == 0)
        slider.semanticContentAttribute = .forceRightToLeft
        stage.press("ArrowLeft")
        #expect(abs(slider.value - 0.1) < 1e-6)
    }

    @Test("screen readers get a slider's range and its value in per cent")
    func readers() {
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.value = 0
        stage.settle()
        #expect(slider.layer.accessibility?.role == .slider)
        #expect(slider.layer.accessibility?.value == "50%")
        #expect(slider.layer.accessibility?.range == .init(value: 0, minimum: -10, maximum: 10))
        stage.send(.activate(slider.layer.id))
        #expect(slider.value == 0 && log.events.isEmpty)
    }

    @Test("an animated value is set at once, and the thumb slides")
    func animated() {
        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        let frames = stage.framesSent
        stage.settle()
        #expect(stage.framesSent > frames + 5)
    }

    @Test("images at the ends shorten the track")
    func pictures() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        slider.minimumValueImage = picture
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 209, height: 6))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 217)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 14, width: 209, height: 6))
    }
}
