import CoreGraphics

/// What makes `delegate.scrollViewDidEndDragging?(view, willDecelerate: true)` compile (D5): called with the labels of the
/// method that it stands for.
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

    /// Nil also when the method was not written.
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

// The optional methods of the protocol, to be called with a question mark as on iOS. A method that was not written does
// nothing; where it would answer something, the answer is nil.
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

    /// The view that grows and shrinks, if the method was written. Only through here, so that no mark stays behind.
    func zoomedView(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.result { viewForZooming(in: scrollView) } ?? nil
    }
}
