import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: board of cards") struct KanbanTests {
    @Test("a tapped card moves to the end of the next list, and Undo moves it back")
    func moving() {
        let stage = Stage(size: CGSize(width: 600, height: 400), scale: 2)
        let controller = KanbanViewController(cards: ["Plan", "Build", "Test"])
        stage.show(UINavigationController(rootViewController: controller))
        let view = controller.collectionView
        // Three lists of 200, with 10 free on both sides of each; cards are 50 high and 8 apart.
        #expect(view.framesSeen == ["10 10 180 50", "10 68 180 50", "10 126 180 50"])
        stage.tap("Build")
        #expect(
            view.framesSeen == ["10 10 180 50", "10 68 180 50", "210 10 180 50"]
                && view.texts[0...1] == ["Plan", "Build"])
        stage.tap("Plan")
        stage.tap("Build")
        #expect(view.framesSeen == ["10 10 180 50", "210 10 180 50", "410 10 180 50"])
        #expect(view.texts == ["Test", "Plan", "Build"])
        stage.tap("Undo")
        #expect(view.framesSeen == ["10 10 180 50", "210 10 180 50", "210 68 180 50"])
        #expect(view.texts == ["Test", "Plan", "Build"])
    }
}
