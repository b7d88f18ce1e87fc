import CoreGraphics

// Scrolling to the top after a tap at the top of the screen (Decisions/0040).
extension UIScrollView {
    /// Whether such a tap scrolls this view. Asks the delegate.
    var mayScrollToTop: Bool {
        guard isScrollEnabled, contentOffset.y != restingRange(.vertical).lowerBound else { return false }
        guard let scrollDelegate else { return true }
        return OptionalMethod.result { scrollDelegate.scrollViewShouldScrollToTop(self) } ?? true
    }

    func scrollToTop() {
        zoom?.finish()
        motion.scroll(
            to: CGPoint(x: contentOffset.x, y: restingRange(.vertical).lowerBound), animated: true)
        isScrollingToTop = true
        if !motion.isActive { glideDidEnd() }
    }

    /// Tells the delegate that an animated scroll has ended.
    func glideDidEnd() {
        guard isScrollingToTop else {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        isScrollingToTop = false
        scrollDelegate?.scrollViewDidScrollToTop(self)
    }
}
