import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: headlines") struct HeadlinesTests {
    @Test("a pull of 200 points loads, the list stays open until news arrive, and those are on top")
    func pull() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        var answers: [@MainActor ([String]) -> Void] = []
        let controller = HeadlinesViewController(headlines: ["Old", "Older"]) { answers.append($0) }
        stage.show(controller)
        let finger = stage.touchDown(at: CGPoint(x: 195, y: 200))
        for step in 1...50 {
            stage.touchMove(finger, to: CGPoint(x: 195, y: 200 + CGFloat(step) * 10))
            stage.advance(by: 1.0 / 60)
        }
        stage.touchUp(finger, at: CGPoint(x: 195, y: 700))
        stage.advance(by: 2)
        let view = try #require(controller.collectionView)
        #expect(answers.count == 1 && view.refreshControl?.isRefreshing == true)
        #expect(view.contentOffset.y < -40 && view.contentOffset.y == -view.adjustedContentInset.top)
        let answer = try #require(answers.first)
        answer(["New"])
        stage.settle()
        #expect(view.texts == ["New", "Old", "Older"] && view.contentOffset.y == 0)
        stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 240))
        stage.settle()
        #expect(answers.count == 1)
    }
}
