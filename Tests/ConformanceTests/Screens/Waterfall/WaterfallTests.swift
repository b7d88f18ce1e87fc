import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: waterfall") struct WaterfallTests {
    private let stage = Stage(size: CGSize(width: 330, height: 500), scale: 2)
    private let controller = WaterfallViewController(heights: [100, 60, 80, 50, 120])

    init() { stage.show(controller) }

    private var view: UICollectionView { controller.collectionView }

    @Test("each tile is placed in the shortest column")
    func columns() {
        // 330 - 20 of insets - 10 between two columns is 150 for each.
        // The bottoms are 110 and 70, 110 and 160, 170 and 160 when the last three come.
        #expect(view.framesSeen == ["0 0 150 100", "160 0 150 60", "160 70 150 80", "0 110 150 50", "160 160 150 120"])
        #expect(view.contentSize == CGSize(width: 310, height: 280))
    }

    @Test("a tapped tile is deleted, and those after it move")
    func deleting() {
        stage.tap("60")
        #expect(view.framesSeen == ["0 0 150 100", "160 0 150 80", "160 90 150 50", "0 110 150 120"])
        #expect(stage.texts == ["80", "100", "50", "120"])
    }

    @Test("in landscape there are three columns")
    func turned() {
        stage.resize(to: CGSize(width: 490, height: 330))
        #expect(view.framesSeen == ["0 0 150 100", "160 0 150 60", "320 0 150 80", "160 70 150 50", "320 90 150 120"])
    }
}
