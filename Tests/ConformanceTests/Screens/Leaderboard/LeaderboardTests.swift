import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: leaderboard") struct LeaderboardTests {
    @Test("ten more points move a row up in the same cell, and all rows are renumbered")
    func movingUp() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let controller = LeaderboardViewController(points: ["Ada": 50, "Alan": 45, "Grace": 44, "Edsger": 20])
        stage.show(controller)
        #expect(stage.texts == ["1. Ada", "50", "2. Alan", "45", "3. Grace", "44", "4. Edsger", "20"])
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        stage.tap("3. Grace")
        #expect(stage.texts == ["1. Grace", "54", "2. Ada", "50", "3. Alan", "45", "4. Edsger", "20"])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell.frame.text == "0 0 390 52")
        stage.tap("4. Edsger")
        #expect(stage.texts.suffix(2) == ["4. Edsger", "30"])
    }
}
