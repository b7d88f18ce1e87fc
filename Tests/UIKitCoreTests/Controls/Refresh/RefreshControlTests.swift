import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Views are 300 × 400 points, so 90 points of shown pull ask for a refresh: after ten points of slop the finger has to
/// go 0.55 d · 400 / (0.55 d + 400) = 90, d = 211.2 points.
@MainActor @Suite("Refresh controls") struct RefreshControlTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let control = UIRefreshControl()
    private let log: ValueLog
    private let insets = InsetLog()

    init() {
        log = ValueLog(control)
        view.contentSize = CGSize(width: 300, height: 4000)
        view.refreshControl = control
        view.delegate = insets
        stage.show(view)
    }

    /// Puts a finger down at the top, and moves it by `distance` after its slop; the finger stays on the screen.
    private func pull(by distance: CGFloat, from top: CGFloat = 40) -> Int {
        let finger = stage.touchDown(at: CGPoint(x: 150, y: top))
        slide(finger, from: top, to: top + 10 + distance)
        return finger
    }

    private func slide(_ finger: Int, from start: CGFloat, to end: CGFloat) {
        for step in 1...20 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(finger, to: CGPoint(x: 150, y: start + (end - start) * CGFloat(step) / 20))
        }
    }

    private func letGo(_ finger: Int, at y: CGFloat = 200) {
        stage.advance(by: 0.2)
        stage.touchMove(finger, to: CGPoint(x: 150, y: y))
        stage.touchUp(finger, at: CGPoint(x: 150, y: y))
    }

    private func refreshByPulling() {
        let finger = pull(by: 220)
        letGo(finger, at: 270)
    }

    private var wheel: UIActivityIndicatorView? {
        control.descendants(UIActivityIndicatorView.self).first
    }

    @Test("a control at rest is hidden, and behind all other views")
    func rest() {
        #expect(control.isHidden)
        #expect(!control.isRefreshing)
        #expect(control.frame.size == CGSize(width: 300, height: 60))
        #expect(view.subviews.first === control)
        #expect(view.adjustedContentInset == .zero)
        #expect(view.contentOffset == .zero)
    }

    @Test("a short pull shows some spokes above the content, and sends no event")
    func shortPull() throws {
        let finger = pull(by: 100)
        // 55 · 400 / 455 = 48.35, on a half point.
        #expect(view.contentOffset.y == -48.5)
        #expect(!control.isHidden)
        #expect(control.frame == CGRect(x: 0, y: -48.5, width: 300, height: 60))
        let wheel = try #require(wheel)
        #expect(wheel.center.y == 24.25)
        #expect(wheel.drawnSpokes == 3, "28.5 of 70 points")
        #expect(!wheel.isAnimating)
        letGo(finger, at: 150)
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
        #expect(control.isHidden)
        #expect(log.events == [])
    }

    @Test("a pull past the threshold sends one event, and then the content rests below the control (R610)")
    func refresh() throws {
        let finger = pull(by: 211)
        #expect(view.contentOffset.y == -90)
        #expect(control.isRefreshing)
        #expect(log.events == ["value", "primary"])
        #expect(view.adjustedContentInset.top == 0, "the finger holds the content")
        stage.touchMove(finger, to: CGPoint(x: 150, y: 300))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 60))
        stage.touchMove(finger, to: CGPoint(x: 150, y: 300))
        #expect(log.changes == 1)
        letGo(finger, at: 300)
        #expect(view.adjustedContentInset.top == 60)
        #expect(view.contentInset == .zero)
        stage.advance(by: 2)
        #expect(view.contentOffset.y == -60)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        #expect(try #require(wheel).isAnimating)
        #expect(insets.changes == 1)
    }

    @Test("after the finger lifts each frame is nearer to the resting offset, without a jump")
    func release() {
        let finger = pull(by: 250)
        let pulled = view.contentOffset.y
        letGo(finger, at: 300)
        #expect(view.contentOffset.y == pulled)
        var offsets = [pulled]
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets == offsets.sorted())
        #expect(offsets.last == -60)
    }

    @Test("endRefreshing scrolls back in 0.3 seconds, fades the indicator, and needs no frame after that")
    func end() {
        refreshByPulling()
        stage.advance(by: 2)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(view.adjustedContentInset.top == 0)
        #expect(view.contentOffset.y == -60)
        stage.advance(by: 0.15)
        #expect(abs(view.contentOffset.y + 30) < 4, "half of the way in half of the time")
        #expect(abs(control.alpha + view.contentOffset.y / 60) < 0.001)
        #expect(control.frame.minY == -60, "it leaves with the content")
        #expect(stage.settle(limit: 1))
        #expect(view.contentOffset.y == 0)
        #expect(control.isHidden)
        #expect(insets.calls.suffix(1) == ["didScroll"], "the delegate is told of no animation that it did not ask for")
        let frames = stage.framesMade
        stage.advance(by: 5)
        #expect(stage.framesMade == frames)
    }

    @Test("beginRefreshing sends no event, and moves content at its top down, so that the wheel is seen (R610, R951)")
    func programmaticAtRest() {
        control.beginRefreshing()
        #expect(view.contentOffset.y == 0, "apps subtract the control's height from it, to scroll themselves")
        #expect(view.adjustedContentInset.top == 60)
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == -60)
        #expect(wheel?.isAnimating == true)
        #expect(log.events == [])
        control.endRefreshing()
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
    }

    @Test("beginRefreshing doesn't scroll content that is further down; the indicator is above the content (R610)")
    func programmatic() {
        view.contentOffset.y = 300
        control.beginRefreshing()
        control.beginRefreshing()
        #expect(stage.settle(), "out of sight it does not turn")
        #expect(view.contentOffset.y == 300)
        view.contentOffset.y = 0
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 60)
        #expect(log.events == [])
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == -60)
        #expect(wheel?.isAnimating == true)
        control.endRefreshing()
        control.endRefreshing()
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 0)
        #expect(insets.changes == 2)
    }

    @Test("an indicator scrolled out of view needs no frames, and turns again in view")
    func outOfSight() {
        refreshByPulling()
        stage.advance(by: 1)
        view.contentOffset.y = 500
        #expect(stage.settle(limit: 1))
        #expect(view.adjustedContentInset.top == 60)
        view.contentOffset.y = -60
        #expect(!stage.settle(limit: 1))
    }

    @Test("endRefreshing far below the top changes nothing visible")
    func endFarBelow() {
        control.beginRefreshing()
        view.contentOffset.y = 500
        control.endRefreshing()
        #expect(view.adjustedContentInset.top == 0)
        #expect(stage.settle())
        #expect(view.contentOffset.y == 500)
    }

    @Test("endRefreshing during a pull waits for the finger, and the same pull sends no second event")
    func endWhilePulled() {
        let finger = pull(by: 220)
        control.endRefreshing()
        let held = view.contentOffset.y
        stage.touchMove(finger, to: CGPoint(x: 150, y: 280))
        #expect(view.contentOffset.y < held)
        #expect(log.changes == 1)
        letGo(finger, at: 280)
        #expect(insets.changes == 0)
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
        refreshByPulling()
        #expect(log.changes == 2)
    }

    @Test("endRefreshing under a second finger doesn't move the content")
    func endWhileHeld() {
        refreshByPulling()
        stage.advance(by: 1)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 200))
        slide(finger, from: 200, to: 180)
        #expect(view.contentOffset.y == -50)
        control.endRefreshing()
        stage.touchMove(finger, to: CGPoint(x: 150, y: 179))
        #expect(view.contentOffset.y == -49)
        #expect(view.adjustedContentInset.top == 60)
        letGo(finger, at: 179)
        #expect(view.adjustedContentInset.top == 0)
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
    }

    @Test("a flick away from the control keeps its momentum when the refresh ends")
    func endWhileCoasting() {
        refreshByPulling()
        stage.advance(by: 1)
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 280), duration: 0.02)
        #expect(view.isDecelerating)
        #expect(view.pulledDistance > 0)
        control.endRefreshing()
        #expect(view.adjustedContentInset.top == 60)
        #expect(stage.settle())
        #expect(view.contentOffset.y > 100)
        #expect(view.adjustedContentInset.top == 0)
    }

    @Test("endRefreshing during an animated scroll to the control scrolls back afterwards")
    func endWhileGliding() {
        control.beginRefreshing()
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        stage.advance(by: 0.1)
        control.endRefreshing()
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 0)
        #expect(insets.calls.count { $0 == "didEndScrollingAnimation" } == 1)
    }

    @Test("endRefreshing during the bounce reverses it towards the top")
    func endWhileBouncing() {
        refreshByPulling()
        stage.advance(by: 0.05)
        #expect(view.contentOffset.y < -60)
        control.endRefreshing()
        #expect(stage.settle(limit: 1))
        #expect(view.contentOffset.y == 0)
        #expect(insets.calls.count { $0 == "didEndDecelerating" } == 1)
    }

    @Test("removing a refreshing control removes its inset")
    func removal() {
        refreshByPulling()
        stage.advance(by: 1)
        view.refreshControl = nil
        #expect(control.superview == nil)
        #expect(view.adjustedContentInset.top == 0)
        #expect(stage.settle(limit: 1))
        #expect(view.contentOffset.y == 0)
        #expect(control.isRefreshing, "that is the app's to end")
        control.endRefreshing()
        refreshByPulling()
        #expect(log.changes == 1)
    }

    @Test("a control that replaces another one is the one that a pull triggers")
    func replacement() {
        let other = UIRefreshControl()
        let otherLog = ValueLog(other)
        view.refreshControl = other
        #expect(control.superview == nil && other.superview === view)
        refreshByPulling()
        #expect(log.changes == 0 && otherLog.changes == 1)
    }

    @Test("a control added as a subview works like one set as refreshControl")
    func subview() {
        view.refreshControl = nil
        view.addSubview(control)
        refreshByPulling()
        #expect(log.changes == 1)
        stage.advance(by: 1)
        #expect(view.contentOffset.y == -60)
        control.removeFromSuperview()
        #expect(stage.settle(limit: 1))
        #expect(view.contentOffset.y == 0)
    }

    @Test("without a window the inset changes at once")
    func noWindow() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 4000)
        view.refreshControl = control
        control.beginRefreshing()
        view.contentOffset.y = -60
        #expect(view.adjustedContentInset.top == 60)
        control.endRefreshing()
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 0)
    }

    @Test("a view that leaves its window while the end waits for a finger loses the inset")
    func windowLost() {
        refreshByPulling()
        stage.advance(by: 1)
        let finger = pull(by: 20)
        control.endRefreshing()
        #expect(view.adjustedContentInset.top == 60)
        view.removeFromSuperview()
        #expect(view.adjustedContentInset.top == 0)
        #expect(view.contentOffset.y == 0)
        stage.touchUp(finger, at: CGPoint(x: 150, y: 100))
        #expect(stage.settle(limit: 1))
    }

    @Test("a view that leaves its window while it scrolls back is at the top when it returns")
    func windowLostOnTheWay() {
        refreshByPulling()
        stage.advance(by: 1)
        control.endRefreshing()
        stage.advance(by: 0.1)
        view.removeFromSuperview()
        #expect(view.contentOffset.y == 0)
        stage.show(view)
        #expect(control.isHidden)
    }

    @Test("content that scrolls sideways only, or fits, isn't pulled, unless it always bounces")
    func short() {
        view.contentSize = CGSize(width: 900, height: 300)
        refreshByPulling()
        #expect(view.contentOffset.y == 0)
        #expect(log.changes == 0)
        view.alwaysBounceVertical = true
        refreshByPulling()
        #expect(log.changes == 1)
        stage.advance(by: 1)
        #expect(view.contentOffset.y == -60)
        control.endRefreshing()
        #expect(stage.settle())
        #expect(view.contentOffset.y == 0)
    }

    @Test("a disabled control can be pulled, and sends no event")
    func disabled() {
        control.isEnabled = false
        refreshByPulling()
        #expect(log.changes == 0)
        #expect(stage.settle())
    }

    @Test("the app's insets and the safe area are kept")
    func insetsOfOthers() {
        stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        view.contentInset.top = 50
        #expect(stage.settle())
        #expect(view.contentOffset.y == -70)
        refreshByPulling()
        stage.advance(by: 1)
        #expect(view.contentInset.top == 50)
        #expect(view.adjustedContentInset.top == 130)
        #expect(view.contentOffset.y == -130)
        #expect(control.frame.minY == -60)
        view.contentInset.top = 10
        #expect(view.contentOffset.y == -90)
        #expect(control.frame.minY == -60)
        control.endRefreshing()
        #expect(stage.settle())
        #expect(view.contentOffset.y == -30)
    }

    @Test("a title below the indicator makes the control as high as needed")
    func title() {
        control.attributedTitle = NSAttributedString(string: "one\ntwo\nthree\nfour")
        control.beginRefreshing()
        #expect(control.bounds.height > 100)
        #expect(view.adjustedContentInset.top == control.bounds.height)
        control.attributedTitle = nil
        #expect(view.adjustedContentInset.top == 60)
    }

    @Test("screen readers read a control while it refreshes")
    func reader() {
        #expect(control.accessibilityNode == nil)
        control.beginRefreshing()
        #expect(control.accessibilityNode?.role == .progress)
        #expect(control.accessibilityNode?.label == "Refreshing")
        control.attributedTitle = NSAttributedString(string: "Fetching mail")
        #expect(control.accessibilityNode?.label == "Fetching mail")
        control.endRefreshing()
        #expect(control.accessibilityNode == nil)
    }

    @Test("pinned headers aren't moved by a control that refreshes (R46)")
    func pinned() {
        let source = NumberSource(counts: [40])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 54)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        let list = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400), layout: flow)
        list.refreshControl = control
        stage.show(list)
        func header() -> CGFloat? {
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame.minY
        }
        control.beginRefreshing()
        list.contentOffset.y = -60
        stage.advance(by: 0.1)
        #expect(header() == 0)
        list.contentOffset.y = 100
        stage.advance(by: 0.1)
        #expect(header() == 100)
        #expect(list.subviews.first === control)
    }

    @Test("after random pulls, ends and removals the inset is always the control's", arguments: 0..<30)
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var fingers: [Int] = []
        for _ in 0..<80 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: control.beginRefreshing()
            case 1: control.endRefreshing()
            case 2: view.refreshControl = Bool.random(using: &random) ? control : nil
            case 3:
                let finger = pull(by: CGFloat.random(in: -100...300, using: &random))
                stage.touchUp(finger, at: CGPoint(x: 150, y: 200))
            case 4: fingers.append(pull(by: CGFloat.random(in: -100...300, using: &random)))
            case 5:
                let offset = CGPoint(x: 0, y: CGFloat.random(in: -100...100, using: &random))
                view.setContentOffset(offset, animated: Bool.random(using: &random))
            case 6: view.contentInset.top = CGFloat(Int.random(in: 0...50, using: &random))
            case 7:
                let step = CGVector(dx: 0, dy: CGFloat.random(in: -90...90, using: &random))
                stage.wheel(at: CGPoint(x: 150, y: 200), by: step)
            default: stage.advance(by: Double.random(in: 0...0.5, using: &random))
            }
        }
        for finger in fingers { stage.touchUp(finger, at: CGPoint(x: 150, y: 200)) }
        control.endRefreshing()
        #expect(stage.settle(), "seed \(seed)")
        #expect(view.adjustedContentInset == view.contentInset, "seed \(seed)")
        #expect(control.superview == nil || control.isHidden == (view.pulledDistance < 1), "seed \(seed)")
    }
}

/// Records the calls of a scroll view's delegate.
@MainActor private final class InsetLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    var changes: Int { calls.count { $0 == "didChangeInset" } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("didChangeInset") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}
