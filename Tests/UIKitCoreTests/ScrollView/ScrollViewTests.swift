import RenderTree
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Scroll views") struct ScrollViewTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = ScrollLog()

    init() {
        view.contentSize = CGSize(width: 300, height: 4000)
        view.delegate = delegate
        stage.show(view)
    }

    @Test("the first ten points of a drag don't scroll, the rest scrolls one to one (M7)")
    func drag() {
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        #expect(view.contentOffset.y == 190)
        stage.settle()
        #expect(view.contentOffset.y == 190, "the finger rested before it lifted")
        #expect(delegate.calls.first == "willBeginDragging")
        #expect(
            delegate.calls.filter { $0 != "didScroll" } == [
                "willBeginDragging", "willEndDragging", "didEndDragging false",
            ])
    }

    @Test("a flick decelerates, calls the delegate and needs no frame after it came to rest")
    func flick() {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), duration: 0.1)
        #expect(view.isDecelerating)
        let target = delegate.target?.y ?? 0
        #expect(stage.settle())
        #expect(!view.isDecelerating)
        #expect(abs(view.contentOffset.y - target) < 1.5)
        #expect(view.contentOffset.y > 700, "about 1500 points a second")
        #expect(
            delegate.calls.filter { $0 != "didScroll" }.suffix(3) == [
                "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
            ])
        let frames = stage.framesMade
        stage.advance(by: 5)
        #expect(stage.framesMade == frames, "no frame is asked for at rest")
    }

    @Test("a finger on decelerating content stops it and selects nothing")
    func catching() {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.1)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        let caught = view.contentOffset.y
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == caught)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(view.contentOffset.y == caught)
    }

    @Test("content pulled past the top bounces back")
    func bounce() {
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 210))
        // 100 points of pull: 0.55 · 100 · 400 / (0.55 · 100 + 400) = 48.35.
        #expect(abs(view.contentOffset.y + 48.35) < 0.5)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("content that fits doesn't scroll, unless it always bounces (R322)")
    func fitting() {
        view.contentSize = CGSize(width: 300, height: 100)
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == 0)
        view.alwaysBounceVertical = true
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y < 0)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("paging moves by one page at most (R336)")
    func paging() {
        view.isPagingEnabled = true
        stage.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.05)
        stage.settle()
        #expect(view.contentOffset.y == 400)
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 120))
        stage.settle()
        #expect(view.contentOffset.y == 400)
    }

    @Test(
        "a trackpad moves pages under the fingers, and they come to rest at a page",
        arguments: [
            ([30], 0), ([50], 400), ([300, 200], 800), ([300, -150], 0), ([300, -10], 0), ([450, -10], 400),
        ] as [([CGFloat], CGFloat)])
    func pagesByTrackpad(steps: [CGFloat], page: CGFloat) {
        view.isPagingEnabled = true
        for step in steps {
            let before = view.contentOffset.y
            stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: step))
            #expect(view.contentOffset.y == before + step)
            stage.advance(by: 0.05)
            #expect(view.contentOffset.y == before + step, "another step may follow")
        }
        #expect(stage.settle())
        #expect(view.contentOffset.y == page)
        let frames = stage.framesMade
        stage.advance(by: 5)
        #expect(stage.framesMade == frames, "no frame is asked for at rest")
    }

    @Test("the end of a trackpad swipe doesn't take back a page on its way")
    func tailOfASwipe() {
        view.isPagingEnabled = true
        for step in [120, 60, 30] as [CGFloat] {
            stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: step))
            stage.advance(by: 0.2)
            #expect(view.contentOffset.y > 120)
        }
        stage.settle()
        #expect(view.contentOffset.y == 400)
    }

    @Test("a wheel's notch and a key move one page each, and add up")
    func pagesByNotch() {
        view.isPagingEnabled = true
        for _ in 0..<2 {
            stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 100), isPrecise: false)
            stage.advance(by: 0.05)
        }
        stage.settle()
        #expect(view.contentOffset.y == 800)
        for (key, offset) in [("ArrowUp", 400), ("PageDown", 800), (" ", 1200), ("End", 3600), ("ArrowDown", 3600)] {
            stage.press(key)
            stage.settle()
            #expect(view.contentOffset.y == CGFloat(offset))
        }
        // From between two pages to the next one.
        view.contentOffset.y = 3000
        stage.press("ArrowUp")
        stage.settle()
        #expect(view.contentOffset.y == 2800)
    }

    @Test("a finger or the app takes over pages that a trackpad moves")
    func pagesTakenOver() {
        view.isPagingEnabled = true
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 300))
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        stage.advance(by: 1)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 90))
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        stage.settle()
        #expect(view.contentOffset.y == 1000)
    }

    @Test("the delegate may choose where content comes to rest")
    func target() {
        delegate.wanted = CGPoint(x: 0, y: 500)
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.settle()
        #expect(view.contentOffset.y == 500)
    }

    @Test("a trackpad's step scrolls at once, a wheel's notch smoothly, both up to the edge")
    func wheel() {
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 33))
        #expect(view.contentOffset.y == 33)
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 100), isPrecise: false)
        #expect(view.contentOffset.y == 33)
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 100), isPrecise: false)
        stage.settle()
        #expect(view.contentOffset.y == 233, "notches add up")
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 9999))
        #expect(view.contentOffset.y == 3600)
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: CGFloat.nan))
        #expect(view.contentOffset.y == 3600)
    }

    @Test(
        "arrow keys, Page Down, Space, Home and End scroll",
        arguments: [("ArrowDown", 60), ("PageDown", 360), (" ", 360), ("End", 3600), ("ArrowUp", 0), ("x", 0)])
    func keys(key: String, offset: CGFloat) {
        stage.press(key)
        #expect(view.contentOffset.y == offset)
        stage.press("Home")
        #expect(view.contentOffset.y == 0)
    }

    @Test("an inner view that scrolls sideways leaves a vertical drag to the outer one")
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        view.addSubview(inner)
        stage.settle()
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 145, y: 50))
        #expect(view.contentOffset.y == 90)
        #expect(inner.contentOffset == .zero)
        view.contentOffset = .zero
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 105))
        #expect(inner.contentOffset.x == 90)
        #expect(view.contentOffset == .zero)
    }

    @Test("contentOffset is rounded to device pixels and may be outside of the content (R301, R304)")
    func assignment() {
        view.contentOffset = CGPoint(x: 0, y: 10.3)
        #expect(view.contentOffset.y == 10.5)
        view.contentOffset.y = -70
        #expect(view.contentOffset.y == -70)
        view.contentOffset.y = .nan
        #expect(view.contentOffset.y == -70)
    }

    @Test("a content size or inset that is not finite is reported and ignored")
    func badContent() {
        let warnings = WarningLog()
        view.contentSize.height = .nan
        view.contentInset.top = .infinity
        #expect(view.contentSize == CGSize(width: 300, height: 4000))
        #expect(view.contentInset == .zero)
        #expect(warnings.identifiers == ["bad-geometry"])
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
        #expect(view.contentOffset.y == 40)
    }

    @Test("content may be ten trillion points long in both directions, as HorizonCalendar's is")
    func endlessContent() {
        let warnings = WarningLog()
        view.contentSize.height = 1e13
        view.contentInset.top = 1e13
        #expect(view.contentOffset.y == -1e13)
        view.contentOffset.y = 0
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        #expect(view.contentOffset.y == 190)
        view.contentOffset.y = 1e13 - 400
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(view.contentOffset.y == 1e13 - 590)
        #expect(warnings.identifiers == [])
        view.contentOffset.y = 1e14
        #expect(warnings.identifiers == ["bad-offset"])
    }

    @Test("content at its beginning moves with its inset")
    func inset() {
        view.contentInset.top = 50
        #expect(view.contentOffset.y == -50)
        #expect(view.adjustedContentInset.top == 50)
        view.contentOffset.y = 100
        view.contentInset.top = 20
        #expect(view.contentOffset.y == 100)
    }

    @Test("an inset that shrinks moves content that rested in it, and no other")
    func shrinkingInset() {
        view.contentInset.bottom = 200
        view.contentOffset.y = 3800
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 3600)
        view.contentOffset.y = 5000
        view.contentInset.bottom = 100
        view.contentInset.bottom = 50
        #expect(view.contentOffset.y == 5000)
    }

    @Test("keys skip a scroll view that was hidden after it was used")
    func hiddenView() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        other.contentSize = CGSize(width: 300, height: 1000)
        let holder = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        holder.addSubview(other)
        stage.show(holder)
        stage.wheel(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 50))
        stage.press("End")
        #expect(other.contentOffset.y == 800)
        holder.isHidden = true
        stage.press("End")
        #expect(view.contentOffset.y == 3600)
    }

    @Test("a view that gets the keyboard focus scrolls into view, and doesn't scroll if it is visible")
    func focus() {
        let button = UIView(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
        let holder = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 3000))
        holder.addSubview(button)
        view.addSubview(holder)
        stage.focus(button)
        #expect(view.contentOffset.y == 440, "the button ends 840 points down, the view is 400 high")
        view.contentOffset.y = 600
        stage.focus(button)
        #expect(view.contentOffset.y == 600)
        stage.focus(nil)
        #expect(view.contentOffset.y == 600)
    }

    @Test("the indicator shows while content moves and fades out afterwards")
    func indicator() {
        stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 1800))
        let bar = view.subviews.last { $0 is ScrollIndicator && !$0.isHidden }
        #expect(bar?.alpha == 1)
        // Half of the way: the bar of 394 · 400 / 4000 = 39.4 points is in the middle of its track.
        #expect(abs((bar?.frame.midY ?? 0) - 2000) < 0.001)
        #expect(bar?.frame.width == 3, "M14")
        stage.settle()
        #expect(bar?.alpha == 0)
    }

    @Test("a view removed while it scrolls needs no more frames, alive or not")
    func removal() {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.05)
        view.removeFromSuperview()
        #expect(!view.isDecelerating)
        #expect(stage.settle(limit: 0.1))
        do {
            let other = UIScrollView(frame: view.frame)
            other.contentSize = view.contentSize
            stage.show(other)
            stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 50))
            stage.advance(by: 0.05)
            other.removeFromSuperview()
        }
        #expect(stage.settle(limit: 0.1))
    }

    @Test("touches that never end, jump, or come twice leave the view working", arguments: 0..<40)
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat {
            [CGFloat.random(in: -100...500, using: &random), .infinity, -.infinity, .nan, 1e300][
                Int.random(in: 0..<20, using: &random) < 16 ? 0 : Int.random(in: 1..<5, using: &random)]
        }
        for _ in 0..<200 {
            let point = CGPoint(x: number(), y: number())
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                stage.send(.touch(.init(phase: .began, finger: Int.random(in: 0..<3, using: &random), location: point)))
            case 1, 2:
                stage.send(.touch(.init(phase: .moved, finger: Int.random(in: 0..<3, using: &random), location: point)))
            case 3:
                stage.send(.touch(.init(phase: .ended, finger: Int.random(in: 0..<3, using: &random), location: point)))
            case 4:
                stage.wheel(at: point, by: CGVector(dx: number(), dy: number()), isPrecise: Bool.random(using: &random))
            default: stage.advance(by: Double.random(in: 0...0.1, using: &random))
            }
            #expect(view.contentOffset.isFinite, "seed \(seed)")
        }
        for finger in 0..<3 { stage.send(.touch(.init(phase: .cancelled, finger: finger, location: .zero))) }
        #expect(stage.settle(), "seed \(seed)")
        #expect(view.restingRange(.vertical).contains(view.contentOffset.y), "seed \(seed): \(view.contentOffset)")
    }
}

@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var wanted: CGPoint?
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        if let wanted { targetContentOffset.pointee = wanted }
        target = targetContentOffset.pointee
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
}
