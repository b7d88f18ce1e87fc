import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: carousel") struct CarouselTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    private let controller = CarouselViewController(albums: (1...9).map { "Album \($0)" })

    init() { stage.show(controller) }

    private var scales: [Double] {
        controller.collectionView.pathsSeen.compactMap {
            controller.collectionView.cellForItem(at: $0).map { ($0.transform.a * 1000).rounded() / 1000 }
        }
    }

    @Test("the first cover rests in the middle, the next one is a fifth smaller")
    func atRest() {
        // 200 points in the middle of 400: the next one begins at 320 and shows 100 - 20 - 20 points.
        #expect(controller.collectionView.frameSeen(0, 0) == "100 30 200 200")
        #expect(scales == [1, 0.8] && stage.texts.last == "Album 1")
    }

    @Test("a flick comes to rest at a whole cover, a slow drag of less than half goes back", arguments: [-120, 120])
    func resting(way: Double) {
        controller.collectionView.contentOffset.x = 660
        stage.settle()
        stage.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 - way, y: 300))
        stage.settle()
        let offset = controller.collectionView.contentOffset.x
        #expect(offset.truncatingRemainder(dividingBy: 220) == 0 && (offset - 660) * way > 0)
        #expect(scales == [0.8, 1, 0.8] && stage.texts.last == "Album \(Int(offset / 220) + 1)")
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 - way / 2, y: 300))
        stage.settle()
        #expect(controller.collectionView.contentOffset.x == offset)
    }

    @Test("after a rotation the cover stays in the middle as far as insets let it")
    func turned() {
        stage.resize(to: CGSize(width: 600, height: 400))
        #expect(controller.collectionView.frameSeen(0, 0) == "200 30 200 200")
    }
}
