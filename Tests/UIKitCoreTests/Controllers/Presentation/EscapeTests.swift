import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Escape") @MainActor struct EscapeTests {
    private let stage = Stage()
    private let screen = KeyController()

    init() { stage.show(screen) }

    private func present(_ presented: UIViewController, _ style: UIModalPresentationStyle) {
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = screen.view
        screen.present(presented, animated: false)
        stage.settle()
    }

    private func escape() {
        stage.press("Escape")
        stage.settle()
    }

    @Test(
        "Escape dismisses the presentation in front, and the screen behind gets no key",
        arguments: [
            UIModalPresentationStyle.pageSheet, .fullScreen, .popover, .overFullScreen,
        ])
    func front(style: UIModalPresentationStyle) {
        present(UIViewController(), style)
        let over = UIViewController()
        screen.presentedViewController?.present(over, animated: false)
        stage.settle()
        escape()
        #expect(screen.presentedViewController?.presentedViewController == nil)
        #expect(screen.presentedViewController != nil)
        escape()
        #expect(screen.presentedViewController == nil)
        #expect(screen.keys == [])
        escape()
        #expect(screen.keys == ["Escape"])
    }

    @Test("a screen behind that was scrolled last, or has the focus, gets no key either")
    func behind() {
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 100, height: 4000)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        screen.view.addSubview(list)
        list.addSubview(button)
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 50))
        stage.settle()
        present(UIViewController(), .pageSheet)
        let offset = list.contentOffset
        stage.press("End")
        stage.settle()
        #expect(list.contentOffset == offset)
        escape()
        #expect(screen.presentedViewController == nil)
    }

    @Test("Escape dismisses a sheet that lets touches through; other keys are for what is behind")
    func undimmed() {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present(sheet, .pageSheet)
        stage.press("a")
        #expect(screen.keys == ["a"])
        escape()
        #expect(screen.presentedViewController == nil)
        #expect(screen.keys == ["a"])
    }

    @Test("a modal presentation stays, and its delegate hears of the attempt")
    func modal() {
        let attempts = DismissalAttempts()
        attempts.allows = false
        let sheet = UIViewController()
        sheet.presentationController?.delegate = attempts
        present(sheet, .pageSheet)
        escape()
        #expect(screen.presentedViewController === sheet)
        #expect(attempts.count == 1)
        #expect(screen.keys == [])
    }

    @Test("a responder in the presentation may handle Escape itself")
    func handled() {
        let form = KeyController()
        form.handles = true
        present(form, .pageSheet)
        escape()
        #expect(form.keys == ["Escape"])
        #expect(screen.presentedViewController === form)
    }
}

/// Records the keys that arrive.
private final class KeyController: UIViewController {
    var keys: [String] = []
    var handles = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.name }
        if !handles { super.pressesBegan(presses, with: event) }
    }
}
