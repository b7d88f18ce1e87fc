import UIKit

/// A photo that is zoomed by two fingers and by a double tap, as apps write it.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.addSubview(photo)
        scrollView.contentSize = photo.bounds.size
        scrollView.minimumZoomScale = min(
            scrollView.bounds.width / photo.bounds.width, scrollView.bounds.height / photo.bounds.height)
        scrollView.maximumZoomScale = 3
        scrollView.bouncesZoom = true
        scrollView.zoomScale = scrollView.minimumZoomScale
        scrollView.delaysContentTouches = true
        scrollView.canCancelContentTouches = true
        scrollView.scrollsToTop = false
        scrollView.keyboardDismissMode = .onDrag
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)

        let doubleTap = UITapGestureRecognizer(
            target: self, action: Selector(PhotoViewController.handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        scrollView.pinchGestureRecognizer?.isEnabled = true
    }

    func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        } else {
            let center = recognizer.location(in: photo)
            scrollView.zoom(
                to: CGRect(x: center.x - 50, y: center.y - 50, width: 100, height: 100), animated: true)
        }
    }

    private func centerPhoto() {
        let left = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let top = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: top, left: left, bottom: top, right: left)
    }

    // MARK: - UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        events.append(view === photo ? "begin" : "begin with another view")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPhoto() }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        events.append("end at \(scale)")
    }
}

/// Forwards all calls to another delegate, as libraries do that come between a view and its delegate.
final class ForwardingDelegate: NSObject, UIScrollViewDelegate {
    weak var forward: UIScrollViewDelegate?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forward?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forward?.scrollViewWillEndDragging?(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forward?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forward?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forward?.scrollViewDidEndDecelerating?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forward?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forward?.scrollViewDidChangeAdjustedContentInset?(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forward?.viewForZooming?(in: scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forward?.scrollViewWillBeginZooming?(scrollView, with: view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forward?.scrollViewDidZoom?(scrollView)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forward?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forward?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forward?.scrollViewDidScrollToTop?(scrollView)
    }
}

/// A collection view's delegate asks its scroll view's part in the same way.
final class ScrollTellingController: UICollectionViewController {
    private(set) var steps = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        steps += 1
    }

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

    func tellDelegate() {
        collectionView.delegate?.scrollViewDidScroll?(collectionView)
    }
}

/// Content touches as decided by a subclass.
final class ButtonScrollView: UIScrollView {
    private(set) var refused = 0

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        if view.tag == 7 { refused += 1 }
        return view.tag != 7 && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        if view is UIButton { return true }
        return super.touchesShouldCancel(in: view)
    }
}
