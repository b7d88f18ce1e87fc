import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: words to sort") struct SortSheetTests {
    private let controller = SortedWordsViewController(words: ["pear", "fig", "apple"])

    @Test("the orders appear in a sheet on a phone, and beside the button on a tablet", arguments: [false, true])
    func sorting(isTablet: Bool) throws {
        let size = isTablet ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
        let stage = Stage(size: size, scale: 2)
        stage.show(UINavigationController(rootViewController: controller))
        #expect(controller.collectionView.texts == ["apple", "fig", "pear"])
        stage.tap("Sort")
        let frame = try #require(controller.presentedViewController?.view).frameInWindow
        #expect(isTablet ? frame.width == 260 && frame.maxX > 540 : frame.minX < 20 && frame.minY > 380)
        stage.tap("By length")
        #expect(
            controller.presentedViewController == nil && controller.collectionView.texts == ["fig", "pear", "apple"])
        stage.tap("Sort")
        // A touch beside it, or a pull, changes nothing.
        isTablet
            ? stage.tap(at: CGPoint(x: 100, y: 900))
            : stage.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 830), duration: 0.2, rest: 0)
        stage.settle()
        #expect(
            controller.presentedViewController == nil && controller.collectionView.texts == ["fig", "pear", "apple"])
    }
}
