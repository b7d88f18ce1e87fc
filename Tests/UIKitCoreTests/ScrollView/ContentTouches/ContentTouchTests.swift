import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Touches on a scroll view's content") struct ContentTouchTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = ChoosyScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let content = ContentLog(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    private let place = CGPoint(x: 150, y: 300)

    init() {
        view.contentSize = content.bounds.size
        view.addSubview(content)
        stage.show(view)
    }

    private func mouse(_ phase: PointerInput.Phase, _ place: CGPoint) {
        stage.send(.pointer(PointerInput(phase: phase, location: place)))
    }

    // MARK: Delay

    @Test("content gets a resting finger's touch after 0.15 seconds (M11)")
    func resting() {
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.149)
        #expect(content.calls == [])
        stage.advance(by: 0.002)
        #expect(content.calls == ["began"])
        stage.touchUp(finger, at: place)
        #expect(content.calls == ["began", "ended"])
        stage.settle()
        let frames = stage.framesMade
        stage.advance(by: 1)
        #expect(stage.framesMade == frames)
    }

    @Test("content gets a quick tap's touches together when the finger lifts")
    func tap() {
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.05)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 304))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 305))
        #expect(content.calls == [])
        stage.touchUp(finger, at: CGPoint(x: 150, y: 306))
        #expect(content.calls == ["began", "moved", "ended"])
        #expect(content.places.map(\.y) == [300, 305, 306], "each as it was")
    }

    @Test("content never gets the touch of a finger that scrolls within that time")
    func scrolling() {
        stage.drag(from: place, to: CGPoint(x: 150, y: 100))
        stage.settle()
        #expect(view.contentOffset.y == 190)
        #expect(content.calls == [])
    }

    @Test("content's touch is cancelled when the finger scrolls later")
    func scrollingLater() {
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.3)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "cancelled"])
        #expect(view.contentOffset.y == 90)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(content.calls == ["began", "cancelled"])
    }

    @Test("with delaysContentTouches off content gets touches at once")
    func undelayed() {
        view.delaysContentTouches = false
        let finger = stage.touchDown(at: place)
        #expect(content.calls == ["began"])
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "cancelled"])
    }

    @Test("content that can't scroll gets touches at once, without a frame")
    func unscrollable() {
        view.contentSize = CGSize(width: 300, height: 100)
        stage.settle()
        let frames = stage.framesMade
        let finger = stage.touchDown(at: place)
        #expect(content.calls == ["began"])
        stage.advance(by: 1)
        #expect(stage.framesMade == frames)
        stage.touchUp(finger, at: place)
    }

    @Test("content gets a mouse's touches at once, cancelled when the mouse drags")
    func mouse() {
        mouse(.began, place)
        #expect(content.calls == ["began"])
        mouse(.moved, CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "cancelled"])
        #expect(view.contentOffset.y == 90)
        mouse(.ended, CGPoint(x: 150, y: 200))
    }

    @Test("the innermost of several scroll views delays touches as the outermost does")
    func nested() {
        let outer = UIScrollView(frame: stage.window.bounds)
        outer.contentSize = CGSize(width: 3000, height: 400)
        stage.show(outer)
        outer.addSubview(view)
        view.delaysContentTouches = false
        stage.settle()
        let finger = stage.touchDown(at: place)
        #expect(content.calls == [], "the outer one may still want it")
        stage.advance(by: 0.2)
        #expect(content.calls == ["began"])
        stage.touchUp(finger, at: place)
    }

    @Test("a second finger doesn't prolong the delay of the first")
    func secondFinger() {
        content.isMultipleTouchEnabled = true
        let first = stage.touchDown(at: place)
        stage.advance(by: 0.1)
        let second = stage.touchDown(at: CGPoint(x: 50, y: 300))
        stage.advance(by: 0.06)
        #expect(content.calls == ["began", "began"])
        stage.touchUp(first, at: place)
        stage.touchUp(second, at: place)
        stage.settle()
    }

    @Test("the scroll view may be removed while a touch is delayed")
    func leaving() {
        let finger = stage.touchDown(at: place)
        view.removeFromSuperview()
        stage.advance(by: 1)
        stage.touchUp(finger, at: place)
        #expect(content.calls == [], "it was not touched when it could still be seen")
        #expect(stage.settle(limit: 1))
        stage.drag(from: place, to: CGPoint(x: 150, y: 100))
    }

    // MARK: Which view gets the touch

    @Test("with canCancelContentTouches off a finger whose touch the content got never scrolls")
    func uncancellable() {
        view.canCancelContentTouches = false
        stage.drag(from: place, to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == 90, "it was not told in time")
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.2)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 100))
        #expect(content.calls == ["began", "moved", "moved", "ended"])
        #expect(view.contentOffset.y == 90)
        #expect(view.questions.isEmpty, "the subclass is not asked")
    }

    @Test("a subclass can keep touches from a view")
    func shouldBegin() {
        view.isOpen = false
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.2)
        #expect(content.calls == [])
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        #expect(content.calls == [])
        #expect(view.contentOffset.y == 90, "it still scrolls")
        #expect(view.questions == ["begin"])
    }

    @Test("a subclass can let a view keep its touches")
    func shouldCancel() {
        view.isGreedy = false
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.2)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        #expect(content.calls == ["began", "moved", "ended"])
        #expect(view.contentOffset.y == 0)
        #expect(view.questions == ["begin", "cancel"])
    }

    @Test("a control keeps a touch that it got; a quick drag scrolls")
    func controls() {
        #expect(!view.touchesShouldCancel(in: UIButton()))
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        content.addSubview(button)
        let finger = stage.touchDown(at: place)
        stage.advance(by: 0.2)
        #expect(button.isHighlighted)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == 0)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.drag(from: place, to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == 90)
    }

    @Test("a mouse that drags at once scrolls from a control, too; one held down before does not")
    func mouseOnControls() {
        content.addSubview(UIButton(frame: content.bounds))
        mouse(.began, place)
        stage.advance(by: 0.05)
        mouse(.moved, CGPoint(x: 150, y: 250))
        mouse(.ended, CGPoint(x: 150, y: 250))
        stage.settle()
        let offset = view.contentOffset.y
        #expect(offset > 0)
        mouse(.began, CGPoint(x: 150, y: 250))
        stage.advance(by: 0.2)
        mouse(.moved, CGPoint(x: 150, y: 150))
        mouse(.ended, CGPoint(x: 150, y: 150))
        #expect(view.contentOffset.y == offset)
    }

    // MARK: Cells

    @Test("a highlighted cell is unhighlighted when scrolling begins, and isn't selected")
    func cells() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let list = UICollectionView(frame: view.frame, collectionViewLayout: layout)
        let source = NumberSource(counts: [100])
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
        list.dataSource = source
        stage.show(list)
        let cell = list.cellForItem(at: [0, 2])
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 250))
        #expect(cell?.isHighlighted == false)
        stage.advance(by: 0.2)
        #expect(cell?.isHighlighted == true)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        #expect(cell?.isHighlighted == false)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(list.indexPathsForSelectedItems == [])
        stage.tap(at: CGPoint(x: 150, y: 30))
        #expect(list.indexPathsForSelectedItems?.count == 1)
    }
}

/// Decides about touches as a test sets it.
private final class ChoosyScrollView: UIScrollView {
    var isOpen = true
    var isGreedy = true
    private(set) var questions: [String] = []

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        if !isOpen || !isGreedy { questions.append("begin") }
        return isOpen && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        if !isOpen || !isGreedy || !canCancelContentTouches { questions.append("cancel") }
        return isGreedy && super.touchesShouldCancel(in: view)
    }
}
