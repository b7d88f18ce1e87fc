import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: month calendar") struct MonthCalendarTests {
    private let stage = Stage(size: CGSize(width: 350, height: 700), scale: 2)
    private let controller = MonthViewController(month: MonthGrid(year: 2027, month: 1))

    init() { stage.show(UINavigationController(rootViewController: controller)) }

    @Test("January 2027 begins on a Friday, and a button shows February, which begins on a Monday")
    func months() {
        // Four empty cells of 50 × 50 come before the first.
        let view = controller.collectionView
        #expect(stage.texts.prefix(12).joined(separator: " ") == "Before January 2027 After M T W T F S S 1 2")
        #expect([view.frameSeen(0, 4), view.frameSeen(0, 34)] == ["200 30 50 50", "300 230 50 50"])
        stage.tap("After")
        #expect(stage.texts.prefix(12).joined(separator: " ") == "Before February 2027 After M T W T F S S 1 2")
        #expect(view.pathsSeen.count == 28 && view.frameSeen(0, 27) == "300 180 50 50")
    }

    @Test("a day can be selected, an empty cell cannot")
    func choosing() throws {
        stage.tap("15")
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 18, section: 0)])
        stage.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))))
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 18, section: 0)])
    }

    @Test("in landscape the columns are wider, and rows at most 60 points high")
    func turned() {
        stage.resize(to: CGSize(width: 700, height: 350))
        #expect(controller.collectionView.frameSeen(0, 4) == "400 30 100 60")
    }
}
