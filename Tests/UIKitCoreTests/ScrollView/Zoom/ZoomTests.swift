import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Zooming") struct ZoomTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate: ZoomLog

    init() {
        delegate = ZoomLog(photo: photo)
        view.addSubview(photo)
        view.contentSize = photo.bounds.size
        view.minimumZoomScale = 1
        view.maximumZoomScale = 3
        view.delegate = delegate
        stage.show(view)
    }

    /// Two fingers 100 points apart pull until they are `distance` apart. The first eight points are slop.
    private func pinch(to distance: CGFloat) -> (left: Int, right: Int) {
        let fingers = (
            stage.touchDown(at: CGPoint(x: 100, y: 200)), stage.touchDown(at: CGPoint(x: 200, y: 200))
        )
        stage.touchMove(fingers.1, to: CGPoint(x: distance > 100 ? 208 : 192, y: 200))
        let middle: CGFloat = distance > 100 ? 154 : 146
        stage.touchMove(fingers.0, to: CGPoint(x: middle - distance / 2, y: 200))
        stage.touchMove(fingers.1, to: CGPoint(x: middle + distance / 2, y: 200))
        return fingers
    }

    @Test("a zoom that is stopped keeps its scale, or returns to its limit at once")
    func stopped() {
        view.setZoomScale(3, animated: true)
        #expect(view.isZoomAnimating)
        stage.advance(by: 0.15)
        view.stopScrollingAndZooming()
        #expect(!view.isZoomAnimating)
        #expect(abs(view.zoomScale - 2) < 1e-9, "half of the way after half of the time")
        let offset = view.contentOffset
        stage.settle()
        #expect(abs(view.zoomScale - 2) < 1e-9)
        #expect(view.contentOffset == offset)
        #expect(delegate.turns.first == "willBeginZooming")
        #expect(delegate.turns.count == 2, "and its end")

        view.zoomScale = 3
        let fingers = pinch(to: 216)
        stage.touchUp(fingers.left, at: CGPoint(x: 46, y: 200))
        stage.touchUp(fingers.right, at: CGPoint(x: 262, y: 200))
        stage.advance(by: 0.05)
        #expect(view.isZoomBouncing)
        view.stopScrollingAndZooming()
        #expect(view.zoomScale == 3)
        #expect(stage.settle(limit: 2))
    }

    // MARK: Two fingers

    @Test("content zooms with the distance of two fingers, and stays under them")
    func fingers() {
        // 216 points are double the 108 at which the pinch began, around the point (154, 200).
        let fingers = pinch(to: 216)
        #expect(view.zoomScale == 2)
        #expect(view.isZooming && !view.isZoomBouncing)
        #expect(photo.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(view.contentSize == CGSize(width: 600, height: 800))
        #expect(view.contentOffset == CGPoint(x: 154, y: 200))
        stage.touchMove(fingers.left, to: CGPoint(x: 56, y: 200))
        stage.touchMove(fingers.right, to: CGPoint(x: 272, y: 200))
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 144, y: 200), "both fingers went ten points to the right")
    }

    @Test("a finger that stays after a pinch drags on, and ends as any drag")
    func oneFingerStays() {
        let fingers = pinch(to: 216)
        stage.touchUp(fingers.left, at: CGPoint(x: 46, y: 200))
        #expect(!view.isZooming && view.isDragging)
        #expect(delegate.turns == ["willBeginZooming", "willBeginDragging", "didEndZooming 2.0"])
        #expect(view.contentOffset == CGPoint(x: 154, y: 200))
        stage.touchMove(fingers.right, to: CGPoint(x: 242, y: 170))
        #expect(view.contentOffset == CGPoint(x: 174, y: 230))
        stage.advance(by: 0.2)
        stage.touchUp(fingers.right, at: CGPoint(x: 242, y: 170))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 174, y: 230))
        #expect(delegate.turns.last == "didEndDragging false")
    }

    @Test("a second finger put down again zooms again")
    func comesBack() {
        let fingers = pinch(to: 216)
        stage.touchUp(fingers.left, at: CGPoint(x: 46, y: 200))
        let other = stage.touchDown(at: CGPoint(x: 162, y: 200))
        stage.touchMove(other, to: CGPoint(x: 187, y: 200))
        #expect(view.zoomScale == 1.5, "75 points of 100")
        #expect(view.isZooming)
        stage.touchUp(other, at: CGPoint(x: 187, y: 200))
        stage.touchUp(fingers.right, at: CGPoint(x: 262, y: 200))
        stage.settle()
        #expect(delegate.calls.count { $0 == "willBeginZooming" } == 2)
        #expect(delegate.calls.count { $0.hasPrefix("didEndZooming") } == 2)
    }

    @Test("past the limit the scale follows less, and bounces back before didEndZooming")
    func beyond() {
        // Pulled to 6, double the limit: 3 · (1 + 0.55 / 1.55).
        let fingers = pinch(to: 648)
        #expect((view.zoomScale - 4.064516).magnitude < 1e-5)
        stage.touchUp(fingers.left, at: CGPoint(x: -170, y: 200))
        stage.touchUp(fingers.right, at: CGPoint(x: 478, y: 200))
        #expect(view.isZoomBouncing && !view.isZooming && !view.isDragging)
        #expect(!delegate.turns.contains { $0.hasPrefix("didEndZooming") })
        stage.advance(by: 0.1)
        #expect(view.zoomScale > 3 && view.zoomScale < 3.5)
        stage.advance(by: 0.54)
        #expect(view.zoomScale == 3, "0.64 seconds later")
        #expect(!view.isZoomBouncing)
        #expect(delegate.turns.last == "didEndZooming 3.0")
        #expect(view.contentSize == CGSize(width: 900, height: 1200))
    }

    @Test("below the limit the scale bounces back, to an offset where content may rest")
    func below() {
        let fingers = pinch(to: 46)
        // 46 of the 92 at which it began: 1 / (1 + 0.55 / 1.55).
        #expect((view.zoomScale - 0.738095).magnitude < 1e-5)
        #expect(view.contentOffset.x < 0, "the middle stays under the fingers")
        stage.touchUp(fingers.left, at: CGPoint(x: 123, y: 200))
        stage.touchUp(fingers.right, at: CGPoint(x: 169, y: 200))
        #expect(stage.settle(limit: 2))
        #expect(view.zoomScale == 1)
        #expect(view.contentOffset == .zero)
    }

    @Test("without bouncesZoom the scale stops at the limit")
    func stiff() {
        view.bouncesZoom = false
        _ = pinch(to: 648)
        #expect(view.zoomScale == 3)
    }

    @Test("a finger that drags while content bounces back keeps hold of it")
    func dragDuringBounce() {
        let fingers = pinch(to: 648)
        stage.touchUp(fingers.left, at: CGPoint(x: -170, y: 200))
        #expect(view.isZoomBouncing && view.isDragging)
        stage.touchMove(fingers.right, to: CGPoint(x: 470, y: 190))
        stage.advance(by: 0.05)
        stage.touchUp(fingers.right, at: CGPoint(x: 470, y: 190))
        #expect(stage.settle(limit: 2))
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == view.clampedOffset(view.contentOffset))
        #expect(delegate.turns.count { $0.hasPrefix("didEnd") } == 2, "one drag and one zoom")
    }

    @Test("a trackpad zooms around the pointer")
    func trackpad() {
        stage.trackpad(at: CGPoint(x: 100, y: 50), scale: 2)
        #expect((view.zoomScale - 2).magnitude < 1e-9)
        #expect(view.contentOffset == CGPoint(x: 100, y: 50))
        #expect(delegate.turns == ["willBeginZooming", "didEndZooming \(view.zoomScale)"])
    }

    @Test("of two nested zooming views the inner one zooms", arguments: [false, true])
    func nested(byTrackpad: Bool) {
        let inner = UIScrollView(frame: view.bounds)
        let innerPhoto = UIView(frame: view.bounds)
        let innerDelegate = ZoomLog(photo: innerPhoto)
        inner.addSubview(innerPhoto)
        inner.contentSize = innerPhoto.bounds.size
        inner.maximumZoomScale = 3
        inner.delegate = innerDelegate
        photo.addSubview(inner)
        if byTrackpad {
            stage.trackpad(at: CGPoint(x: 100, y: 50), scale: 2)
        } else {
            stage.pinch(at: CGPoint(x: 150, y: 200), from: 92, to: 200)
        }
        #expect((inner.zoomScale - 2).magnitude < 1e-9)
        #expect(view.zoomScale == 1)
    }

    @Test("a view without a view for zooming, or with one scale only, doesn't zoom")
    func unzoomable() {
        delegate.isZoomable = false
        stage.pinch(at: CGPoint(x: 150, y: 200), from: 92, to: 200)
        #expect(view.zoomScale == 1)
        #expect(delegate.turns.isEmpty)
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        #expect(view.pinchGestureRecognizer != nil)
        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
        #expect(UIScrollView().pinchGestureRecognizer == nil)
    }

    @Test("a pinch cancels the content's touches")
    func cancelsContent() {
        let cell = ContentLog(frame: photo.bounds)
        photo.addSubview(cell)
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 200))
        stage.advance(by: 0.2)
        let other = stage.touchDown(at: CGPoint(x: 200, y: 200))
        stage.touchMove(other, to: CGPoint(x: 240, y: 200))
        #expect(view.isZooming)
        #expect(cell.calls == ["began", "cancelled"])
        stage.touchUp(other, at: CGPoint(x: 240, y: 200))
        stage.touchUp(finger, at: CGPoint(x: 100, y: 200))
        stage.settle()
    }

    // MARK: Zooming by code

    @Test("setting zoomScale keeps the middle, calls didScroll and then didZoom, and stays within the limits")
    func scale() {
        view.zoomScale = 2
        #expect(view.contentOffset == CGPoint(x: 150, y: 200))
        #expect(delegate.calls == ["didScroll", "didZoom"])
        view.zoomScale = 2
        #expect(delegate.calls.count == 2, "nothing new")
        view.zoomScale = 30
        #expect(view.zoomScale == 3)
        view.zoomScale = 0.1
        #expect(view.zoomScale == 1)
        #expect(view.contentOffset == .zero)
    }

    @Test("an animated zoom takes 0.3 seconds and calls its beginning and end once")
    func animated() {
        view.setZoomScale(2, animated: true)
        #expect(view.zoomScale == 1 && !view.isZooming)
        stage.advance(by: 0.15)
        #expect((view.zoomScale - 1.5).magnitude < 1e-6)
        stage.advance(by: 0.15)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 150, y: 200))
        #expect(delegate.turns == ["willBeginZooming", "didEndZooming 2.0"])
        #expect(stage.settle(limit: 1), "only the indicators still fade")
        let rest = stage.framesMade
        stage.advance(by: 5)
        #expect(stage.framesMade == rest, "nothing is asked for at rest")
    }

    @Test("another zoom, or another offset, finishes an animated zoom at its target")
    func interrupted() {
        view.setZoomScale(2, animated: true)
        stage.advance(by: 0.1)
        view.setZoomScale(3, animated: true)
        #expect(view.zoomScale == 2)
        stage.advance(by: 0.1)
        view.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 10, y: 20))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 10, y: 20))
        #expect(
            delegate.turns == ["willBeginZooming", "didEndZooming 2.0", "willBeginZooming", "didEndZooming 3.0"])
    }

    @Test("a delegate that sets insets keeps small content in the middle")
    func centered() {
        view.minimumZoomScale = 0.5
        delegate.didZoom = { view in
            let left = max((view.bounds.width - view.contentSize.width) / 2, 0)
            let top = max((view.bounds.height - view.contentSize.height) / 2, 0)
            view.contentInset = UIEdgeInsets(top: top, left: left, bottom: top, right: left)
        }
        view.zoomScale = 0.5
        #expect(view.contentOffset == CGPoint(x: -75, y: -100))
        view.setZoomScale(1, animated: true)
        stage.settle()
        #expect(view.contentOffset == .zero)
        let fingers = pinch(to: 23)
        stage.touchUp(fingers.left, at: CGPoint(x: 134.5, y: 200))
        stage.touchUp(fingers.right, at: CGPoint(x: 157.5, y: 200))
        stage.settle()
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == CGPoint(x: -75, y: -100))
    }

    // MARK: Bad input

    @Test("scales and rectangles that are not finite change nothing, with a warning")
    func notANumber() {
        let warnings = WarningLog()
        view.zoomScale = .nan
        view.minimumZoomScale = .infinity
        view.maximumZoomScale = -1
        view.zoom(to: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), animated: true)
        #expect((view.zoomScale, view.minimumZoomScale, view.maximumZoomScale) == (1, 1, 3))
        #expect(delegate.calls.isEmpty)
        #expect(!warnings.identifiers.isEmpty)
    }

    @Test("the view may be removed, and the photo and the delegate released, during a zoom")
    func leaving() {
        let fingers = pinch(to: 648)
        view.removeFromSuperview()
        #expect(!view.isZooming)
        #expect(view.zoomScale == 3, "nothing animates outside of a window")
        #expect(delegate.turns.last == "didEndZooming 3.0" || delegate.turns.last == "didEndDragging false")
        stage.touchUp(fingers.left, at: .zero)
        stage.touchUp(fingers.right, at: .zero)
        stage.show(view)
        view.setZoomScale(1, animated: true)
        stage.advance(by: 0.1)
        view.delegate = nil
        #expect(stage.settle(limit: 1))
        #expect(view.zoomScale == 1)
    }

    @Test("a delegate may zoom in scrollViewDidZoom")
    func reentrant() {
        delegate.didZoom = { $0.zoomScale = 2 }
        _ = pinch(to: 270)
        #expect(view.zoomScale == 2)
        view.setZoomScale(1, animated: true)
        #expect(stage.settle(limit: 2))
        #expect(!view.isZooming || view.zoomScale == 2)
    }

    @Test("after random touches content rests within its limits", arguments: 1...20)
    func thrash(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var fingers: [Int] = []
        func anywhere() -> CGPoint {
            CGPoint(x: .random(in: -50...350, using: &random), y: .random(in: -50...450, using: &random))
        }
        for _ in 0..<300 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0 where fingers.count < 5:
                let place = CGPoint(
                    x: .random(in: 0..<300, using: &random), y: .random(in: 0..<400, using: &random))
                fingers.append(stage.touchDown(at: place))
            case 1:
                if let finger = fingers.randomElement(using: &random) {
                    fingers.removeAll { $0 == finger }
                    stage.touchUp(finger, at: anywhere())
                }
            case 2: view.setZoomScale(.random(in: 0...5, using: &random), animated: .random(using: &random))
            case 3: stage.advance(by: .random(in: 0...0.3, using: &random))
            case 4: stage.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 30, dy: 70))
            default:
                if let finger = fingers.randomElement(using: &random) { stage.touchMove(finger, to: anywhere()) }
            }
            #expect(view.contentOffset.isFinite && view.zoomScale > 0.4 && view.zoomScale < 6.1)
        }
        for finger in fingers { stage.touchUp(finger, at: anywhere()) }
        #expect(stage.settle(limit: 20), "seed \(seed)")
        #expect(view.zoomScale >= 1 && view.zoomScale <= 3, "seed \(seed)")
        let rest = view.clampedOffset(view.contentOffset)
        #expect(abs(rest.x - view.contentOffset.x) <= 0.5 && abs(rest.y - view.contentOffset.y) <= 0.5, "seed \(seed)")
        let turns = delegate.turns
        #expect(
            turns.count { $0 == "willBeginZooming" } == turns.count { $0.hasPrefix("didEndZooming") }, "seed \(seed)")
    }
}
