import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A screen that writes down what is around the app, apart from the person's way to the screen in front.
private final class SurroundingsScreen: Screen {
    @MainActor private(set) var shown: [Surroundings] = []
    @MainActor private(set) var messages = 0

    func show(_ transaction: LayerTransaction) {}

    func show(_ surroundings: Surroundings) {
        var around = surroundings
        (around.steps, around.activity) = ([], nil)
        MainActor.assumeIsolated {
            messages += 1
            if shown.last != around { shown.append(around) }
        }
    }
}

/// A controller that returns what a test sets, and counts its calls.
private final class DecidingController: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var hidesIndicator = false
    var child: UIViewController?
    var questions = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
        questions += 1
        return style
    }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override var childForStatusBarStyle: UIViewController? { child }

    convenience init(_ style: UIStatusBarStyle) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }
}

@Suite("The status bar and other surroundings", .serialized) @MainActor struct SurroundingsTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let port = SurroundingsScreen()

    /// Not in `init`, as other suites run between that and a test.
    private func start() {
        stage.settle()
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: JournalAppDelegate())
        stage.screen.stopShowing()
        stage.screen.show(on: [port])
        stage.settle()
    }

    private var last: Surroundings? { port.shown.last }

    @Test("a screen gets the surroundings with its first frame, and not again while nothing changes")
    func first() {
        start()
        #expect(port.shown == [Surroundings()])
        stage.show(DecidingController(.darkContent))
        #expect(port.shown == [Surroundings()])
        #expect(port.messages == 2, "the second one says which screen is in front")
        stage.advance(by: 1)
        #expect(port.messages == 2)
    }

    @Test("the root controller sets the status bar in the frame after its update, asked once per frame")
    func root() {
        start()
        let controller = DecidingController(.lightContent)
        stage.show(controller)
        #expect(last == Surroundings(statusBar: .lightContent))
        controller.hides = true
        controller.hidesIndicator = true
        stage.settle()
        #expect(last == Surroundings(statusBar: .lightContent))
        controller.questions = 0
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        stage.settle()
        #expect(last == Surroundings(statusBar: .hidden, isHomeIndicatorHidden: true))
        #expect(controller.questions == 1)
    }

    @Test("scrolling asks no controller for the status bar")
    func scrolling() {
        start()
        let controller = DecidingController(.lightContent)
        stage.show(controller)
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 5000)
        controller.view.addSubview(scrollView)
        stage.settle()
        controller.questions = 0
        stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
        stage.settle()
        #expect(scrollView.contentOffset.y > 300)
        #expect(controller.questions == 0)
    }

    @Test("the default style follows light and dark mode of the device, or of the controller")
    func defaultStyle() {
        start()
        let controller = DecidingController(.default)
        stage.show(controller)
        #expect(last?.statusBar == .darkContent)
        stage.setAppearance(.dark)
        #expect(last?.statusBar == .lightContent)
        controller.overrideUserInterfaceStyle = .light
        stage.settle()
        #expect(last?.statusBar == .darkContent)
    }

    @Test("a container returns the child that controls the status bar")
    func children() {
        start()
        let (controller, child) = (DecidingController(.darkContent), DecidingController(.lightContent))
        controller.addChild(child)
        controller.child = child
        stage.show(controller)
        #expect(last?.statusBar == .lightContent)
    }

    @Test("a container that returns itself, or a cycle, controls the bar itself, the cycle with a warning")
    func circles() {
        start()
        let log = WarningLog()
        let (one, other) = (DecidingController(.lightContent), DecidingController(.lightContent))
        one.child = one
        stage.show(one)
        #expect(last?.statusBar == .lightContent)
        #expect(log.identifiers.isEmpty)
        one.child = other
        other.child = one
        one.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        #expect(log.identifiers == ["endless-status-bar"])
    }

    @Test("a navigation controller's bar style sets the status bar; with a hidden bar the top screen does")
    func navigation() {
        start()
        let screen = DecidingController(.lightContent)
        let navigation = UINavigationController(rootViewController: screen)
        stage.show(navigation)
        #expect(last?.statusBar == .darkContent)
        navigation.navigationBar.barStyle = .black
        stage.settle()
        #expect(last?.statusBar == .lightContent)
        navigation.navigationBar.barStyle = .default
        stage.settle()
        #expect(last?.statusBar == .darkContent)
        navigation.isNavigationBarHidden = true
        stage.settle()
        #expect(last?.statusBar == .lightContent)
    }

    @Test("a navigation controller's top screen hides the bar and the home indicator, also after push and pop")
    func navigationHides() {
        start()
        let (list, photo) = (DecidingController(.default), DecidingController(.default))
        photo.hides = true
        photo.hidesIndicator = true
        let navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
        #expect(last == Surroundings())
        navigation.pushViewController(photo, animated: true)
        stage.settle()
        #expect(last == Surroundings(statusBar: .hidden, isHomeIndicatorHidden: true))
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(last == Surroundings())
    }

    @Test(
        "a full screen controls the status bar, other presentations if they capture it, until dismissed",
        arguments: [(UIModalPresentationStyle.fullScreen, false), (.pageSheet, true), (.overFullScreen, true)])
    func presented(_ style: UIModalPresentationStyle, captures: Bool) {
        start()
        let (root, form) = (DecidingController(.darkContent), DecidingController(.lightContent))
        form.modalPresentationStyle = style
        form.modalPresentationCapturesStatusBarAppearance = captures
        stage.show(root)
        root.present(form, animated: true)
        stage.settle()
        #expect(last?.statusBar == .lightContent)
        root.dismiss(animated: true)
        stage.settle()
        #expect(last?.statusBar == .darkContent)
    }

    @Test("a sheet leaves the status bar to its presenting controller")
    func sheet() {
        start()
        let root = DecidingController(.darkContent)
        stage.show(root)
        root.present(DecidingController(.lightContent), animated: false)
        stage.settle()
        #expect(last?.statusBar == .darkContent)
    }

    @Test("the front window controls the status bar, as long as it is visible")
    func windows() {
        start()
        stage.show(DecidingController(.darkContent))
        let front = UIWindow(frame: stage.screen.bounds)
        front.rootViewController = DecidingController(.lightContent)
        front.isHidden = false
        stage.settle()
        #expect(last?.statusBar == .lightContent)
        front.isHidden = true
        stage.settle()
        #expect(last?.statusBar == .darkContent)
    }

    @Test("on a phone in landscape the status bar is hidden")
    func sideways() {
        start()
        stage.show(UIViewController())
        #expect(last?.statusBar == .darkContent)
        stage.resize(to: CGSize(width: 852, height: 393))
        #expect(last?.statusBar == .hidden)
        stage.resize(to: CGSize(width: 393, height: 852))
        #expect(last?.statusBar == .darkContent)
    }

    @Test("screens get the scene's title and the current activity's identifier")
    func titleAndPlace() throws {
        start()
        let scene = try #require(stage.window.windowScene)
        scene.title = "Harbour"
        let activity = NSUserActivity(activityType: "photo")
        activity.targetContentIdentifier = "/photos/3"
        activity.becomeCurrent()
        stage.settle()
        #expect(last == Surroundings(title: "Harbour", place: "/photos/3"))
        activity.targetContentIdentifier = "/photos/4"
        stage.settle()
        #expect(last?.place == "/photos/4")
        activity.resignCurrent()
        scene.title = ""
        stage.settle()
        #expect(last == Surroundings())
        #expect(port.shown.count == 4)
    }

    @Test("a screen that joins later gets the current surroundings")
    func late() {
        start()
        stage.show(DecidingController(.lightContent))
        let second = SurroundingsScreen()
        stage.screen.stopShowing()
        stage.screen.show(on: [port, second])
        stage.settle()
        #expect(second.shown == [Surroundings(statusBar: .lightContent)])
    }

    @Test("statusBarManager returns the style, whether it is hidden, and the frame")
    func manager() throws {
        start()
        let controller = DecidingController(.lightContent)
        stage.show(controller)
        let manager = try #require(stage.window.windowScene?.statusBarManager)
        #expect(manager.statusBarStyle == .lightContent)
        #expect(!manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
        controller.hides = true
        controller.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        #expect(manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == .zero)
        #expect(UIApplication.shared.isStatusBarHidden)
    }
}
