import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Zooming as on iOS") struct ZoomingAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    @Test("a photo that fits zooms by a double tap, stays centred and zooms out again")
    func photo() {
        let controller = PhotoViewController()
        stage.show(controller)
        let view = controller.scrollView
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == CGPoint(x: 0, y: -100), "200 points of photo in 400")
        stage.doubleTap(at: CGPoint(x: 150, y: 200))
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 750, y: 400), "the photo's middle is in the middle")
        stage.doubleTap(at: CGPoint(x: 150, y: 200))
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == CGPoint(x: 0, y: -100))
        #expect(controller.events == ["begin", "end at 3.0", "begin", "end at 0.5"])
        stage.pinch(at: CGPoint(x: 150, y: 200), from: 92, to: 200)
        #expect(view.zoomScale == 1)
    }

    @Test("all fourteen optional methods can be called with optional chaining")
    func forwarding() {
        let end = FullDelegate()
        let between = ForwardingDelegate()
        between.forward = end
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var target = CGPoint.zero
        between.scrollViewDidScroll(view)
        between.scrollViewWillBeginDragging(view)
        between.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
        between.scrollViewDidEndDragging(view, willDecelerate: true)
        between.scrollViewWillBeginDecelerating(view)
        between.scrollViewDidEndDecelerating(view)
        between.scrollViewDidEndScrollingAnimation(view)
        between.scrollViewDidChangeAdjustedContentInset(view)
        #expect(between.viewForZooming(in: view) === end.photo)
        between.scrollViewWillBeginZooming(view, with: nil)
        between.scrollViewDidZoom(view)
        between.scrollViewDidEndZooming(view, with: nil, atScale: 2)
        #expect(!between.scrollViewShouldScrollToTop(view))
        between.scrollViewDidScrollToTop(view)
        #expect(target == CGPoint(x: 0, y: 7))
        #expect(
            end.calls == [
                "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
                "didEndDecelerating", "didEndScrollingAnimation", "didChangeAdjustedContentInset", "viewForZooming",
                "willBeginZooming", "didZoom", "didEndZooming", "shouldScrollToTop", "didScrollToTop",
            ])
    }

    @Test("an optional method that isn't implemented returns nil")
    func notWritten() {
        let silent: any UIScrollViewDelegate = SilentDelegate()
        let view = UIScrollView()
        #expect(silent.viewForZooming?(in: view) == nil)
        #expect(silent.scrollViewShouldScrollToTop?(view) == nil)
        let controller: any UIScrollViewDelegate = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.viewForZooming?(in: view) == nil)
        #expect(controller.scrollViewShouldScrollToTop?(view) == nil)
        let telling = ScrollTellingController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect((telling as any UIScrollViewDelegate).scrollViewShouldScrollToTop?(view) == false)
        let steps = telling.steps
        telling.tellDelegate()
        #expect(telling.steps == steps + 1)
    }

    @Test("a scroll view subclass keeps touches from one view, and cancels those of buttons")
    func touches() {
        let view = ButtonScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 2000)
        view.delaysContentTouches = false
        let button = UIButton(frame: view.bounds)
        view.addSubview(button)
        stage.show(view)
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == 90)
        button.tag = 7
        stage.tap(at: CGPoint(x: 150, y: 200))
        #expect(view.refused == 1)
    }
}

private final class SilentDelegate: NSObject, UIScrollViewDelegate {}

private final class FullDelegate: NSObject, UIScrollViewDelegate {
    let photo = UIView()
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        targetContentOffset.pointee.y = 7
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("didChangeAdjustedContentInset")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        calls.append("viewForZooming")
        return photo
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("willBeginZooming")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldScrollToTop")
        return false
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
}
