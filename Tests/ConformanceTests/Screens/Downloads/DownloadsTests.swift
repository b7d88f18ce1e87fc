import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: downloads") struct DownloadsTests {
    @Test("an empty list offers a search, which shows an activity indicator and then files")
    func empty() throws {
        var answers: [@MainActor ([String]) -> Void] = []
        let stage = Stage(size: CGSize(width: 390, height: 844))
        stage.show(UINavigationController(rootViewController: DownloadsViewController { answers.append($0) }))
        let empty = ["Downloads", "Clear", "No downloads", "What you download is kept here.", "Find files"]
        #expect(stage.texts == empty)
        let label = try #require(stage.window.labelsSeen.first { $0.text == "No downloads" })
        #expect(label.frameInWindow.midX == 195 && abs(label.frameInWindow.midY - 422) < 60)
        let button = try #require(stage.window.labelsSeen.last).frameInWindow
        let finger = stage.touchDown(at: CGPoint(x: button.midX, y: button.midY))
        stage.touchUp(finger, at: CGPoint(x: button.midX, y: button.midY))
        // The activity indicator never stops.
        stage.advance(by: 1)
        #expect(stage.texts == ["Downloads", "Clear", "Looking for files"] && answers.count == 1)
        let answer = try #require(answers.first)
        answer(["a.pdf", "b.pdf"])
        stage.settle()
        #expect(stage.texts == ["Downloads", "Clear", "a.pdf", "b.pdf"])
        stage.tap("Clear")
        #expect(stage.texts == empty)
    }
}
