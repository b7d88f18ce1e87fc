import Testing
import UIKit
import UIKitTesting

@testable import Circle

@MainActor struct CircleLayoutTests {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = CircleController()

    @Test func firstItemIsAtThreeOClock() {
        stage.show(controller)
        stage.settle()

        let first = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.center == CGPoint(x: 280, y: 240))
    }

    @Test func tappingAnItemInsertsAnother() {
        stage.show(controller)
        stage.settle()

        stage.tap(at: CGPoint(x: 280, y: 240))
        stage.settle()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 9)
        #expect(controller.collectionView.visibleCells.count == 9)
    }

    @Test func circleFillsTheTurnedDevice() {
        stage.show(controller)
        stage.settle()

        stage.resize(to: CGSize(width: 480, height: 320))
        stage.settle()
        let first = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.center == CGPoint(x: 360, y: 160))
    }

    @Test func looksLikeACircle() {
        stage.show(controller)
        stage.settle()
        assertSnapshot(of: controller.collectionView, as: .attributes)
    }

    @Test func keepsTheRulesOfLayouts() {
        checkLayout(CircleLayout(), items: [8])
    }
}
