import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// What a finger does to content, and what becomes of its momentum.
@MainActor @Suite("Dragging") struct ScrollDragTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = MovingDelegate()

    init() {
        view.contentSize = CGSize(width: 300, height: 4000)
        view.delegate = delegate
        stage.show(view)
        stage.settle()
    }

    /// Drags a finger up by 10 points each 10 ms, 50 in all, and lets it rest before it is lifted.
    private func dragAndRest(_ duration: TimeInterval, isReported: Bool, from y: CGFloat = 300, by step: CGFloat = -10)
    {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: y))
        let end = CGPoint(x: 150, y: y + 5 * step)
        for count in 1...5 {
            stage.advance(by: 0.01)
            stage.touchMove(finger, to: CGPoint(x: 150, y: y + step * CGFloat(count)))
        }
        let reports = isReported ? Int((duration * 60).rounded()) : 0
        for _ in 0..<reports {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: end)
        }
        if !isReported { stage.advance(by: duration) }
        stage.touchUp(finger, at: end)
    }

    @Test(
        "a finger that rests before it lifts doesn't fling (R614)", arguments: [0.1, 0.2, 0.3, 5], [true, false])
    func rest(duration: TimeInterval, isReported: Bool) {
        dragAndRest(duration, isReported: isReported)
        #expect(delegate.velocity == 0)
        #expect(delegate.target == CGPoint(x: 0, y: 40))
        #expect(!view.isDecelerating)
        stage.settle()
        #expect(view.contentOffset.y == 40)
    }

    @Test("a rest of one or two samples keeps the velocity (R614)", arguments: [0, 1.0 / 60, 2.0 / 60], [true, false])
    func shortRest(duration: TimeInterval, isReported: Bool) {
        dragAndRest(duration, isReported: isReported)
        #expect(abs((delegate.velocity ?? 0) - 1) < 0.001, "10 points in 10 ms, upwards")
        #expect(view.isDecelerating)
    }

    @Test("past an edge a rest doesn't reduce the velocity that the delegate gets (recorded: rubberband_top)")
    func restPastEdge() {
        dragAndRest(0.3, isReported: false, from: 100, by: 10)
        #expect(abs((delegate.velocity ?? 0) + 1) < 0.001)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("a finger that moves on after a rest flings with its latest velocity", arguments: [true, false])
    func moveAfterRest(isReported: Bool) {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 300))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 250))
        stage.advance(by: 0.3)
        if isReported { stage.touchMove(finger, to: CGPoint(x: 150, y: 250)) }
        for count in 1...10 {
            stage.advance(by: 0.01)
            stage.touchMove(finger, to: CGPoint(x: 150, y: 250 - 5 * CGFloat(count)))
        }
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        #expect(abs((delegate.velocity ?? 0) - 0.5) < 0.001)
    }

    @Test("a finger that trembles while it rests leaves no velocity")
    func trembling() {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 300))
        stage.advance(by: 0.05)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        for count in 0..<20 {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: 150, y: count.isMultiple(of: 2) ? 200.25 : 200))
        }
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        #expect(abs(delegate.velocity ?? 1) < 0.003, "a quarter of a point in a tenth of a second")
    }

    @Test("the target offset is on a pixel (recorded: decel_v750)")
    func announcedTarget() throws {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 207), duration: 0.1)
        let target = try #require(delegate.target)
        #expect(target.y * 2 == (target.y * 2).rounded())
    }

    @Test("a cancelled touch leaves the content in place, or lets it bounce back to its edge")
    func cancelled() {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 300))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 200))
        stage.advance(by: 0.02)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 150))
        stage.send(.touch(.init(phase: .cancelled, finger: finger, location: CGPoint(x: 150, y: 150))))
        #expect(!view.isDragging)
        #expect(view.contentOffset.y == 140)
        stage.settle()
        #expect(view.contentOffset.y == 140)
        #expect(delegate.velocity == 0)
    }

    @Test("a directional lock keeps a drag to one axis, unless it is diagonal", arguments: [true, false])
    func lock(isLocked: Bool) {
        view.contentSize = CGSize(width: 3000, height: 4000)
        view.isDirectionalLockEnabled = isLocked
        stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 220, y: 200))
        #expect(view.contentOffset.y == 90)
        #expect((view.contentOffset.x > 0) == !isLocked)
        view.contentOffset = .zero
        stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 160, y: 200))
        #expect(view.contentOffset.x > 0, "90 across for 100 down is aslant")
    }

    @Test(
        "momentum goes on from an offset set by the app, and a finger holds the content there (StreetScroller)")
    func endlessContent() {
        delegate.onScroll = { view in
            if view.contentOffset.y > 1000 { view.contentOffset.y -= 500 }
        }
        stage.flick(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 90), duration: 0.1)
        var last = view.contentOffset.y
        var jumps = 0
        while view.isDecelerating {
            stage.advance(by: 1.0 / 60)
            let step = view.contentOffset.y - last
            if step < 0 {
                jumps += 1
                #expect(step > -500 && step < -440, "it goes on as fast as before")
            }
            last = view.contentOffset.y
        }
        #expect(jumps >= 2)
        #expect(last <= 1000)

        view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        stage.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 80))
        #expect(abs(view.contentOffset.y - 700) <= 0.5, "900 + 300 - 500")
    }

    @Test("content reset before it would bounce keeps its velocity; content bouncing back stays")
    func endlessAtTheEdge() {
        var pages = 0
        delegate.onScroll = { view in
            guard view.contentOffset.y < 0, pages < 100 else { return }
            pages += 1
            view.contentSize.height += 1000
            view.contentOffset.y += 1000
        }
        view.contentOffset.y = 100
        stage.flick(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 360), duration: 0.1)
        var last = view.contentOffset.y
        while view.isDecelerating {
            stage.advance(by: 1.0 / 60)
            let step = view.contentOffset.y - last
            #expect(step < 60 || step > 900, "it never goes back down")
            last = view.contentOffset.y
        }
        #expect((1...3).contains(pages) && last > 0)

        // The delegate prevents bouncing at the top.
        delegate.onScroll = { view in
            if view.contentOffset.y < 0 { view.contentOffset.y = 0 }
        }
        view.contentOffset.y = 100
        stage.flick(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 360), duration: 0.1)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("setContentOffset without animation ends momentum")
    func stopping() {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.1)
        let offset = view.contentOffset
        view.setContentOffset(offset, animated: false)
        #expect(!view.isDecelerating)
        stage.settle()
        #expect(view.contentOffset == offset)
        #expect(delegate.calls.last == "didEndDecelerating")
    }

    @Test("content set to an offset during a bounce, and shortened before the next frame, comes back")
    func putInShorterContent() {
        stage.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        stage.advance(by: 0.2)
        #expect(view.isDecelerating && view.contentOffset.y < 0)
        view.contentOffset.y = 500
        view.contentSize.height = 700
        stage.settle()
        #expect(view.contentOffset.y == 300)
    }

    @Test("content at its end moves along when it gets shorter, whatever the last digits of its size")
    func digits() {
        let stage = Stage(size: CGSize(width: 390, height: 844), scale: 3)
        let view = UIScrollView(frame: stage.window.bounds)
        stage.show(view)
        view.contentSize.height = 2261.333333333333
        view.contentOffset.y = 1417 + 1.0 / 3
        view.contentSize.height = 2236.3333333333335
        #expect(abs(view.contentOffset.y - 1392 - 1.0 / 3) < 0.001)
    }

    @Test("stopScrollingAndZooming leaves content in place; past an edge or between pages it moves it there")
    func stoppedByHand() {
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.1)
        let offset = view.contentOffset.y
        view.stopScrollingAndZooming()
        #expect(!view.isDecelerating)
        #expect(delegate.calls.last == "didEndDecelerating")
        stage.settle()
        #expect(view.contentOffset.y == offset)

        view.contentOffset.y = 0
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        stage.advance(by: 0.05)
        #expect(view.contentOffset.y < -10)
        view.stopScrollingAndZooming()
        #expect(view.contentOffset.y == 0)

        view.isPagingEnabled = true
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(view.isScrollAnimating)
        stage.advance(by: 0.2)
        view.stopScrollingAndZooming()
        #expect(!view.isScrollAnimating)
        #expect(view.contentOffset.y == 400, "three quarters of the way to the next page")
    }

    @Test("a delegate that scrolls in each scrollViewDidScroll is called a few times, with one warning")
    func endlessTelling() {
        let warnings = WarningLog()
        delegate.onScroll = { $0.contentOffset.y += 1 }
        view.contentOffset.y = 100
        #expect(view.contentOffset.y == 108, "told 8 times, one inside of the other")
        #expect(warnings.messages.count == 1)
        delegate.onScroll = { if $0.contentOffset.y < 50 { $0.contentOffset.y = 50 } }
        view.contentOffset.y = 20
        #expect(view.contentOffset.y == 50)
    }

    @Test("content that shrinks below its offset during momentum comes back without a jump")
    func shrinking() {
        stage.flick(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 90), duration: 0.1)
        stage.advance(by: 0.3)
        #expect(view.contentOffset.y > 800)
        view.contentSize.height = 1000
        var last = view.contentOffset.y
        var largest: CGFloat = 0
        while view.isDecelerating {
            stage.advance(by: 1.0 / 60)
            largest = max(largest, abs(view.contentOffset.y - last))
            last = view.contentOffset.y
        }
        #expect(view.contentOffset.y == 600)
        #expect(largest < 80, "a frame's step on the way back from 400 points past the end")
    }

    @Test("no flick turns more than one page, wherever the drag began (R336)", arguments: [400, 350, 450])
    func paging(start: CGFloat) {
        view.isPagingEnabled = true
        view.contentOffset.y = start
        stage.flick(from: CGPoint(x: 150, y: 399), to: CGPoint(x: 150, y: 1), duration: 0.05)
        stage.settle()
        #expect(view.contentOffset.y <= (start / 400).rounded(.down) * 400 + 400)
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
        let offset = view.contentOffset.y
        stage.flick(from: CGPoint(x: 150, y: 1), to: CGPoint(x: 150, y: 399), duration: 0.05)
        stage.settle()
        #expect(view.contentOffset.y == max(offset - 400, 0))
    }

    @Test("a page caught on its way still comes to rest on a page")
    func caughtPage() {
        view.isPagingEnabled = true
        stage.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.05)
        stage.advance(by: 0.05)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) != 0)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
        stage.settle()
        #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
    }

    @Test(
        "a finger stops any scrolling",
        arguments: ["fling", "bounce", "scroll", "scroll to an item's place", "page", "notch of a wheel"])
    func caught(what: String) {
        switch what {
        case "fling": stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        case "bounce":
            stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        case "scroll": view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        case "scroll to an item's place":
            view.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: true)
        case "page":
            view.isPagingEnabled = true
            stage.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.05)
        default: stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 100), isPrecise: false)
        }
        stage.advance(by: 0.05)
        let before = view.contentOffset.y
        #expect(before != 0)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == before)
        stage.advance(by: 1)
        #expect(view.contentOffset.y == before)
        stage.touchMove(finger, to: CGPoint(x: 150, y: 199))
        let way = view.contentOffset.y - before
        #expect(before < 0 ? way > 0 && way < 1 : way == 1, "it moves with the finger, without slop")
        stage.touchUp(finger, at: CGPoint(x: 150, y: 199))
        #expect(stage.settle())
    }

    @Test("a finger stops a programmatic scroll, and the delegate gets didEndScrollingAnimation")
    func caughtGlide() {
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.advance(by: 0.15)
        let caught = view.contentOffset.y
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == caught)
        #expect(delegate.calls.contains("didEndScrollingAnimation"))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 190))
        #expect(view.contentOffset.y == caught + 10, "what moves has no slop")
        stage.touchUp(finger, at: CGPoint(x: 150, y: 190))
    }
}

@MainActor @Suite("Nested scroll views") struct NestedScrollTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

    init() {
        outer.contentSize = CGSize(width: 300, height: 2000)
        inner.contentSize = CGSize(width: 300, height: 400)
        outer.addSubview(inner)
        stage.show(outer)
        stage.settle()
    }

    @Test("of two vertical scroll views the inner scrolls first, and leaves drags at its edge to the outer")
    func sameWay() {
        stage.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 70))
        #expect(inner.contentOffset.y == 200)
        #expect(outer.contentOffset.y == 0)
        stage.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 230))
        #expect(inner.contentOffset.y == 200)
        #expect(outer.contentOffset.y == 40)
        // In the other direction, the inner view has content to show.
        stage.drag(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 150, y: 180))
        #expect(inner.contentOffset.y == 160)
        #expect(outer.contentOffset.y == 40)
    }

    @Test("where both views are at an edge the inner one bounces")
    func bothAtEdge() {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 150))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 250))
        #expect(inner.contentOffset.y < 0)
        #expect(outer.contentOffset.y == 0)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 250))
        stage.settle()
        #expect(inner.contentOffset.y == 0)
    }

    @Test("of two scroll views with different axes each gets its own drags", arguments: [0, 1, 2, 3])
    func crosswise(way: Int) {
        inner.contentSize = CGSize(width: 1000, height: 200)
        inner.alwaysBounceHorizontal = true
        let ends = [(50, 200), (250, 200), (150, 120), (150, 290)]
        let start = CGPoint(x: 150, y: 200)
        inner.contentOffset.x = 300
        outer.contentOffset.y = 20
        stage.drag(from: start, to: CGPoint(x: CGFloat(ends[way].0), y: CGFloat(ends[way].1)))
        #expect((inner.contentOffset.x != 300) == (way < 2))
        #expect((outer.contentOffset.y != 20) == (way >= 2))
    }
}

@MainActor private final class MovingDelegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity: CGFloat?
    var target: CGPoint?
    var onScroll: (@MainActor (UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity.y
        target = targetContentOffset.pointee
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}
