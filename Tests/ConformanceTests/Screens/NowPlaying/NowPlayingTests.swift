import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: now playing") struct NowPlayingTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = NowPlayingViewController(titles: ["First", "Second"], length: 200)

    init() { stage.show(controller) }

    private func tap(_ label: String) throws {
        let buttons = stage.window.shownTree.compactMap { $0 as? UIButton }
        stage.tap(try #require(buttons.first { $0.accessibilityLabel == label }))
    }

    @Test("dragging the thumb half way changes the time")
    func position() {
        #expect(stage.texts == ["First", "0:00", "Repeat"])
        let slider = controller.positionSlider
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        let travel = slider.bounds.width - thumb.width
        stage.drag(from: start, to: CGPoint(x: start.x + travel / 2, y: start.y))
        stage.settle()
        #expect(abs(slider.value - 100) < 1 && stage.texts[1].hasPrefix("1:"))
        #expect(controller.volumeSlider.value == 0.5)
    }

    @Test("buttons go forward and back; after the last song the first plays only with repeat on")
    func tracks() throws {
        try tap("Forward")
        try tap("Forward")
        #expect(stage.texts.first == "Second")
        stage.tap(controller.repeatSwitch)
        try tap("Forward")
        #expect(stage.texts.first == "First")
        try tap("Back")
        #expect(stage.texts.first == "Second")
    }

    @Test("Play changes to Pause, and back")
    func playing() throws {
        try tap("Play")
        try tap("Pause")
        try tap("Play")
        #expect(stage.window.shownTree.contains { $0.accessibilityLabel == "Pause" })
    }
}
