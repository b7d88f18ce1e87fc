import CoreGraphics

/// Told how a scroll view moves. Every method is optional, as on iOS.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, whatever the reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger is about to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger lifts. `velocity` is in points per millisecond; the content will rest at `targetContentOffset`, which
    /// may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the finger lifts. `decelerate` says whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the finger lifted and the content goes on moving.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content came to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated scroll, asked for by the program, came to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view inside that grows and shrinks when the content is zoomed; nil where nothing does.
    ///
    /// Asked when a zoom begins.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Two fingers are about to zoom, or the program in an animated way.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The zoom scale changed, whatever the reason. Size and offset of the content are the new ones already.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// The fingers have let go, and the content is back within its limits; or the animated zoom is over.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap at the top of the screen may scroll the content back to its beginning. It may by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Content that such a tap sent there has reached its beginning.
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
