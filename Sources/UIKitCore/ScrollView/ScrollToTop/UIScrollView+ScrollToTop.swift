import CoreGraphics

// Back to the beginning by a tap at the top of the screen (Decisions/0040).
extension UIScrollView {
    /// Whether such a tap moves it; the delegate is asked.
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

    /// An animated scroll came to its end.
    func glideDidEnd() {
        guard isScrollingToTop else {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        isScrollingToTop = false
        scrollDelegate?.scrollViewDidScrollToTop(self)
    }
}
