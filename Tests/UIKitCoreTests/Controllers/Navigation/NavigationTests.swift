import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Records what a navigation controller shows.
@MainActor private final class ShowLog: UINavigationControllerDelegate {
    var lines: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        lines.append("will \(viewController.title ?? "?") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        lines.append("did \(viewController.title ?? "?") \(animated)")
    }
}

@Suite("Navigation controllers") @MainActor struct NavigationTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let log = LifeCycleLog()
    private let first: LoggingController
    private let second: LoggingController
    private let navigation: UINavigationController

    init() {
        first = LoggingController("1", log)
        second = LoggingController("2", log)
        (first.title, second.title) = ("First", "Second")
        navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        log.calls = []
    }

    private var appearances: [String] { log.take().filter { !$0.contains("Layout") } }

    @Test("the bar is below the notch, and the screen's safe area covers both")
    func bar() {
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54), "R803")
        #expect(first.view.frame == stage.window.bounds)
        #expect(first.view.safeAreaInsets.top == 113)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.settle()
        #expect(first.view.safeAreaInsets.top == 59)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test("a screen that does not extend below bars begins at the bar's lower edge")
    func notExtended() {
        second.edgesForExtendedLayout = []
        navigation.pushViewController(second, animated: false)
        stage.settle()
        #expect(second.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
        #expect(second.view.safeAreaInsets.top == 0)
    }

    @Test("a scroll view's content begins below the bar")
    func scrollView() {
        let scrollView = UIScrollView(frame: second.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        second.view.addSubview(scrollView)
        navigation.pushViewController(second, animated: false)
        stage.settle()
        #expect(scrollView.adjustedContentInset.top == 113)
        #expect(scrollView.contentOffset.y == -113)
    }

    @Test("a push slides in from the right while the screen below moves a third to the left")
    func pushAnimated() {
        navigation.pushViewController(second, animated: true)
        #expect(appearances == ["2 joins", "2 didLoad", "1 willDisappear", "2 willAppear"])
        #expect(navigation.topViewController === second)
        // The first frame shows where the animation begins.
        stage.advance(by: 1 / 60)
        #expect(second.view.layer.presentation()?.affineTransform().tx == 393)
        stage.advance(by: 0.35 / 2)
        #expect(abs((second.view.layer.presentation()?.affineTransform().tx ?? 0) - 393 / 2) < 1e-6)
        #expect(abs((first.view.layer.presentation()?.affineTransform().tx ?? 0) + 0.3 * 393 / 2) < 1e-6)
        stage.settle()
        #expect(second.view.layer.frame == stage.window.bounds)
        #expect(first.view.superview == nil)
        #expect(appearances == ["2 isAppearing 393", "1 didDisappear", "2 didAppear", "2 joined"])
        #expect(navigation.navigationBar.topItem === second.navigationItem)
    }

    @Test("a pop calls both screens in order, and the popped one leaves at the end")
    func popAnimated() {
        navigation.pushViewController(second, animated: false)
        stage.settle()
        _ = log.take()
        #expect(navigation.popViewController(animated: true) === second)
        #expect(second.isMovingFromParent)
        stage.settle()
        #expect(
            appearances == [
                "2 leaves", "2 willDisappear", "1 willAppear", "1 isAppearing 393", "2 didDisappear", "1 didAppear",
                "2 left",
            ])
        #expect(second.parent == nil)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.popViewController(animated: true) == nil, "the first screen stays")
    }

    @Test("a swipe from the edge drags the screen away, and pops it")
    func edgeSwipe() {
        navigation.pushViewController(second, animated: false)
        stage.settle()
        _ = log.take()
        let finger = stage.touchDown(at: CGPoint(x: 5, y: 400))
        for x in stride(from: 25.0, through: 305, by: 20) {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: x, y: 400))
        }
        stage.advance(by: 0.2)
        let dragged = second.view.layer.presentation()?.affineTransform().tx ?? 0
        #expect(abs(dragged - 290) < 1, "300 less the slop")
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.touchUp(finger, at: CGPoint(x: 305, y: 400))
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        stage.settle()
        #expect(navigation.viewControllers == [first])
        #expect(appearances.suffix(3) == ["2 didDisappear", "1 didAppear", "2 left"])
    }

    @Test("a cancelled swipe restores everything, and calls both screens' appearance methods")
    func edgeSwipeTakenBack() {
        navigation.pushViewController(second, animated: false)
        stage.settle()
        _ = log.take()
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400))
        stage.settle()
        #expect(navigation.viewControllers == [first, second])
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(first.view.superview == nil)
        #expect(second.view.transform == .identity)
        #expect(
            appearances == [
                "2 leaves", "2 willDisappear", "1 willAppear", "1 isAppearing 393", "1 willDisappear",
                "2 willAppear", "2 isAppearing 393", "2 didAppear", "1 didDisappear",
            ])
        #expect(second.parent === navigation)
    }

    @Test("animations alongside a transition run with it, and their completion gets its end")
    func alongside() {
        var ended: Bool?
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(box)
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.animate { _ in
            box.alpha = 0
        } completion: {
            ended = $0.isCancelled
        }
        stage.advance(by: 0.1)
        let alpha = box.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0 && alpha < 1)
        stage.settle()
        #expect(ended == false)
    }

    @Test("a push during a push finishes the first one")
    func pushDuringPush() {
        let third = LoggingController("3", log)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(third, animated: true)
        stage.settle()
        #expect(navigation.viewControllers == [first, second, third])
        #expect(third.view.frame == stage.window.bounds)
        #expect(second.view.superview == nil)
        #expect(log.calls.filter { $0 == "2 didAppear" }.count == 1)
        #expect(log.calls.filter { $0 == "2 didDisappear" }.count == 1)
    }

    @Test("setting several screens at once looks like one push or pop")
    func setting() {
        let show = ShowLog()
        navigation.delegate = show
        let third = UIViewController()
        third.title = "Third"
        navigation.setViewControllers([first, second, third], animated: true)
        stage.settle()
        #expect(navigation.popToRootViewController(animated: false)?.count == 2)
        stage.settle()
        #expect(show.lines == ["will Third true", "did Third true", "will First false", "did First false"])
        #expect(second.parent == nil && third.parent == nil)
    }

    @Test("the back button has the title of the screen before, and pops to it")
    func backButton() throws {
        navigation.pushViewController(second, animated: false)
        stage.settle()
        let button = try #require(navigation.navigationBar.firstDescendant(BackButton.self))
        #expect(button.accessibilityLabel == "First")
        stage.tap(at: button.convert(CGPoint(x: 10, y: 18), to: nil as UIView?))
        #expect(navigation.topViewController === first)
        #expect(navigation.navigationBar.firstDescendant(BackButton.self) == nil)
    }

    @Test("bar buttons run their actions, follow their items, and are at the edges")
    func barButtons() throws {
        var taps = 0
        let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
        first.navigationItem.rightBarButtonItem = item
        stage.settle()
        let button = try #require(navigation.navigationBar.firstDescendant(BarItemButton.self))
        let frame = button.convert(button.bounds, to: nil as UIView?)
        #expect(frame.maxX == 373, "R807")
        #expect(frame.minY == 63 && frame.height == 36, "R807")
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(taps == 1)
        item.isEnabled = false
        stage.settle()
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(taps == 1)
    }

    @Test("a selected bar button has a background behind its title, inside the bar's edges")
    func selectedBarButton() throws {
        let item = UIBarButtonItem(title: "Ruler", primaryAction: UIAction { _ in })
        first.navigationItem.rightBarButtonItem = item
        stage.settle()
        let button = try #require(navigation.navigationBar.firstDescendant(BarItemButton.self))
        let plate = try #require(button.subviews.first { $0.backgroundColor == .tertiarySystemFill })
        #expect(plate.isHidden)
        item.isSelected = true
        stage.settle()
        #expect(!plate.isHidden && plate.frame.height == 36 && plate.frame.midY == button.bounds.midY)
        item.isSelected = false
        #expect(plate.isHidden)
    }

    @Test("the edit button changes to Done and back")
    func editing() {
        let item = first.editButtonItem
        #expect(item.title == "Edit")
        item.perform(from: UIView())
        #expect(first.isEditing && item.title == "Done" && item.style == .prominent)
        first.setEditing(false, animated: false)
        #expect(item.title == "Edit")
    }

    @Test("from right to left the bar and the back swipe are mirrored")
    func rightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        navigation.pushViewController(second, animated: false)
        stage.settle()
        let button = try #require(navigation.navigationBar.firstDescendant(BackButton.self))
        #expect(button.convert(button.bounds, to: nil as UIView?).maxX == 373)
        stage.drag(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 100, y: 400))
        stage.settle()
        #expect(navigation.topViewController === first)
    }

    @Test("pushing a screen twice stops the program with an explanation")
    func pushedTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(navigation.viewControllers[0], animated: false)
        }
    }
}

extension UIView {
    /// Returns the first view of a kind inside this view.
    func firstDescendant<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
        for view in subviews {
            if let found = view as? Kind ?? view.firstDescendant(kind) { return found }
        }
        return nil
    }
}
