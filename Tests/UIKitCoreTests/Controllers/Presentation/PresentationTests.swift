import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Modal presentation") @MainActor struct PresentationTests {
    private let stage = Stage(
        size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    private let log = LifeCycleLog()
    private let below: LoggingController
    private let above: LoggingController

    init() {
        below = LoggingController("b", log)
        above = LoggingController("a", log)
        stage.show(below)
        _ = log.take()
    }

    private var appearances: [String] { log.take().filter { !$0.contains("Layout") } }

    @Test("a full screen removes the screen below from the window, and a dismissal brings it back")
    func fullScreen() {
        above.modalPresentationStyle = .fullScreen
        var completed: [String] = []
        below.present(above, animated: true) { completed.append("presented") }
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        #expect(above.isBeingPresented)
        #expect(appearances == ["a didLoad", "b willDisappear", "a willAppear", "a isAppearing 400"])
        stage.advance(by: 0.05)
        #expect((above.view.layer.presentation()?.affineTransform().ty ?? 0) > 100)
        #expect(completed.isEmpty)
        stage.settle()
        #expect(appearances == ["b didDisappear", "a didAppear"])
        #expect(completed == ["presented"])
        #expect(below.view.window == nil && below.view.superview == nil)
        above.dismiss(animated: true) { completed.append("dismissed") }
        #expect(above.isBeingDismissed)
        stage.settle()
        #expect(
            appearances == ["a willDisappear", "b willAppear", "b isAppearing 400", "a didDisappear", "b didAppear"])
        #expect(completed == ["presented", "dismissed"])
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(below.view.window === stage.window && above.view.superview == nil)
        #expect(below.view.frame == stage.window.bounds)
    }

    @Test("without an animation a presentation and a dismissal happen at once")
    func atOnce() {
        above.modalPresentationStyle = .fullScreen
        var isThere = false
        below.present(above, animated: false) { isThere = true }
        #expect(isThere)
        below.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
    }

    @Test("a second presentation, or one from a controller without a window, is ignored with a warning")
    func ignored() {
        let warnings = WarningLog()
        let other = UIViewController()
        below.present(above, animated: false)
        below.present(other, animated: false)
        #expect(below.presentedViewController === above)
        let nowhere = UIViewController()
        nowhere.present(other, animated: false)
        #expect(other.presentingViewController == nil)
        #expect(warnings.identifiers == ["ignored-presentation", "ignored-presentation"])
    }

    @Test("dismissing the lowest screen dismisses all presented above")
    func stack() {
        let top = LoggingController("t", log)
        below.present(above, animated: false)
        above.present(top, animated: false)
        stage.settle()
        #expect(above.presentedViewController === top)
        below.dismiss(animated: true)
        stage.settle()
        #expect(top.presentingViewController == nil && above.presentingViewController == nil)
        #expect(top.view.window == nil && above.view.window == nil)
        #expect(log.calls.filter { $0 == "t didDisappear" }.count == 1)
    }

    @Test("a child presents through the outermost parent, or the one that defines a context")
    func contexts() {
        let (parent, child) = (UIViewController(), UIViewController())
        // Shown first: until then its view is as large as the screen of whichever stage was made last.
        stage.show(parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.present(above, animated: false)
        #expect(above.presentingViewController === parent)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        child.definesPresentationContext = true
        above.modalPresentationStyle = .overCurrentContext
        child.present(above, animated: false)
        stage.settle()
        #expect(above.presentingViewController === child)
        let frame = above.view.convert(above.view.bounds, to: nil as UIView?)
        #expect(frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        #expect(UINavigationController().definesPresentationContext && !UITabBarController().definesPresentationContext)
    }

    @Test("a presented screen takes the touches, and gets its traits from the window")
    func touches() {
        var taps = 0
        let behind = UIControl(frame: below.view.bounds)
        behind.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
        below.view.addSubview(behind)
        above.modalPresentationStyle = .overFullScreen
        below.present(above, animated: false)
        stage.settle()
        stage.tap(at: CGPoint(x: 200, y: 400))
        #expect(taps == 0)
        #expect(!below.view.isHidden)
    }

    @Test("presenting a controller that is already presented stops the program")
    func presentedTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let stage = Stage()
            let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
            stage.show(one)
            one.present(two, animated: false)
            two.present(three, animated: false)
            two.present(three, animated: false)
        }
    }
}
