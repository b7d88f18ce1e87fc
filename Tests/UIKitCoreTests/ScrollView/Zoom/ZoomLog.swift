import UIKit

/// A delegate that returns the view for zooming, and records its calls.
@MainActor final class ZoomLog: UIScrollViewDelegate {
    let photo: UIView
    private(set) var calls: [String] = []
    var isZoomable = true
    var didZoom: (UIScrollView) -> Void = { _ in }

    init(photo: UIView) { self.photo = photo }

    /// The calls without those that come with each step.
    var turns: [String] { calls.filter { $0 != "didScroll" && $0 != "didZoom" } }

    func clear() { calls = [] }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { isZoomable ? photo : nil }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append(view === photo ? "willBeginZooming" : "willBeginZooming something else")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("didZoom")
        didZoom(scrollView)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming \(scale)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
}
