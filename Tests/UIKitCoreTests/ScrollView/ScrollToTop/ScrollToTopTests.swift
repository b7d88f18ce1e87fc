import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Scrolling to the top") struct ScrollToTopTests {
    private let stage = Stage(
        size: CGSize(width: 300, height: 400), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = TopLog()
    private let bar = CGPoint(x: 150, y: 20)

    init() {
        view.contentSize = CGSize(width: 300, height: 4000)
        view.delegate = delegate
        stage.show(view)
        view.contentOffset.y = 2000
        delegate.calls = []
    }

    @Test("a tap at the top of the screen scrolls up in 0.3 seconds, and tells the delegate at the end")
    func tap() {
        #expect(view.scrollsToTop)
        let finger = stage.touchDown(at: bar)
        stage.touchUp(finger, at: bar)
        #expect(view.contentOffset.y == 2000)
        stage.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 975) < 1, "half of the way to -50")
        #expect(!delegate.calls.contains("didScrollToTop"))
        stage.settle()
        #expect(view.contentOffset.y == -50, "the safe area stays free")
        #expect(delegate.calls == ["shouldScrollToTop", "didScrollToTop"], "the program asked for no animation")
    }

    @Test("a tap further down, a drag and a long press don't scroll to the top")
    func otherTouches() {
        stage.tap(at: CGPoint(x: 150, y: 60))
        stage.drag(from: bar, to: CGPoint(x: 150, y: 80))
        stage.longPress(at: bar, duration: 1)
        #expect(view.contentOffset.y > 1800)
        #expect(!delegate.calls.contains("shouldScrollToTop"))
    }

    @Test("the delegate may refuse to scroll to the top; then the content gets the tap")
    func refused() {
        let content = ContentLog(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        view.addSubview(content)
        delegate.isWilling = false
        stage.tap(at: bar)
        #expect(view.contentOffset.y == 2000)
        #expect(content.calls == ["began", "ended"])
        content.clear()
        delegate.isWilling = true
        stage.tap(at: bar)
        #expect(view.contentOffset.y == -50)
        #expect(content.calls == [], "and otherwise it is not")
    }

    @Test("no view scrolls to the top while two on screen would")
    func several() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
        stage.window.addSubview(other)
        stage.tap(at: bar)
        #expect(view.contentOffset.y == 2000)
        other.scrollsToTop = false
        stage.tap(at: bar)
        #expect(view.contentOffset.y == -50)

        view.contentOffset.y = 2000
        other.scrollsToTop = true
        other.isHidden = true
        stage.tap(at: bar)
        #expect(view.contentOffset.y == -50, "one that is not seen does not count")
    }

    @Test("the delegate isn't asked at the top, nor while scrolling is off")
    func nothingToDo() {
        view.contentOffset.y = -50
        stage.tap(at: bar)
        #expect(delegate.calls == [])
        view.contentOffset.y = 2000
        view.isScrollEnabled = false
        stage.tap(at: bar)
        #expect(delegate.calls == [])
        view.isScrollEnabled = true
        view.scrollsToTop = false
        stage.tap(at: bar)
        #expect(delegate.calls == [])
    }

    @Test("a finger that stops scrolling to the top ends it, and the delegate isn't told of the end")
    func caught() {
        stage.touchUp(stage.touchDown(at: bar), at: bar)
        stage.advance(by: 0.15)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        stage.advance(by: 1)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(view.contentOffset.y > 900)
        #expect(delegate.calls == ["shouldScrollToTop"])
        view.setContentOffset(.zero, animated: true)
        stage.settle()
        #expect(delegate.calls == ["shouldScrollToTop", "didEndScrollingAnimation"])
    }

    @Test("Command-Up and Control-Up scroll to the top", arguments: [UIKeyModifierFlags.command, .control])
    func keys(modifier: UIKeyModifierFlags) {
        stage.press("ArrowUp", modifiers: modifier)
        stage.settle()
        #expect(view.contentOffset.y == -50)
        #expect(delegate.calls == ["shouldScrollToTop", "didScrollToTop"])
    }

    @Test("a drag resigns the first responder where keyboardDismissMode says so")
    func keyboard() {
        let field = Field(frame: CGRect(x: 0, y: 2100, width: 300, height: 40))
        view.addSubview(field)
        let modes: [(UIScrollView.KeyboardDismissMode, Bool)] = [
            (.none, true), (.onDrag, false), (.interactive, false),
        ]
        for (mode, staysFirst) in modes {
            field.becomeFirstResponder()
            view.keyboardDismissMode = mode
            stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 280))
            #expect(field.isFirstResponder == staysFirst)
        }
    }

    @Test("endEditing resigns a first responder inside the view, with force if needed")
    func endEditing() {
        let field = Field(frame: CGRect(x: 0, y: 2100, width: 300, height: 40))
        view.addSubview(field)
        #expect(!view.endEditing(true), "there is no first responder")
        field.becomeFirstResponder()
        let beside = UIView()
        view.addSubview(beside)
        #expect(!beside.endEditing(true))
        #expect(field.isFirstResponder)
        field.isStubborn = true
        #expect(!view.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(view.endEditing(true))
        #expect(!field.isFirstResponder)
    }
}

@MainActor private final class TopLog: UIScrollViewDelegate {
    var calls: [String] = []
    var isWilling = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldScrollToTop")
        return isWilling
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}

/// Wants keys.
private final class Field: UIView {
    var isStubborn = false

    override var canBecomeFirstResponder: Bool { true }

    override var canResignFirstResponder: Bool { !isStubborn }
}
