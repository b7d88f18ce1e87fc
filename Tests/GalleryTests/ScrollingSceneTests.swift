import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Scrolling scene") struct ScrollingSceneTests {
    @Test("a flick ends within a point of the target that the delegate got, and the plot shows it")
    func flick() throws {
        let scene = ScrollingStage()
        let list = try #require(scene.view)
        scene.flick(list, by: CGVector(dx: 0, dy: -150))
        let target = try #require(scene.announcedTarget)
        #expect(target > 500)
        #expect(abs((scene.controller.monitor.trace.target ?? 0) - target) < 0.06)
        #expect(scene.stage.settle())
        #expect(abs(list.contentOffset.y - target) <= 1)
        #expect(scene.controller.monitor.trace.last?.offset == list.contentOffset.y)
        #expect(scene.controller.monitor.trace.last?.velocity == 0)
        #expect(scene.controller.monitor.trace.target == nil)
        #expect(scene.log.last?.hasSuffix("didEndDecelerating") == true)
    }

    @Test(
        "each millisecond of deceleration keeps 0.998 of the velocity (R330), or 0.99 with the fast rate",
        arguments: [false, true])
    func deceleration(isFast: Bool) throws {
        let scene = ScrollingStage()
        scene.controller.page?.settings.isFast = isFast
        scene.flick(try #require(scene.view), by: CGVector(dx: 0, dy: -150))
        scene.stage.advance(by: 0.05)
        let first = try #require(scene.controller.monitor.trace.last)
        scene.stage.advance(by: 0.2)
        let second = try #require(scene.controller.monitor.trace.last)
        let milliseconds = (second.time - first.time) * 1000
        #expect(milliseconds > 190)
        let expected = pow(isFast ? 0.99 : 0.998, milliseconds)
        #expect(abs(second.velocity / first.velocity - expected) < 0.02)
    }

    @Test("at rest no frame is made, and the plot stays as it is")
    func rest() throws {
        let scene = ScrollingStage()
        scene.flick(try #require(scene.view), by: CGVector(dx: 0, dy: -150))
        #expect(scene.stage.settle())
        let (frames, samples) = (scene.stage.framesMade, scene.controller.monitor.trace.samples)
        scene.stage.advance(by: 10)
        #expect(scene.stage.framesMade == frames)
        #expect(scene.controller.monitor.trace.samples == samples)
    }

    @Test("a refresh adds three rows after a moment, and everything comes to rest")
    func refresh() throws {
        let scene = ScrollingStage()
        let list = try #require(scene.view as? UICollectionView)
        let top = list.convert(CGPoint(x: 190, y: list.bounds.minY + 40), to: nil)
        scene.stage.drag(from: top, to: CGPoint(x: 190, y: top.y + 260))
        #expect(list.refreshControl?.isRefreshing == true)
        scene.stage.advance(by: 0.7)
        #expect(list.contentOffset.y == -60)
        #expect(scene.stage.settle(limit: 5))
        #expect(list.numberOfItems(inSection: 0) == 203)
        #expect(list.contentOffset.y == 0)
        #expect(list.cellForItem(at: [0, 0])?.accessibilityLabel == "New 3")
        #expect(scene.log.contains { $0.hasSuffix("refreshControl valueChanged") })
    }

    @Test("a page left during its refresh loads nothing, and is at rest when it is shown again")
    func leftWhileFetching() throws {
        let scene = ScrollingStage()
        let list = try #require(scene.view as? UICollectionView)
        let top = list.convert(CGPoint(x: 190, y: list.bounds.minY + 40), to: nil)
        scene.stage.drag(from: top, to: CGPoint(x: 190, y: top.y + 260))
        scene.stage.advance(by: 0.5)
        scene.choose(.cards)
        #expect(scene.stage.settle(limit: 2))
        scene.choose(.list)
        #expect(scene.stage.settle(limit: 2))
        #expect(list.contentOffset.y == 0)
        #expect(list.numberOfItems(inSection: 0) == 200)
        #expect(list.refreshControl?.isRefreshing == false)
    }

    @Test("a flick turns one page at most, and the page control follows (R336)")
    func paging() throws {
        let scene = ScrollingStage(.cards)
        let page = try #require(scene.controller.page as? CardsPage)
        for number in 1...5 {
            scene.flick(page.list, by: CGVector(dx: -180, dy: 0))
            #expect(scene.stage.settle())
            #expect(page.list.contentOffset.x == CGFloat(number) * 393)
            #expect(page.dots.currentPage == number)
        }
        scene.flick(page.list, by: CGVector(dx: -180, dy: 0))
        #expect(scene.stage.settle())
        #expect(page.dots.currentPage == 5)
    }

    @Test("a tap on the page control turns the page")
    func dots() throws {
        let scene = ScrollingStage(.cards)
        let page = try #require(scene.controller.page as? CardsPage)
        scene.stage.tap(at: page.dots.convert(CGPoint(x: page.dots.bounds.maxX - 10, y: 18), to: nil))
        #expect(page.list.contentOffset.x == 393)
        #expect(scene.log.last?.hasSuffix("didEndScrollingAnimation") == true)
    }

    @Test("rotation keeps the current page")
    func turning() throws {
        let scene = ScrollingStage(.cards)
        let page = try #require(scene.controller.page as? CardsPage)
        scene.flick(page.list, by: CGVector(dx: -180, dy: 0))
        scene.stage.settle()
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(page.dots.currentPage == 1)
        #expect(page.list.contentOffset.x == page.list.bounds.width)
        #expect(page.list.cellForItem(at: [0, 1]) != nil)
    }

    @Test("in landscape the column beside the list has the chart or the controls, and reaches the edge")
    func onItsSide() {
        let scene = ScrollingStage()
        let size = CGSize(width: 852, height: 393)
        scene.stage.resize(to: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // The column has 320 of the 734 between the covered sides, and the 59 on the right. The bar ends at 54.
        let column = CGRect(x: 473, y: 0, width: 379, height: 339)
        let (monitor, panel) = (scene.controller.monitor, scene.controller.panel)
        #expect(monitor.frame == column && !monitor.isHidden && panel.isHidden)
        #expect(scene.controller.page?.frame.maxX == 473)
        #expect(scene.controller.navigationItem.rightBarButtonItem?.title == "Controls")
        scene.stage.tap(at: CGPoint(x: 750, y: 32))
        #expect(panel.frame == column && !panel.isHidden && monitor.isHidden)
        #expect(scene.controller.navigationItem.rightBarButtonItem?.title == "Done")
    }

    @Test("a horizontal flick scrolls only the row, a vertical one only the list")
    func nested() throws {
        let scene = ScrollingStage(.nested)
        let list = try #require(scene.view as? UICollectionView)
        let shelf = try #require(list.cellForItem(at: [0, 1]) as? ShelfCell)
        scene.flick(shelf.row, by: CGVector(dx: -120, dy: 20))
        #expect(scene.stage.settle())
        let offset = shelf.row.contentOffset.x
        #expect(offset > 100)
        #expect(list.contentOffset.y == 0)
        scene.flick(shelf.row, by: CGVector(dx: 20, dy: -120))
        #expect(scene.stage.settle())
        #expect(list.contentOffset.y > 100)
        #expect(shelf.row.contentOffset.x == offset || list.cellForItem(at: [0, 1]) == nil)
        scene.stage.press("Home")
        let again = try #require(list.cellForItem(at: [0, 1]) as? ShelfCell)
        #expect(again.row.contentOffset.x == offset, "a row comes back as it was left")
    }

    /// Moves two fingers away from the middle of a view, or towards it, to `factor` of their distance of 100 points.
    private func pinch(_ scene: ScrollingStage, by factor: CGFloat) throws {
        let middle = scene.middle(of: try #require(scene.view))
        func place(_ side: CGFloat, _ factor: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + side * 50 * factor, y: middle.y)
        }
        let fingers = [-1, 1].map { side in (finger: scene.stage.touchDown(at: place(side, 1)), side: CGFloat(side)) }
        for step in 1...20 {
            scene.stage.advance(by: 1 / 60)
            let now = 1 + (factor - 1) * CGFloat(step) / 20
            for (finger, side) in fingers { scene.stage.touchMove(finger, to: place(side, now)) }
        }
        for (finger, side) in fingers { scene.stage.touchUp(finger, at: place(side, factor)) }
        scene.stage.settle()
    }

    @Test("two fingers zoom the image, which is in the middle when it is small again")
    func zoom() throws {
        let scene = ScrollingStage(.zoom)
        let view = try #require(scene.view)
        #expect(abs(view.contentSize.width - 393) < 0.01)
        try pinch(scene, by: 3)
        #expect(view.zoomScale > 2)
        #expect(abs(view.contentSize.width - 393 * view.zoomScale) < 0.01)
        #expect(scene.log.contains { $0.contains("didEndZooming  scale") })
        try pinch(scene, by: 0.1)
        #expect(view.zoomScale == 1)
        let picture = try #require(view.subviews.first { $0 is UIImageView })
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: scene.controller.page)
        let page = try #require(scene.controller.page)
        #expect(abs(middle.x - page.bounds.midX) < 1 && abs(middle.y - page.bounds.midY) < 1)
    }

    @Test("a double tap zooms in, and another one out")
    func doubleTap() throws {
        let scene = ScrollingStage(.zoom)
        let view = try #require(scene.view)
        for scale in [3, 1] as [CGFloat] {
            let point = scene.middle(of: view)
            for _ in 0..<2 {
                let finger = scene.stage.touchDown(at: point)
                scene.stage.advance(by: 0.05)
                scene.stage.touchUp(finger, at: point)
                scene.stage.advance(by: 0.05)
            }
            #expect(scene.stage.settle())
            #expect(abs(view.zoomScale - scale) < 0.01)
        }
    }

    @Test("the switches apply to all scroll views of the current page")
    func settings() throws {
        let scene = ScrollingStage(.nested)
        scene.controller.panel.settingsDidChange(ScrollSettings(isFast: true, isPaging: true, bounces: false))
        let page = try #require(scene.controller.page)
        #expect(page.scrollViews.count > 3)
        #expect(page.scrollViews.allSatisfy { $0.decelerationRate == .fast && $0.isPagingEnabled && !$0.bounces })
        scene.choose(.list)
        #expect(scene.view?.isPagingEnabled == false)
        scene.choose(.nested)
        #expect(scene.view?.isPagingEnabled == true)
    }

    @Test(
        "all parts lie on the screen, at every size",
        arguments: [
            CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180),
            CGSize(width: 320, height: 480),
        ])
    func sizes(size: CGSize) throws {
        let scene = ScrollingStage(size: size)
        let view = try #require(scene.controller.view)
        let page = try #require(scene.controller.page)
        for part in [scene.controller.monitor, scene.controller.choice, page] as [UIView] {
            #expect(view.bounds.contains(part.frame), "\(part.frame) of \(view.bounds)")
            #expect(part.frame.width > 100 && part.frame.height >= 32)
        }
        let monitor = scene.controller.monitor.frame
        #expect(page.frame.maxY <= monitor.minY || page.frame.maxX <= monitor.minX)
        #expect(page.frame.height > 150)
    }

    @Test("from right to left the first page is at the right, and the page control runs the other way")
    func rightToLeft() throws {
        let scene = ScrollingStage(.cards)
        let page = try #require(scene.controller.page as? CardsPage)
        page.list.semanticContentAttribute = .forceRightToLeft
        scene.stage.settle()
        #expect(page.list.contentOffset.x == 1965)
        scene.flick(page.list, by: CGVector(dx: 180, dy: 0))
        #expect(scene.stage.settle())
        #expect(page.list.contentOffset.x == 1572)
        #expect(page.dots.currentPage == 1)
    }
}
