import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: endless articles") struct EndlessArticlesTests {
    /// Replies when a test says so, with two pages of twenty.
    private final class Source: ArticleSource {
        var asked: [Int] = []
        private var waiting: (() -> Void)?

        func loadPage(_ page: Int, completion: @escaping @MainActor ([String]) -> Void) {
            asked.append(page)
            waiting = { completion(page < 2 ? (0..<20).map { "Article \(page * 20 + $0)" } : []) }
        }

        func answer() {
            waiting?()
            waiting = nil
        }
    }

    private let stage = Stage(size: CGSize(width: 390, height: 520))
    private let source = Source()

    private func scrollDown(_ view: UIView) {
        for _ in 0..<4 {
            stage.flick(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 80))
            // The activity indicator requests frames as long as it turns.
            stage.advance(by: 3)
        }
    }

    @Test("near the end more articles are requested once, and the list keeps its offset")
    func more() {
        let controller = EndlessArticlesViewController(source: source)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        #expect(stage.texts.isEmpty && source.asked == [0])
        source.answer()
        stage.advance(by: 0.1)
        // Ten rows of 52 fill the screen.
        #expect(stage.texts == (0..<10).map { "Article \($0)" } && source.asked == [0])
        scrollDown(controller.collectionView)
        #expect(stage.texts.last == "Article 19" && source.asked == [0, 1])
        let offset = controller.collectionView.contentOffset
        source.answer()
        stage.advance(by: 0.1)
        #expect(
            controller.collectionView.contentOffset == offset
                && controller.collectionView.numberOfItems(inSection: 0) == 40)
        scrollDown(controller.collectionView)
        #expect(stage.texts.last == "Article 39" && source.asked == [0, 1, 2])
        source.answer()
        stage.settle()
        #expect(stage.texts.suffix(2) == ["Article 39", "That's all"])
    }
}
