import CoreGraphics

/// Learns how a scroll view moves. Every method is optional, as on iOS.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content offset changed, whatever the reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts. `velocity` is in points per millisecond. The content will come to rest at
    /// `targetContentOffset`, which you can change.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called after the finger lifted. `decelerate` says whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the finger lifted and the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when deceleration has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated scroll in code has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Returns the view inside that zooming scales, or nil for none.
    ///
    /// Called when zooming begins.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when two fingers, or an animated change in code, begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the zoom scale changed, whatever the reason. The content size and offset have their new values
    /// already.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when fingers have ended zooming and the content is back within its limits, or when animated zooming has
    /// ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap at the top of the screen scrolls the content to its beginning. If not implemented, true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when content has reached its beginning after such a tap.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.notImplemented(nil) }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalMethod.notImplemented(true) }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
