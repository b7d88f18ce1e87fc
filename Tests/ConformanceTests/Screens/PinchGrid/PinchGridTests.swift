import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: pinchable grid") struct PinchGridTests {
    private let stage = Stage(size: CGSize(width: 300, height: 600), scale: 2)
    private let controller = PinchGridViewController(count: 60)

    init() { stage.show(controller) }

    private var view: UICollectionView { controller.collectionView }

    @Test("pinching in turns three columns into five, pinching out into one")
    func columns() {
        #expect(view.frameSeen(0, 4) == "100 100 100 100")
        stage.pinch(at: CGPoint(x: 150, y: 300), from: 200, to: 110)
        #expect(view.frameSeen(0, 6) == "60 60 60 60" && view.pathsSeen.count == 50)
        stage.pinch(at: CGPoint(x: 150, y: 300), from: 60, to: 260)
        #expect(
            view.visibleCells.allSatisfy { $0.frame.width == 300 && $0.frame.height == 300 }
                && view.pathsSeen.count >= 2)
        // There is no step further.
        stage.pinch(at: CGPoint(x: 150, y: 300), from: 60, to: 260)
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 300 } && view.contentSize.height == 60 * 300)
    }

    @Test("during a pinch cells are between both layouts")
    func way() {
        let cell = view.cellForItem(at: IndexPath(item: 4, section: 0))
        let fingers = [stage.touchDown(at: CGPoint(x: 50, y: 300)), stage.touchDown(at: CGPoint(x: 250, y: 300))]
        for step in 1...12 {
            stage.touchMove(fingers[0], to: CGPoint(x: 50 + CGFloat(step) * 4, y: 300))
            stage.touchMove(fingers[1], to: CGPoint(x: 250 - CGFloat(step) * 4, y: 300))
            stage.advance(by: 1.0 / 60)
        }
        let width = cell?.layer.presentation()?.bounds.width ?? 0
        #expect(width < 100 && width > 60, "\(width)")
        stage.touchUp(fingers[0], at: CGPoint(x: 98, y: 300))
        stage.touchUp(fingers[1], at: CGPoint(x: 202, y: 300))
        stage.settle()
        #expect(cell?.frame.text == "240 0 60 60")
    }
}
