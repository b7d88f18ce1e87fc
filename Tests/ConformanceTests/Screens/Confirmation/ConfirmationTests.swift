import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: confirmation") struct ConfirmationTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = DrawingViewController()

    init() {
        stage.show(controller)
        stage.tap("Erase")
    }

    @Test("the card is in the middle, above a screen that is still visible")
    func card() throws {
        #expect(stage.texts == ["A drawing", "Erase", "Erase the drawing?", "Cancel", "Yes"])
        let card = try #require(stage.window.shownTree.first { $0.accessibilityIdentifier == "card" }).frameInWindow
        #expect(card.midX == 195 && abs(card.midY - 422) < 0.5 && card.width == 300)
        stage.resize(to: CGSize(width: 844, height: 390))
        #expect(stage.window.shownTree.first { $0.accessibilityIdentifier == "card" }?.frameInWindow.midX == 422)
    }

    @Test("Yes erases the drawing; Cancel and a tap beside the card don't", arguments: ["Yes", "Cancel", "beside"])
    func answers(answer: String) {
        answer == "beside" ? stage.tap(at: CGPoint(x: 195, y: 700)) : stage.tap(answer)
        #expect(controller.presentedViewController == nil)
        #expect(stage.texts == [answer == "Yes" ? "An empty page" : "A drawing", "Erase"])
    }
}
