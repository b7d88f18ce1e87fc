import CoreGraphics

// Back to the beginning by a tap at the top of the screen (Decisions/0040).
extension UIScrollView {
    /// Whether such a tap moves it; the delegate is asked.
    fileprivate var mayScrollToTop: Bool {
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

extension UIWindow {
    /// The one scroll view on screen that scrolls to its top; nil when there are more, or it may not.
    var scrollViewForTop: UIScrollView? {
        var found: [UIScrollView] = []
        collectScrollViewsForTop(into: &found)
        guard found.count == 1, let only = found.first, only.mayScrollToTop else { return nil }
        return only
    }
}

extension UIKey {
    /// Command-Up, as on a Mac, and Control-Up for keyboards without that key.
    var scrollsToTop: Bool { characters == "ArrowUp" && !modifierFlags.isDisjoint(with: [.command, .control]) }
}

extension UIView {
    fileprivate func collectScrollViewsForTop(into found: inout [UIScrollView]) {
        guard !isHidden, alpha > 0.01, let window else { return }
        if let scrollView = self as? UIScrollView, scrollView.scrollsToTop,
            convert(bounds, to: window).intersects(window.bounds)
        {
            found.append(scrollView)
        }
        for view in subviews { view.collectScrollViewsForTop(into: &found) }
    }
}
