import CoreGraphics

/// What makes `delegate.scrollViewDidEndDragging?(view, willDecelerate: true)` compile (D5): called with the labels of the
/// method that it stands for.
@preconcurrency @MainActor public struct ScrollDelegateCalls {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Nil also when the method was not written.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? { delegate.zoomedView(in: scrollView) }

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. A method that was not written does
// nothing; where it would answer something, the answer is nil.
extension UIScrollViewDelegate {
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }

    public var scrollViewWillEndDragging: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    public var scrollViewDidEndDragging: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }

    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }

    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }

    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    public var viewForZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    public var scrollViewWillBeginZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

    public var scrollViewDidEndZooming: ScrollDelegateCalls? { ScrollDelegateCalls(delegate: self) }

    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
        { view in OptionalMethod.result { self.scrollViewShouldScrollToTop(view) } }
    }

    public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }

    /// The view that grows and shrinks, if the method was written. Only through here, so that no mark stays behind.
    func zoomedView(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.result { viewForZooming(in: scrollView) } ?? nil
    }
}
