import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Records the calls of a sheet's delegate.
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

@Suite("Sheets") @MainActor struct SheetTests {
    private let stage = Stage(
        size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    private let below = UIViewController()
    private let above = UIViewController()

    init() { stage.show(below) }

    /// The visible frame of the presented view, in the window.
    private var frame: CGRect { above.view.convert(above.view.bounds, to: stage.window) }

    @Test("a sheet leaves the screen below in place, and is as high as the safe area lets it be")
    func large() throws {
        below.present(above, animated: true)
        stage.settle()
        // The sheet begins below the notch, which is 50 high.
        #expect(frame == CGRect(x: 0, y: 50, width: 400, height: 750))
        stage.tap(at: CGPoint(x: 200, y: 30))
        #expect(below.presentedViewController == nil)
    }

    @Test("a sheet with two detents can be dragged up, down, and away")
    func detents() throws {
        let sheetLog = SheetLog()
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = sheetLog
        below.present(above, animated: false)
        stage.settle()
        // 800 − 50 − 30 = 720 at the most, of which 0.56 are 403.2, so 403.33 on pixels, and 30 of the lower safe area, all of
        // it drawn at 384/400.
        #expect(frame.isNear(to: CGRect(x: 8, y: 376, width: 384, height: 416)))
        stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 100))
        stage.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(frame.minY == 50)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 420))
        stage.settle()
        #expect(frame.isNear(to: CGRect(x: 8, y: 376, width: 384, height: 416)))
        stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 790))
        stage.settle()
        #expect(below.presentedViewController == nil)
        #expect(sheetLog.lines == ["large", "medium", "will", "did"])
    }

    @Test(
        "a sheet's content scrolls; a pull at its top moves the sheet, unless it has a refresh control",
        arguments: [false, true])
    func scrollingSheet(refreshes: Bool) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 750))
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
        #expect(frame.minY == 50)
        list.contentOffset.y = 0
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 790))
        stage.settle(limit: 5)
        #expect((below.presentedViewController == nil) == !refreshes)
        #expect(list.refreshControl?.isRefreshing ?? false == refreshes)
        list.refreshControl?.endRefreshing()
        stage.settle()
    }

    @Test("a modal sheet resists, springs back, and reports the attempt to its delegate")
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
        #expect(abs(frame.minY - (50 + 98)) < 1e-9)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 600))
        stage.settle()
        #expect(frame.minY == 50)
        #expect(sheetLog.lines == ["attempt"])
    }

    @Test("an undimmed detent lets the screen below take touches")
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

    @Test("on a tablet sheets float, a form sheet smaller than a page sheet")
    func tablet() {
        stage.setSafeArea(.zero)
        stage.resize(to: CGSize(width: 1000, height: 1200))
        above.modalPresentationStyle = .formSheet
        below.present(above, animated: false)
        stage.settle()
        #expect(frame == CGRect(x: 230, y: 290, width: 540, height: 620))
        below.dismiss(animated: false)
        above.modalPresentationStyle = .pageSheet
        below.present(above, animated: false)
        stage.settle()
        #expect(frame == CGRect(x: 148, y: 40, width: 704, height: 1120))
    }

}
