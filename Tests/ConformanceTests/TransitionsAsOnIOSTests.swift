import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Layout transitions as on iOS") struct TransitionsAsOnIOSTests {
    private func show(followsFingers: Bool = false) -> (Stage, PinchViewController) {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let controller = PinchViewController()
        controller.followsFingers = followsFingers
        stage.show(controller)
        return (stage, controller)
    }

    @Test("two fingers that spread far change the grid into the list", arguments: [false, true])
    func spread(followsFingers: Bool) throws {
        let (stage, controller) = show(followsFingers: followsFingers)
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 9, section: 0)))
        stage.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 160)
        stage.settle()
        #expect(controller.ends == [true])
        let isLarge = controller.collectionView.collectionViewLayout === controller.large
        #expect(isLarge)
        #expect(cell.frame == CGRect(x: 0, y: 2880, width: 320, height: 320))
        #expect(controller.collectionView.bounds.intersects(cell.frame))
        #expect((cell as? PinchedCell)?.transitions == ["will", "did"])
    }

    @Test("two fingers that spread a little leave the grid")
    func little() throws {
        let (stage, controller) = show()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 9, section: 0)))
        stage.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 90)
        stage.settle()
        #expect(controller.ends == [false])
        let isSmall = controller.collectionView.collectionViewLayout === controller.small
        #expect(isSmall)
        #expect(cell.frame == CGRect(x: 80, y: 160, width: 80, height: 80))
        #expect((cell as? PinchedCell)?.transitions == ["will", "will", "did"])
    }

    @Test("items follow the fingers, and return")
    func follow() throws {
        let (stage, controller) = show(followsFingers: true)
        let view: UICollectionView = controller.collectionView
        let layout = view.startInteractiveTransition(to: controller.large)
        let following = try #require(layout as? FollowingTransitionLayout)
        following.offset = CGPoint(x: 30, y: 40)
        following.transitionProgress = 0.001
        stage.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(abs(cell.center.x - 70) < 1 && abs(cell.center.y - view.contentOffset.y - 80) < 8)
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(cell.center == CGPoint(x: 40, y: 40))
    }

    @Test("the visible page stays visible when the device rotates")
    func turn() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let source = PinchViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: PagesLayout())
        view.register(PinchedCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = source
        stage.window.addSubview(view)
        stage.settle()
        view.contentOffset.x = 640
        stage.settle()
        UIView.animate(withDuration: 0.3) {
            view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
            view.layoutIfNeeded()
        }
        stage.settle()
        #expect(view.contentOffset.x == 960)
        #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
        #expect(view.visibleCells.first?.frame == CGRect(x: 960, y: 0, width: 480, height: 320))
    }
}
