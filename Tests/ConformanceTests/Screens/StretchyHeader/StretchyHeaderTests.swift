import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: stretchy header") struct StretchyHeaderTests {
    private let stage = Stage(
        size: CGSize(width: 320, height: 480), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    private let controller = StretchyHeaderViewController(places: (1...20).map { "Place \($0)" })

    init() { stage.show(controller) }

    private var header: CGRect? {
        let kind = UICollectionView.elementKindSectionHeader
        return controller.collectionView.visibleSupplementaryViews(ofKind: kind).first?.frameInWindow
    }

    @Test("a pull makes the header image higher without a gap, and it shrinks back")
    func pulling() throws {
        #expect(header == CGRect(x: 0, y: 0, width: 320, height: 200))
        let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
        for step in 1...30 {
            stage.touchMove(finger, to: CGPoint(x: 160, y: 100 + CGFloat(step) * 5))
            stage.advance(by: 1.0 / 60)
        }
        let pulled = -controller.collectionView.contentOffset.y
        let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(pulled > 40 && header == CGRect(x: 0, y: 0, width: 320, height: 200 + pulled))
        #expect(first.frameInWindow.minY == 200 + pulled)
        stage.touchUp(finger, at: CGPoint(x: 160, y: 250))
        stage.settle()
        #expect(header == CGRect(x: 0, y: 0, width: 320, height: 200))
    }

    @Test("the image scrolls up half as fast as the rows, behind them")
    func parallax() throws {
        controller.collectionView.contentOffset.y = 100
        stage.settle()
        #expect(header == CGRect(x: 0, y: -50, width: 320, height: 200))
        // The picture reaches down to 150; the first row begins at 100.
        stage.tap(at: CGPoint(x: 160, y: 130))
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
}
