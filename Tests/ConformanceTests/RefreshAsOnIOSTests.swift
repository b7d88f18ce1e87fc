import Testing
import UIKit
import UIKitTesting

@Suite("Pull to refresh as on iOS") @MainActor struct RefreshAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    private func pull() { stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280)) }

    @Test("pulling a collection view controller's list fetches, reloads and scrolls back")
    func letters() {
        let controller = LettersViewController()
        stage.show(controller)
        pull()
        #expect(controller.fetches == 1)
        stage.advance(by: 2)
        #expect(controller.collectionView.contentOffset.y == -60)
        controller.finish()
        #expect(stage.settle())
        #expect(controller.collectionView.contentOffset.y == 0)
        #expect(controller.collectionView.visibleCells.count == 4)
    }

    @Test("a feed shows its refresh control while it loads by itself, and can be pulled later")
    func feed() {
        let controller = FeedViewController()
        stage.show(controller)
        controller.load()
        stage.advance(by: 1)
        #expect(controller.scrollView.contentOffset.y == -60)
        #expect(controller.reloads == 0)
        controller.didLoad()
        #expect(stage.settle())
        #expect(controller.scrollView.contentOffset.y == 0)
        pull()
        #expect(controller.reloads == 1)
    }

    @Test("a refresh control subclass draws by its frame, and overrides begin and end")
    func bar() {
        let (view, control) = (UIScrollView(frame: stage.window.bounds), BarRefreshControl())
        view.contentSize = CGSize(width: 300, height: 2000)
        view.refreshControl = control
        stage.show(view)
        control.didScroll(view)
        #expect(control.bar.frame.width == 0)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 40))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 50))
        // 111 points: 61.05 · 400 / 461.05 = 52.97.
        stage.touchMove(finger, to: CGPoint(x: 150, y: 161))
        control.didScroll(view)
        #expect(control.bar.frame.width == 53 / 90 * CGFloat(300))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 300))
        #expect(control.bar.backgroundColor == .systemGreen)
        control.endRefreshing()
        #expect(control.bar.backgroundColor == .systemBlue)
    }
}
