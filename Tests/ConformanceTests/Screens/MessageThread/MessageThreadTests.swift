import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: message thread") struct MessageThreadTests {
    private func bubbles(_ stage: Stage) -> [CGRect] {
        let cells = stage.window.shownTree.compactMap { $0 as? BubbleCell }
        return cells.map { $0.bubbleView.frameInWindow }.sorted { $0.minY < $1.minY }
    }

    @Test("bubbles are at their sides, six points apart, and at most three quarters wide")
    func bubbles() {
        let stage = Stage(size: CGSize(width: 400, height: 800), scale: 1)
        stage.show(
            MessageThreadViewController(
                messages: [
                    ThreadMessage(id: 0, text: "Hi", isMine: false), ThreadMessage(id: 1, text: "Hello", isMine: true),
                    ThreadMessage(id: 2, text: String(repeating: "so much to say ", count: 9), isMine: false),
                ], answers: ["Yes", "No"]))
        let frames = bubbles(stage)
        #expect(frames.map(\.minX)[0] == 16 && frames[1].maxX == 384 && frames[2].minX == 16)
        #expect(frames[0].minY == 12 && zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.maxY == 6 })
        #expect(frames[2].width <= 300 && frames[2].width > 250 && frames[2].height > 3 * 20)
    }

    @Test("an answer is last, and scrolls into view above the bar")
    func answer() throws {
        let stage = Stage(size: CGSize(width: 400, height: 500), scale: 1)
        let messages = (0..<20).map { ThreadMessage(id: $0, text: "Message \($0)", isMine: $0 % 3 == 0) }
        stage.show(MessageThreadViewController(messages: messages, answers: ["On my way", "Not now"]))
        #expect(bubbles(stage).first?.minY == 12)
        stage.tap("On my way")
        #expect(stage.texts.suffix(4) == ["Message 19", "On my way", "On my way", "Not now"])
        // The bar's top is 52 above the bottom.
        let last = try #require(bubbles(stage).last)
        #expect(last.maxY.rounded() == 448)
    }
}
