import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Writes down what a person does with a sheet.
@MainActor private final class SheetLog: UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var mayGo = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayGo }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        lines.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
    }
}

@Suite("Presenting") @MainActor struct PresentationTests {
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

    @Test("a full screen takes out what is below, and brings it back")
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
        #expect(below.view.isHidden)
        above.dismiss(animated: true) { completed.append("dismissed") }
        #expect(above.isBeingDismissed)
        stage.settle()
        #expect(
            appearances == ["a willDisappear", "b willAppear", "b isAppearing 400", "a didDisappear", "b didAppear"])
        #expect(completed == ["presented", "dismissed"])
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(!below.view.isHidden && above.view.superview == nil)
    }

    @Test("without an animation all of it happens at once")
    func atOnce() {
        above.modalPresentationStyle = .fullScreen
        var isThere = false
        below.present(above, animated: false) { isThere = true }
        #expect(isThere)
        below.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
    }

    @Test("a sheet leaves what is below where it is, darker, and as high as it can be")
    func sheet() throws {
        below.present(above, animated: true)
        stage.settle()
        #expect(appearances == ["a didLoad", "a willAppear", "a isAppearing 400", "a didAppear"])
        // 50 of the notch and a gap of 10.
        #expect(above.view.frame == CGRect(x: 0, y: 60, width: 400, height: 740))
        #expect(above.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        stage.tap(at: CGPoint(x: 200, y: 30))
        #expect(below.presentedViewController == nil)
    }

    @Test("a sheet of two detents is pulled up, down, and away")
    func detents() throws {
        let sheetLog = SheetLog()
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = sheetLog
        below.present(above, animated: false)
        stage.settle()
        // 800 − 60 − 30 = 710 at the most, of which half is 355, and 30 of the lower safe area.
        #expect(above.view.frame == CGRect(x: 0, y: 415, width: 400, height: 385))
        stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 100))
        stage.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(above.view.frame.minY == 60)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 420))
        stage.settle()
        #expect(above.view.frame.minY == 415)
        stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 790))
        stage.settle()
        #expect(below.presentedViewController == nil)
        #expect(sheetLog.lines == ["large", "medium", "will", "did"])
    }

    @Test(
        "content of a sheet scrolls, and at its top a pull is the sheet's, unless it may refresh",
        arguments: [false, true])
    func scrollingSheet(refreshes: Bool) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 740))
        list.contentSize = CGSize(width: 400, height: 3000)
        if refreshes { list.refreshControl = UIRefreshControl() }
        above.view.addSubview(list)
        below.present(above, animated: false)
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(list.contentOffset.y == 190)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(list.contentOffset.y == 100)
        #expect(above.view.frame.minY == 60)
        list.contentOffset.y = 0
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 790))
        stage.settle(limit: 5)
        #expect((below.presentedViewController == nil) == !refreshes)
        #expect(list.refreshControl?.isRefreshing ?? false == refreshes)
        list.refreshControl?.endRefreshing()
        stage.settle()
    }

    @Test("a modal sheet resists, comes back, and tells its delegate of the attempt")
    func modalSheet() throws {
        let sheetLog = SheetLog()
        sheetLog.mayGo = false
        above.presentationController?.delegate = sheetLog
        below.present(above, animated: false)
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 100))
        stage.touchMove(finger, to: CGPoint(x: 200, y: 110))
        stage.touchMove(finger, to: CGPoint(x: 200, y: 600))
        stage.advance(by: 0.3)
        // A fifth of the 490 beyond the slop.
        #expect(abs(above.view.frame.minY - (60 + 98)) < 1e-9)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 600))
        stage.settle()
        #expect(above.view.frame.minY == 60)
        #expect(sheetLog.lines == ["attempt"])
    }

    @Test("an undimmed detent lets what is below be touched")
    func undimmed() throws {
        var taps = 0
        let button = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        below.view.addSubview(button)
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        below.present(above, animated: false)
        stage.settle()
        stage.tap(at: CGPoint(x: 50, y: 150))
        #expect(taps == 1)
        #expect(below.presentedViewController === above)
    }

    @Test("on a tablet sheets float, a form smaller than a page")
    func tablet() {
        stage.setSafeArea(.zero)
        stage.resize(to: CGSize(width: 1000, height: 1200))
        above.modalPresentationStyle = .formSheet
        below.present(above, animated: false)
        stage.settle()
        #expect(above.view.frame == CGRect(x: 230, y: 290, width: 540, height: 620))
        below.dismiss(animated: false)
        above.modalPresentationStyle = .pageSheet
        below.present(above, animated: false)
        stage.settle()
        #expect(above.view.frame == CGRect(x: 148, y: 40, width: 704, height: 1120))
    }

    @Test("a second presentation, and one from nowhere, are reported and do nothing")
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

    @Test("dismissing the lowest takes away all that lie over it")
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
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.show(parent)
        child.present(above, animated: false)
        #expect(above.presentingViewController === parent)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        child.definesPresentationContext = true
        above.modalPresentationStyle = .overCurrentContext
        child.present(above, animated: false)
        stage.settle()
        #expect(above.presentingViewController === child)
        #expect(above.view.convert(above.view.bounds, to: nil as UIView?).height == 800)
    }

    @Test("what is presented takes the touches, and has its own traits' way to the window")
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

    @Test("presenting a controller that is presented already ends the program")
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
