import CoreGraphics

/// Makes `delegate.scrollViewDidEndDragging?(view, willDecelerate: true)` compile (D5). Use the labels of the method to
/// call.
@preconcurrency @MainActor public struct ScrollDelegateCalls {
    let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Returns the view to zoom, or nil if the delegate doesn't implement the method or returns nil.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? { delegate.zoomedView(in: scrollView) }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented does nothing,
// or returns nil if it has a result.
extension UIScrollViewDelegate {
    /// Lets `delegate.scrollViewDidScroll?(…)` compile.
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

    /// Lets `delegate.scrollViewWillBeginDragging?(…)` compile.
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }

    /// Lets `delegate.scrollViewWillEndDragging?(…)` compile.
    public var scrollViewWillEndDragging: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    /// Lets `delegate.scrollViewDidEndDragging?(…)` compile.
    public var scrollViewDidEndDragging: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    /// Lets `delegate.scrollViewWillBeginDecelerating?(…)` compile.
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }

    /// Lets `delegate.scrollViewDidEndDecelerating?(…)` compile.
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }

    /// Lets `delegate.scrollViewDidEndScrollingAnimation?(…)` compile.
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }

    /// Lets `delegate.scrollViewDidChangeAdjustedContentInset?(…)` compile.
    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    /// Lets `delegate.viewForZooming?(…)` compile.
    public var viewForZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    /// Lets `delegate.scrollViewWillBeginZooming?(…)` compile.
    public var scrollViewWillBeginZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    /// Lets `delegate.scrollViewDidZoom?(…)` compile.
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

    /// Lets `delegate.scrollViewDidEndZooming?(…)` compile.
    public var scrollViewDidEndZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    /// Lets `delegate.scrollViewShouldScrollToTop?(…)` compile.
    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
        { view in OptionalMethod.result { self.scrollViewShouldScrollToTop(view) } }
    }

    /// Lets `delegate.scrollViewDidScrollToTop?(…)` compile.
    public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }

    /// The view to zoom; nil if the delegate doesn't implement the method. All calls go through here, so that no mark
    /// of a missing method is left behind.
    func zoomedView(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.result { viewForZooming(in: scrollView) } ?? nil
    }
}
