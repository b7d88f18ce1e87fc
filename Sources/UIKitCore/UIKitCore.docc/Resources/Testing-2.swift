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
}
