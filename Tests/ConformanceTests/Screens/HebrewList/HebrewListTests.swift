import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: list in Hebrew") struct HebrewListTests {
    @Test("chips, texts and images begin at the right; chevrons are at the left", arguments: [390, 820])
    func mirrored(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 844))
        let controller = HebrewListViewController()
        stage.show(controller)
        let view = controller.collectionView
        func frame(_ section: Int, _ item: Int) throws -> CGRect {
            try #require(view.cellForItem(at: IndexPath(item: item, section: section))).frameInWindow
        }
        // The first chip ends 20 before the right edge, and the next one 88 further left.
        #expect(try [frame(0, 0), frame(0, 1), frame(0, 2)].map(\.maxX) == [width - 20, width - 108, width - 196])
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
        let label = try #require(cell.labelsSeen.first).frameInWindow
        let images = cell.shownTree.compactMap { ($0 as? UIImageView)?.frameInWindow.midX }
        let chevron = try #require(images.min())
        let star = try #require(images.max())
        #expect(chevron < label.minX && label.maxX < star && star > width - 80 && chevron < 80)
    }
}
