import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Zoom transitions") @MainActor struct ZoomTransitionTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let grid = UIViewController()
    private let viewer = UIViewController()
    private let cell = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: grid)
        stage.show(navigation)
        cell.layer.cornerRadius = 6
        cell.backgroundColor = .systemRed
        grid.view.addSubview(cell)
        let options = UIViewController.Transition.ZoomOptions()
        // A square in the middle of the screen.
        options.alignmentRectProvider = { _ in CGRect(x: 0, y: 230, width: 393, height: 393) }
        viewer.preferredTransition = .zoom(options: options) { [cell] _ in cell }
        stage.settle()
    }

    /// The screen's scale and the visible part of it, at this moment of the animation.
    private var seen: (window: CGRect, scale: CGFloat)? {
        guard let carrier = viewer.view.superview, let window = carrier.superview, window !== navigation.view,
            let shown = window.layer.presentation()
        else { return nil }
        return (shown.frame, carrier.layer.presentation()?.affineTransform().a ?? 0)
    }

    @Test("a screen zooms out of its source view, which is hidden meanwhile, and ends in place")
    func push() throws {
        navigation.pushViewController(viewer, animated: true)
        stage.advance(by: 1 / 60)
        let beginning = try #require(seen)
        #expect(beginning.window == CGRect(x: 100, y: 300, width: 80, height: 80))
        #expect(abs(beginning.scale - 80.0 / 393) < 1e-9)
        #expect(cell.alpha == 0)
        #expect(viewer.view.safeAreaInsets.top == 113, "as it will be")
        stage.advance(by: TransitionMetrics.zoomDuration / 4)
        let middle = try #require(seen)
        // From 80 to 393, and as large a part of the way from (140, 340) to the middle of the screen.
        let way = (middle.window.width - 80) / 313
        #expect(way > 0.2 && way < 0.9)
        #expect(abs(middle.window.midX - (140 + way * 56.5)) < 1e-6)
        #expect(abs(middle.window.midY - (340 + way * 86)) < 1e-6)
        stage.settle()
        #expect(cell.alpha == 1)
        #expect(viewer.view.superview === navigation.screens)
        #expect(viewer.view.frame == stage.window.bounds)
        #expect(viewer.view.transform == .identity)
        #expect(grid.view.window == nil)
        #expect(navigation.screens.subviews == [viewer.view])
    }

    @Test("a screen zooms back into the view that is its source at that time")
    func pop() throws {
        navigation.pushViewController(viewer, animated: false)
        stage.settle()
        cell.frame.origin.y = 500
        navigation.popViewController(animated: true)
        stage.advance(by: 1 / 60)
        #expect(try #require(seen).window == stage.window.bounds)
        stage.advance(by: TransitionMetrics.zoomDuration - 1 / 60)
        let end = try #require(seen)
        #expect(abs(end.window.minY - 500) < 5 && abs(end.window.width - 80) < 5)
        stage.settle()
        #expect(navigation.screens.subviews == [grid.view])
        #expect(cell.alpha == 1 && viewer.view.superview == nil)
    }

    @Test("without a source view a screen zooms out of the middle")
    func withoutSource() throws {
        viewer.preferredTransition = .zoom { _ in nil }
        navigation.pushViewController(viewer, animated: true)
        stage.advance(by: 1 / 60)
        let beginning = try #require(seen)
        #expect(abs(beginning.window.midX - 196.5) < 1e-9 && abs(beginning.window.midY - 426) < 1e-9)
        stage.settle()
        #expect(navigation.screens.subviews == [viewer.view])
    }

    @Test("a screen pulled down far enough is dismissed, otherwise it comes back")
    func pull() {
        navigation.pushViewController(viewer, animated: true)
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
        for step in 1...6 {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: 200, y: 400 + 10 * CGFloat(step)))
        }
        #expect(seen != nil)
        #expect(navigation.viewControllers.count == 1, "it is on its way out")
        stage.advance(by: 0.3)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 460))
        stage.settle()
        #expect(navigation.topViewController === viewer)
        #expect(navigation.screens.subviews == [viewer.view])
        #expect(viewer.view.frame == stage.window.bounds && cell.alpha == 1)

        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 210, y: 500))
        stage.settle()
        #expect(navigation.topViewController === grid)
        #expect(navigation.screens.subviews == [grid.view])
        #expect(cell.alpha == 1)
    }

    @Test("drags up or sideways don't pull the screen, nor does one that the options refuse")
    func otherWays() {
        navigation.pushViewController(viewer, animated: false)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 520))
        stage.settle()
        #expect(navigation.topViewController === viewer)
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { context in
            #expect(context.willBegin && context.velocity.dy > 0)
            return false
        }
        viewer.preferredTransition = .zoom(options: options) { _ in nil }
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(navigation.topViewController === viewer)
    }

    @Test("content that can scroll down scrolls before the screen is pulled")
    func content() {
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 2000)
        list.contentOffset.y = 300
        viewer.view.addSubview(list)
        navigation.pushViewController(viewer, animated: false)
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(navigation.topViewController === viewer)
        #expect(list.contentOffset.y < 300)
        list.contentOffset.y = 0
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(navigation.topViewController === grid)
    }

    @Test("another navigation during a zoom ends it at once")
    func interrupted() {
        navigation.pushViewController(viewer, animated: true)
        stage.advance(by: 0.1)
        let other = UIViewController()
        navigation.setViewControllers([grid, other], animated: true)
        stage.settle()
        #expect(navigation.screens.subviews == [other.view])
        #expect(cell.alpha == 1 && viewer.view.superview == nil)
    }
}
