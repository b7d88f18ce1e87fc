import UIKit

/// The delegate of all scroll views of a page. It passes on every call.
final class ScrollWatcher: NSObject, UICollectionViewDelegate {
    /// Called when the content offset has changed.
    var contentDidMove: (UIScrollView) -> Void = { _ in }
    /// Called for each delegate method, with its name and values as text.
    var wasCalled: (UIScrollView, String) -> Void = { _, _ in }
    /// Called when the finger lifts, with the content offset where the content will come to rest.
    var willEndDragging: (UIScrollView, CGPoint) -> Void = { _, _ in }
    var contentCameToRest: (UIScrollView) -> Void = { _ in }
    /// The view that a pinch zooms.
    weak var zoomedView: UIView?
    /// Called when the zoom scale has changed.
    var didZoom: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tell(scrollView, "didScroll")
        contentDidMove(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell(scrollView, "willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let target = targetContentOffset.pointee
        let (speed, place) = scrollView.plotsSideways ? (velocity.x, target.x) : (velocity.y, target.y)
        tell(scrollView, "willEndDragging  v \(speed.digits(2))  target \(place.digits(1))")
        willEndDragging(scrollView, target)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        tell(scrollView, "didEndDragging  \(decelerate ? "will decelerate" : "won't decelerate")")
        if !decelerate { contentCameToRest(scrollView) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell(scrollView, "willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        tell(scrollView, "didEndDecelerating")
        contentCameToRest(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        tell(scrollView, "didEndScrollingAnimation")
        contentCameToRest(scrollView)
    }

    // MARK: Zooming

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        tell(scrollView, "willBeginZooming")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        didZoom()
        tell(scrollView, "didZoom")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        tell(scrollView, "didEndZooming  scale \(scale.digits(2))")
        contentCameToRest(scrollView)
    }

    private func tell(_ scrollView: UIScrollView, _ call: String) { wasCalled(scrollView, call) }
}
