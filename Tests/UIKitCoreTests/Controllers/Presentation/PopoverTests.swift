import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Popovers from a button at (400, 100, 100, 40) of a tablet of 1000 × 1200.
@Suite("Popovers") @MainActor struct PopoverTests {
    private let stage = Stage(size: CGSize(width: 1000, height: 1200))
    private let below = UIViewController()
    private let above = UIViewController()
    private let log = PopoverLog()
    private let button = UIControl(frame: CGRect(x: 400, y: 100, width: 100, height: 40))

    init() {
        below.view.addSubview(button)
        stage.show(below)
        above.modalPresentationStyle = .popover
        above.preferredContentSize = CGSize(width: 300, height: 200)
        above.popoverPresentationController?.sourceItem = button
        above.presentationController?.delegate = log
    }

    private func present() throws -> UIPopoverPresentationController {
        let popover = try #require(above.popoverPresentationController)
        below.present(above, animated: false)
        stage.settle()
        return popover
    }

    /// The visible frame of the presented view, in the window.
    private var frame: CGRect { above.view.convert(above.view.bounds, to: stage.window) }

    private func count(touchesOf control: UIControl) -> () -> Int {
        var touches = 0
        control.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
        return { touches }
    }

    // MARK: Presenting and dismissing

    @Test("a popover appears below its source, and its safe area excludes the arrow")
    func comes() throws {
        let popover = try #require(above.popoverPresentationController)
        #expect(popover.arrowDirection == .unknown)
        below.present(above, animated: true)
        stage.advance(by: 0.05)
        #expect((above.view.superview?.superview?.layer.presentation()?.affineTransform().a ?? 1) < 1)
        stage.settle()
        // 450 − 150 = 300, and an arrow of 13 above the 200.
        #expect(frame == CGRect(x: 300, y: 140, width: 300, height: 213))
        #expect(popover.frameOfPresentedViewInContainerView == frame && popover.arrowDirection == .up)
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(above.traitCollection.horizontalSizeClass == .compact)
        #expect(!below.view.isHidden && log.lines == ["prepare"])
    }

    @Test("a popover's frame is as light or dark as its content")
    func appearance() throws {
        above.overrideUserInterfaceStyle = .dark
        _ = try present()
        #expect(above.view.superview?.superview?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a touch outside dismisses a popover and reaches no view; a touch inside doesn't dismiss")
    func tappedOutside() throws {
        let touches = count(touchesOf: button)
        _ = try present()
        stage.tap(at: CGPoint(x: 450, y: 300))
        #expect(below.presentedViewController === above)
        stage.tap(at: button.center)
        #expect(below.presentedViewController == nil && touches() == 0)
        #expect(log.lines == ["prepare", "will", "did", "old did"])
        #expect(above.view.superview == nil && above.popoverPresentationController?.sourceItem == nil)
    }

    @Test("the delegate may keep a popover from being dismissed", arguments: [true, false])
    func kept(byOldName: Bool) throws {
        (log.mayGo, log.mayGoByOldName) = (byOldName, !byOldName)
        _ = try present()
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(below.presentedViewController === above && log.lines == ["prepare", "attempt"])
    }

    @Test("passthrough views keep their touches, unless another view covers them")
    func passthrough() throws {
        let touches = count(touchesOf: button)
        let popover = try present()
        popover.passthroughViews = [button]
        stage.tap(at: button.center)
        #expect(touches() == 1 && below.presentedViewController === above)
        below.view.addSubview(UIView(frame: button.frame))
        stage.tap(at: button.center)
        #expect(touches() == 1 && below.presentedViewController == nil)
    }

    @Test("a popover comes from a bar button, whose neighbours can still be tapped")
    func barButton() throws {
        var taps = 0
        let item = UIBarButtonItem(title: "Filter", primaryAction: UIAction { _ in })
        let neighbour = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps += 1 })
        below.navigationItem.rightBarButtonItems = [item, neighbour]
        stage.show(UINavigationController(rootViewController: below))
        stage.settle()
        above.popoverPresentationController?.barButtonItem = item
        let popover = try present()
        let shown = try #require(item.frame(in: stage.window))
        let other = try #require(neighbour.frame(in: stage.window))
        #expect(popover.arrowDirection == .up && frame.minY == shown.maxY && frame.maxX == 990)
        stage.tap(at: CGPoint(x: other.midX, y: other.midY))
        #expect(taps == 1 && below.presentedViewController === above)
        stage.tap(at: CGPoint(x: shown.midX, y: shown.midY))
        #expect(below.presentedViewController == nil)
    }

    @Test("a popover may present another one, and dismissing the lowest dismisses both")
    func nested() throws {
        _ = try present()
        let (inner, source) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 40)))
        above.view.addSubview(source)
        inner.modalPresentationStyle = .popover
        inner.preferredContentSize = CGSize(width: 100, height: 100)
        inner.popoverPresentationController?.sourceView = source
        inner.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 40, height: 40)
        above.present(inner, animated: false)
        stage.settle()
        // From (300, 240, 40, 40) in the window.
        let seen = inner.view.convert(inner.view.bounds, to: stage.window)
        #expect(seen == CGRect(x: 270, y: 280, width: 100, height: 113))
        below.dismiss(animated: true)
        stage.settle()
        #expect(inner.view.window == nil && above.view.window == nil)
    }

    @Test("a dismissed popover is released")
    func lifetimes() throws {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let made = UIViewController()
            made.modalPresentationStyle = .popover
            made.popoverPresentationController?.sourceItem = button
            (controller, presentation) = (made, made.presentationController)
            below.present(made, animated: true)
            stage.settle()
            below.dismiss(animated: true)
            stage.settle()
        }
        #expect(controller == nil && presentation == nil)
    }

    @Test("a popover's source and delegate may be set after present")
    func lateSource() {
        let late = UIViewController()
        late.modalPresentationStyle = .popover
        late.preferredContentSize = CGSize(width: 300, height: 200)
        below.present(late, animated: true)
        #expect(below.presentedViewController === late && late.isViewLoaded)
        late.popoverPresentationController?.sourceView = button
        late.popoverPresentationController?.delegate = log
        stage.settle()
        #expect(late.view.convert(late.view.bounds, to: nil) == CGRect(x: 300, y: 140, width: 300, height: 213))
        #expect(log.lines == ["prepare"])
    }

    @Test("a popover that is dismissed before it appears doesn't appear")
    func dismissedEarly() {
        let early = UIViewController()
        early.modalPresentationStyle = .popover
        below.present(early, animated: true)
        var isDismissed = false
        below.dismiss(animated: true) { isDismissed = true }
        stage.settle()
        #expect(isDismissed && below.presentedViewController == nil && early.viewIfLoaded?.window == nil)
        #expect(early.presentingViewController == nil)
    }

    @Test("a popover without a source stops the program, and the message says what to set")
    func noSource() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = Stage(size: CGSize(width: 1000, height: 1200))
            let (below, above) = (UIViewController(), UIViewController())
            stage.show(below)
            above.modalPresentationStyle = .popover
            below.present(above, animated: false)
            stage.settle()
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains("A popover with UIViewController was presented, and nothing says where its arrow points."))
    }

    // MARK: Sizes

    @Test("a popover follows preferredContentSize, also inside a navigation controller", arguments: [false, true])
    func preferredSize(isInNavigation: Bool) throws {
        let screen = isInNavigation ? UIViewController() : above
        screen.preferredContentSize = CGSize(width: 300, height: 200)
        let shown = isInNavigation ? UINavigationController(rootViewController: screen) : above
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceItem = button
        below.present(shown, animated: false)
        stage.settle()
        screen.preferredContentSize = CGSize(width: 300, height: 400)
        stage.advance(by: 0.05)
        let moving = try #require(shown.view.superview?.layer.presentation()).bounds.height
        let bars: CGFloat = isInNavigation ? 64 : 0
        #expect(moving > 213 + bars && moving < 413 + bars)
        stage.settle()
        #expect(shown.view.bounds.height == 413 + bars)
    }

    @Test("after a rotation a popover stays at its source, and the delegate may set another rect")
    func turned() throws {
        button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let popover = try present()
        stage.resize(to: CGSize(width: 1200, height: 1000))
        stage.settle()
        // The 400 to the left and the 500 to the right share the additional 200.
        #expect(log.asked == [CGRect(x: 0, y: 0, width: 100, height: 40)] && frame.minY == 140)
        #expect(abs(frame.midX - button.center.x) <= 0.5)
        log.rect = CGRect(x: 0, y: 0, width: 100, height: 20)
        stage.resize(to: CGSize(width: 1000, height: 1200))
        stage.settle()
        #expect(frame.minY == 120 && popover.sourceRect.height == 20)
    }

    // MARK: In compact width

    @Test("on a phone a popover becomes a large sheet, and the delegate is told")
    func phone() throws {
        stage.resize(
            to: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        above.popoverPresentationController?.sourceItem = nil
        let popover = try present()
        #expect(frame == CGRect(x: 0, y: 50, width: 400, height: 750))
        #expect(above.presentationController === popover && popover.arrowDirection == .unknown)
        stage.tap(at: CGPoint(x: 200, y: 30))
        #expect(below.presentedViewController == nil && log.lines == ["sheet", "will", "did", "old did"])
    }

    @Test("on a phone a popover has the detents that the delegate gives its sheet")
    func phoneDetents() throws {
        stage.resize(to: CGSize(width: 400, height: 800))
        log.detent = .custom { _ in 300 }
        _ = try present()
        #expect(above.view.bounds.height == 300)
    }

    @Test("on a phone a popover stays one where the delegate returns the style none")
    func phonePopover() throws {
        stage.resize(to: CGSize(width: 400, height: 800))
        button.frame.origin = CGPoint(x: 300, y: 100)
        log.style = UIModalPresentationStyle.none
        _ = try present()
        // The popover is 10 points away from the edge.
        #expect(frame == CGRect(x: 90, y: 140, width: 300, height: 213))
    }

    @Test("on a phone the delegate may present another controller in the popover's place")
    func substitute() throws {
        stage.resize(to: CGSize(width: 400, height: 800))
        log.style = .fullScreen
        log.wrapsInNavigation = true
        _ = try present()
        let around = try #require(below.presentedViewController as? UINavigationController)
        #expect(around.topViewController === above && around.modalPresentationStyle == .fullScreen)
        #expect(below.view.window == nil && around.view.bounds.size == CGSize(width: 400, height: 800))
        above.dismiss(animated: false)
        #expect(below.presentedViewController == nil && below.view.window != nil && log.lines == ["cover"])
    }

    @Test("a popover becomes a sheet when the window gets narrow, and a popover again when wide")
    func adapts() throws {
        let popover = try present()
        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 770) && popover.arrowDirection == .unknown)
        stage.resize(to: CGSize(width: 1000, height: 1200))
        stage.settle()
        #expect(frame == CGRect(x: 300, y: 140, width: 300, height: 213) && popover.arrowDirection == .up)
        #expect(popover.containerView?.subviews.count == 2 && log.lines == ["prepare", "sheet"])
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(below.presentedViewController == nil)
    }

    @Test("a sheet in a popover's place becomes a smaller sheet when the window gets wide")
    func sheetsOnly() throws {
        let delegate = SheetsOnly()
        above.presentationController?.delegate = delegate
        stage.resize(to: CGSize(width: 400, height: 800))
        _ = try present()
        #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 770))
        stage.resize(to: CGSize(width: 1000, height: 1200))
        stage.settle()
        // The popover is in the middle, in the content's preferred size.
        #expect(frame == CGRect(x: 350, y: 500, width: 300, height: 200) && above.view.window === stage.window)
        withExtendedLifetime(delegate) {}
    }
}

/// Wants a sheet everywhere: a large one where there is little width, and a small one elsewhere.
@MainActor private final class SheetsOnly: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .formSheet
    }
}

/// Records the calls of a popover's delegate, and returns what a test sets.
@MainActor private final class PopoverLog: UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var (mayGo, mayGoByOldName) = (true, true)
    var style = UIModalPresentationStyle.pageSheet
    var wrapsInNavigation = false
    var detent: UISheetPresentationController.Detent?
    /// The rects that the arrow pointed to at changes of size, and the rect that it points to afterwards.
    var asked: [CGRect] = []
    var rect: CGRect?

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        lines.append("prepare")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        asked.append(rect.pointee)
        if let new = self.rect { rect.pointee = new }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wrapsInNavigation ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        guard let detent else { return }
        (adaptivePresentationController as? UISheetPresentationController)?.detents = [detent]
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        lines.append(style == .pageSheet ? "sheet" : "cover")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayGo }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { mayGoByOldName }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        lines.append("old did")
    }
}
