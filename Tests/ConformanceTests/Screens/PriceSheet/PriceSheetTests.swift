import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: price sheet") struct PriceSheetTests {
    private let stage = Stage(size: CGSize(width: 320, height: 160), scale: 2)
    private let controller = PriceSheetViewController(rows: 100, columns: 40)

    init() { stage.show(controller) }

    @Test("the first row and column stay while the rest scrolls")
    func pinned() {
        #expect(stage.texts.prefix(8) == ["Fruit", "Day 1", "Day 2", "Day 3", "Fruit 1", "1.1", "1.2", "1.3"])
        controller.collectionView.contentOffset = CGPoint(x: 800, y: 400)
        stage.settle()
        // Hidden below the first row and column are row 10 and column 10.
        let cells = controller.collectionView.pathsSeen.compactMap { controller.collectionView.cellForItem(at: $0) }
        let places = Dictionary(uniqueKeysWithValues: cells.map { ($0.texts.first ?? "", $0.frameInWindow.text) })
        #expect(
            places["Fruit"] == "0 0 80 40" && places["Day 12"] == "160 0 80 40" && places["11.12"] == "160 40 80 40")
        #expect(places["Fruit 13"] == "0 120 80 40" && places.count == 5 * 5)
    }

    @Test("a diagonal drag scrolls along the axis it began with")
    func lock() {
        stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 190, y: 30))
        stage.settle()
        let offset = controller.collectionView.contentOffset
        #expect(offset.x == 0 && offset.y > 100)
    }
}
