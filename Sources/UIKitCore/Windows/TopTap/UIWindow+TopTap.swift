import CoreGraphics

// Scrolls back to the beginning after a tap at the top of the screen (Decisions/0040).
extension UIWindow {
    /// The only scroll view on the screen that scrolls to its top; nil if there are several, or if it may not scroll.
    var scrollerForTop: (any ContentScroller)? {
        var found: [any ContentScroller] = []
        collectScrollersForTop(into: &found)
        guard found.count == 1, let only = found.first, only.mayScrollToTop else { return nil }
        return only
    }
}

extension UIKey {
    /// Whether the key is Command-Up, as on a Mac, or Control-Up for keyboards without that key.
    var scrollsToTop: Bool { name == "ArrowUp" && !modifierFlags.isDisjoint(with: [.command, .control]) }
}

extension UIView {
    fileprivate func collectScrollersForTop(into found: inout [any ContentScroller]) {
        guard !isHidden, alpha > 0.01, let window else { return }
        if let scroller = contentScroller, scroller.scrollsToTop, convert(bounds, to: window).intersects(window.bounds)
        {
            found.append(scroller)
        }
        for view in subviews { view.collectScrollersForTop(into: &found) }
    }
}
