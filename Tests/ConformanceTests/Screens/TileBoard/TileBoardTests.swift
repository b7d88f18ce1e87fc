import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: tile board") struct TileBoardTests {
    private let stage = Stage(size: CGSize(width: 340, height: 480), scale: 2)
    private let controller = TileBoardViewController(numbers: Array(1...9))

    init() { stage.show(controller) }

    /// Three tiles of 100 in a row, 10 apart both ways.
    private func middle(_ item: Int) -> CGPoint {
        CGPoint(x: 60 + CGFloat(item % 3) * 110, y: 60 + CGFloat(item / 3) * 110)
    }

    private func carry(_ item: Int, to target: Int) {
        let finger = stage.touchDown(at: middle(item))
        stage.advance(by: 0.8)
        let (start, end) = (middle(item), middle(target))
        for step in 1...20 {
            let part = CGFloat(step) / 20
            stage.touchMove(
                finger,
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0.5)
        stage.touchUp(finger, at: end)
        stage.settle()
    }

    @Test("a held tile goes where the finger drags it, and the others make room")
    func carrying() {
        carry(1, to: 5)
        #expect(controller.numbers == [1, 3, 4, 5, 6, 2, 7, 8, 9])
        #expect(stage.texts == ["1", "3", "4", "5", "6", "2", "7", "8", "9"])
        #expect(controller.collectionView.frameSeen(0, 5) == "230 120 100 100")
    }

    @Test("the first tile can't be moved, and no tile takes its place")
    func first() {
        carry(0, to: 4)
        #expect(controller.numbers == Array(1...9))
        carry(8, to: 0)
        #expect(controller.numbers == [1, 9, 2, 3, 4, 5, 6, 7, 8])
    }
}
